"""Lines that ping, and the question whether to."""
