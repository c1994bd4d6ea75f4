"""What a server sees: its settings, a welcome, and the deal of the day."""
