"""The shedding games of the family: match the pile by suit or rank, and go out first."""
