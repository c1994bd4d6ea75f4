"""Servers: their settings, presets and past, and which process looks after them."""
