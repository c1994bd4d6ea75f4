"""The public messages of tables and tournaments."""
