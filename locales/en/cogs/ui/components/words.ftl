# Names that people typed.

nameless = a player
