"""A planned evening."""
