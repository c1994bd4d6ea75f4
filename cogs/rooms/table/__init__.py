"""The rooms of one table: lobby, play, hints."""
