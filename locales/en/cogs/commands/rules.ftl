# House rules: reading and sharing them. $game is the name of a game, $name that of saved house rules.

code-holds = { $game } with { $count ->
    [0] no changes
    [one] 1 house rule
   *[other] { $count } house rules
}
heading = { $game }, { $seats } seats
preset-heading = { $name } · { $game }, { $seats } seats
which-saved = Which house rules? Pick them from the list for `name:`.
