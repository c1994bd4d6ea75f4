"""Tournaments: who enters and directs, when they start, and their rounds."""
