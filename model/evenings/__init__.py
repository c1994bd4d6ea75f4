"""How people find to a table: evenings that are planned, what of them stands among a server's events, and wishes."""
