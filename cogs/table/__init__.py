"""The public message of a table, and the private pages about it."""
