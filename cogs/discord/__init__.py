"""Interactions: let in once, answered in time, and understood."""
