"""Tournaments: opening, entering and directing one, and the results."""
