"""The operator's work on a database: checking, copying and moving it."""
