"""What happens when a seat does something: cards, turns, rounds and the end of a match."""
