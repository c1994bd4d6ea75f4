"""Pages by subject: what a message shows."""
