cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
points = { $count ->
    [one] { $count } Punkt
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
# Mit „derselbe“ davor: Wert und Zahl haben nicht dasselbe Geschlecht. Ohne steht es in `.bare`, im Dativ in `.dat`.
rank-word = { $pack ->
    [whot] dieselbe Zahl
   *[french] derselbe Wert
}
    .bare = { $pack ->
        [whot] Zahl
       *[french] Wert
    }
    .dat = { $pack ->
        [whot] derselben Zahl
       *[french] demselben Wert
    }
units = { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
}
plus = plus
plus-count = plus { $count }
minus-count = minus { $count }
