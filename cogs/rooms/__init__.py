"""Slash commands and what their buttons do, one room for each subject."""
