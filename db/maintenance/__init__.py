"""What an operator does with a database: checking, copying and moving it."""
