# What the rulebook of every kind of game says.

match = Partie
one-dealer = La première place distribue.
