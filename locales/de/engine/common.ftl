cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
rounds = { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}
suit-word = { $pack ->
    [whot] Form
   *[french] Farbe
}
rank-word = { $pack ->
    [whot] Zahl
   *[french] Wert
}
units = { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
}
