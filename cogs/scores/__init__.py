"""Leaderboards, profiles and ratings."""
