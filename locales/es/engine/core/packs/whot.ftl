number = { $number }
    .plural = { $number }
    .one = { $number ->
        [8] un 8
        [11] un 11
       *[other] un { $number }
    }
whot = Whot
    .plural = las cartas Whot
    .one = una carta Whot
    .one-card = carta Whot
    .typed = whot w whot20 20

shape = { $shape ->
    [O] círculos
    [V] triángulos
    [X] cruces
    [U] cuadrados
   *[Y] estrellas
}
    .typed = { $shape ->
        [O] círculo círculos ci
        [V] triángulo triángulos t tr
        [X] cruz cruces x cr
        [U] cuadrado cuadrados cu
       *[Y] estrella estrellas e
    }

card = { $number } de { $shape }
    .typed = de
about = Una baraja tiene círculos y triángulos del 1 al 5, 7, 8 y del 10 al 14, cruces y cuadrados con 1, 2, 3, 5, 7, 10, 11, 13 y 14, estrellas del 1 al 5, 7 y 8, y cinco cartas Whot.
