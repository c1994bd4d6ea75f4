# Huisregels lezen en delen.

code-holds = { $game } { $count ->
    [0] zonder huisregels
    [one] met 1 huisregel
   *[other] met { $count } huisregels
}
heading = { $game }, { $seats } plekken
preset-heading = { $name } · { $game }, { $seats } plekken
which-saved = Welke huisregels? Kies ze uit de lijst bij `name:`.
