# What the rulebook of every kind of game says.

match = Match
one-dealer = The first seat deals.
