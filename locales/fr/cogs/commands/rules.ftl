# House rules: reading and sharing them. $game is the name of a game, $name that of saved house rules.

code-holds = { $game } avec { $count ->
    [0] rien de changé
    [one] { $count } règle maison
   *[other] { $count } règles maison
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
