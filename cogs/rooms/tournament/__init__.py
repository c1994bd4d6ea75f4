"""The room of tournaments: opening, entering and directing one, and the results."""
