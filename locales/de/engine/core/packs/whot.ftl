number = { $number }
    .plural = { $number }er
    .one = { $number ->
        [8] eine 8
        [11] eine 11
       *[other] eine { $number }
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
        [O] kreis kreise kr k
        [V] dreieck dreiecke d dr
        [X] kreuz kreuze x
        [U] quadrat quadrate viereck q qu
       *[Y] stern sterne s st
    }

card = { $shape } { $number }
    .typed = { "" }
about = Ein Whot-Kartenspiel hat Kreise und Dreiecke mit 1 bis 5, 7, 8 und 10 bis 14, Kreuze und Quadrate mit 1, 2, 3, 5, 7, 10, 11, 13 und 14, Sterne mit 1 bis 5, 7 und 8, dazu fünf Whot-Karten.
