"""Tournaments: entries, rounds, and when they start."""
