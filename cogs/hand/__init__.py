"""The private hand of a seat, and what helps with it."""
