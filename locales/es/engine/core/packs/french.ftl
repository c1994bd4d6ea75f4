rank-A = as
    .plural = ases
    .one = un as
    .typed = as a
rank-2 = dos
    .plural = doses
    .one = un dos
    .typed = dos 2
rank-3 = tres
    .plural = treses
    .one = un tres
    .typed = tres 3
rank-4 = cuatro
    .plural = cuatros
    .one = un cuatro
    .typed = cuatro 4
rank-5 = cinco
    .plural = cincos
    .one = un cinco
    .typed = cinco 5
rank-6 = seis
    .plural = seises
    .one = un seis
    .typed = seis 6
rank-7 = siete
    .plural = sietes
    .one = un siete
    .typed = siete 7
rank-8 = ocho
    .plural = ochos
    .one = un ocho
    .typed = ocho 8
rank-9 = nueve
    .plural = nueves
    .one = un nueve
    .typed = nueve 9
rank-T = diez
    .plural = dieces
    .one = un diez
    .typed = diez 10
rank-J = jota
    .plural = jotas
    .one = una jota
    .typed = jota sota j
rank-Q = reina
    .plural = reinas
    .one = una reina
    .typed = reina dama q
rank-K = rey
    .plural = reyes
    .one = un rey
    .typed = rey k
rank-joker = joker
    .plural = jokers
    .one = un joker
    .typed = joker jóker comodín

suit = { $suit ->
    [S] picas
    [H] corazones
    [D] diamantes
   *[C] tréboles
}
    .typed = { $suit ->
        [S] picas pica espadas pi p
        [H] corazones corazón co c
        [D] diamantes diamante di d
       *[C] tréboles trébol tr t
    }
figure = { $rank ->
    [T] 10
   *[other] { $rank }
}

card = { $rank } de { $suit }
    .typed = de
red-joker = joker rojo
black-joker = joker negro
red-cards = { $cards ->
    [jotas] jotas rojas
    [reinas] reinas rojas
   *[other] { $cards } rojos
}
black-cards = { $cards ->
    [jotas] jotas negras
    [reinas] reinas negras
   *[other] { $cards } negros
}
