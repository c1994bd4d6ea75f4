"""The database itself, a file or a server: opening it, its version, transactions, errors and copies."""
