"""Trying the rules without a table: simulation and transcripts."""
