# What the rulebook of every kind of game says.

match = Partie
one-dealer = Le joueur de la place 1 distribue.
small-print = { $ends } Après { $count } coups, la partie s’arrête aussi : celui qui est en tête gagne, et en cas d’égalité la victoire est partagée.
