"""Slash commands and what their buttons do, one cog for each subject."""
