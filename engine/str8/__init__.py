"""The sequence game, a game of its own: number cards in a rising line of eight. Source: str8-eight.txt ("S2")."""
