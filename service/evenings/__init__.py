"""Evenings: planned, opened at their time, ended; and what of them stands among a server's events."""
