"""What an operator does with a database: checking, mending, copying and moving it."""
