"""How the shedding games look."""
