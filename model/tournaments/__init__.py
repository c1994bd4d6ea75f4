"""Tournaments: how they open, entries, rounds, what the organiser does, and notices."""
