# What every catalogue may refer to. Each takes its number as $count, and what a pack calls its suits the pack as $pack.

cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
suit-word = { $pack ->
    [whot] forme
   *[french] couleur
}
rank-word = { $pack ->
    [whot] valeur
   *[french] valeur
}
units = { $count ->
    [one] { $count } unité
   *[other] { $count } unités
}
plus = plus
plus-count = plus { $count }
minus-count = moins { $count }
