# House rules: reading and sharing them. $game is the name of a game, $name that of saved house rules.

code-holds = { $game } { $count ->
    [0] sans changement
    [one] avec { $count } règle maison
   *[other] avec { $count } règles maison
}
heading = { $game }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}
preset-heading = { $name } · { $game }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}
which-saved = Quelles règles maison ? Choisis-les dans la liste de `name:`.
