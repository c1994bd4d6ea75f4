longest-penalty = Dickste Strafe: { $name } zieht { cards } auf einmal
fell-back = Punktlandung: { $name } kommt genau auf { points } und fällt zurück auf 0
caught-bluff = Bester Riecher: { $name } durchschaut den Bluff von { $player }
best-catch = Adlerauge: { $name } erwischt { $times ->
    [one] jemanden
   *[other] { $times }-mal jemanden
} mit nur einer Karte und ohne „letzte Karte“
