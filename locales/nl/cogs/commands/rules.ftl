# Huisregels lezen en delen.

code-holds = { $game } met { $count ->
    [0] niets veranderd
    [one] 1 huisregel
   *[other] { $count } huisregels
}
heading = { $game }, { $seats } plekken
preset-heading = { $name } · { $game }, { $seats } plekken
which-saved = Welke huisregels? Kies ze uit de lijst bij `name:`.
