"""Servers: their settings, seasons, presets and past, and which process looks after them."""
