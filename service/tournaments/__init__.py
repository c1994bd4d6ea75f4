"""The live tournaments, and what becomes of them and of tables when their place is gone."""
