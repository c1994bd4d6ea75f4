# Names that people typed, and those that are not known any more.

nameless = a player
someone = Someone
