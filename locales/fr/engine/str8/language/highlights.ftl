# What was memorable about a match of the sequence game.

best-round = Meilleure manche : { $name } avec { points }
most-passed = Cartes Passe : { $name } fait tourner les mains { $times ->
    [one] { $times } fois
   *[other] { $times } fois
}
