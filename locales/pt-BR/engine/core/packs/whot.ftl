number = { $number }
    .plural = { $number }
    .one = { $number ->
        [8] um 8
        [11] um 11
       *[other] um { $number }
    }
whot = Whot
    .plural = cartas Whot
    .one = uma carta Whot
    .one-card = carta Whot
    .typed = whot w whot20 20

shape = { $shape ->
    [O] círculos
    [V] triângulos
    [X] cruzes
    [U] quadrados
   *[Y] estrelas
}
    .typed = { $shape ->
        [O] círculo círculos ci
        [V] triângulo triângulos t tr
        [X] cruz cruzes x cr
        [U] quadrado quadrados q
       *[Y] estrela estrelas e
    }

card = { $number } de { $shape }
    .typed = de
about = Um baralho tem círculos e triângulos de 1 a 5, 7, 8 e de 10 a 14, cruzes e quadrados com 1, 2, 3, 5, 7, 10, 11, 13 e 14, estrelas de 1 a 5, 7 e 8, e cinco cartas Whot.
