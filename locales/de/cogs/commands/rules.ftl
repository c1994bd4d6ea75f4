code-holds = { $game } mit { $count ->
    [0] nichts Geändertem
    [one] 1 Hausregel
   *[other] { $count } Hausregeln
}
heading = { $game }, Plätze: { $seats }
preset-heading = { $name } · { $game }, Plätze: { $seats }
which-saved = Welche Hausregeln? Wähl sie bei `name:` aus der Liste.
