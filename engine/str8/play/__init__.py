"""The moves of the sequence game, what they may be, and what a round brings."""
