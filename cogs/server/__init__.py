"""A server: its settings, the message that greets it, and help."""
