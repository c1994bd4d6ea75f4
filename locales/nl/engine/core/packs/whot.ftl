number = { $number }
    .plural = { $number ->
        [1] enen
        [2] tweeën
        [3] drieën
        [4] vieren
        [5] vijven
        [7] zevens
        [8] achten
        [10] tienen
        [11] elven
        [12] twaalven
        [13] dertienen
        [14] veertienen
       *[other] { $number }’en
    }
    .one = { $number ->
        [8] een 8
        [11] een 11
       *[other] een { $number }
    }
whot = Whot
    .plural = Whot-kaarten
    .one = een Whot-kaart
    .one-card = Whot-kaart
    .typed = whot w whot20 20

shape = { $shape ->
    [O] cirkels
    [V] driehoeken
    [X] kruisen
    [U] vierkanten
   *[Y] sterren
}
    .typed = { $shape ->
        [O] cirkel cirkels c ci
        [V] driehoek driehoeken d dr
        [X] kruis kruisen x kr
        [U] vierkant vierkanten v
       *[Y] ster sterren s st
    }

card = { $shape ->
    [cirkels] cirkel
    [driehoeken] driehoek
    [kruisen] kruis
    [vierkanten] vierkant
   *[sterren] ster
} { $number }
    .typed = { "" }
about = In elk spel kaarten zitten cirkels en driehoeken met 1 tot en met 5, 7, 8 en 10 tot en met 14, kruisen en vierkanten met 1, 2, 3, 5, 7, 10, 11, 13 en 14, sterren met 1 tot en met 5, 7 en 8, en vijf Whot-kaarten.
