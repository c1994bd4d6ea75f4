"""What a table and a tournament are, and what becomes of them. Pure: no I/O and no Discord."""
