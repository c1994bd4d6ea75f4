"""People: what they are called, what they prefer, and how well they play."""
