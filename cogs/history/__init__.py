"""Matches that are over."""
