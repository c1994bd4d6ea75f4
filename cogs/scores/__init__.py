"""People: preferences, profiles and leaderboards."""
