# What the rulebook of every kind of game says.

match = Partie
one-dealer = Le joueur de la place 1 distribue.
