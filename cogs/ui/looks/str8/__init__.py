"""How the sequence game looks: its words, its pictures and the faces of its cards."""
