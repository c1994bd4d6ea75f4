number = { $number }
    .plural = { $number ->
        [2] tweeën
        [3] drieën
        [1] enen
       *[other] { $number }’s
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
        [U] vierkant vierkanten v vi
       *[Y] ster sterren s st
    }

card = { $shape } { $number }
about = In een spel kaarten zitten cirkels en driehoeken met 1 tot 5, 7, 8 en 10 tot 14, kruisen en vierkanten met 1, 2, 3, 5, 7, 10, 11, 13 en 14, sterren met 1 tot 5, 7 en 8, en vijf Whot-kaarten.
