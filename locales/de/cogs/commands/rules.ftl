code-holds = { $game } { $count ->
    [0] ohne Änderungen
    [one] mit 1 Hausregel
   *[other] mit { $count } Hausregeln
}
heading = { $game }, Plätze: { $seats }
preset-heading = { $name } · { $game }, Plätze: { $seats }
which-saved = Welche Hausregeln? Wähl sie bei `name:` aus der Liste.
