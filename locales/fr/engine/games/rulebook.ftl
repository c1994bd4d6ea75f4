# What the rulebook of every kind of game says.

match = Partie
one-dealer = Le joueur de la place 1 distribue.
match-too-long = Si la partie arrive à { $count } coups, elle s’arrête là, et la manche aussi. Qui est en tête gagne, et en cas d’égalité la victoire est partagée.
