"""The house rules of the shedding games, and what follows from them alone."""
