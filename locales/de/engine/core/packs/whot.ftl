number = { $number }
    .plural = { $number }er
    .one = { $number ->
        [8] 8
        [11] 11
       *[other] { $number }
    }
whot = Whot
    .plural = Whot-Karten
    .one = eine Whot-Karte
    .one-card = Whot-Karte
    .typed = whot w whot20 20

shape = { $shape ->
    [O] Kreis
    [V] Dreieck
    [X] Kreuz
    [U] Quadrat
   *[Y] Stern
}
    .typed = { $shape ->
        [O] kreis kreise circle circles c ci
        [V] dreieck dreiecke triangle triangles t tr
        [X] kreuz kreuze cross crosses x cr
        [U] quadrat quadrate square squares q sq
       *[Y] stern sterne star stars s st
    }

card = { $shape } { $number }
about = Ein Spiel hat Kreise und Dreiecke mit 1 bis 5, 7, 8 und 10 bis 14, Kreuze und Quadrate mit 1, 2, 3, 5, 7, 10, 11, 13 und 14, Sterne mit 1 bis 5, 7 und 8, dazu fünf Whot-Karten.
