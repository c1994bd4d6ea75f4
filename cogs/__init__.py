"""Discord: slash commands and buttons become engine actions, results become messages."""
