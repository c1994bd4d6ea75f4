rank-A = as
    .plural = ases
    .one = un as
rank-2 = dos
    .plural = doses
    .one = un dos
rank-3 = tres
    .plural = treses
    .one = un tres
rank-4 = cuatro
    .plural = cuatros
    .one = un cuatro
rank-5 = cinco
    .plural = cincos
    .one = un cinco
rank-6 = seis
    .plural = seises
    .one = un seis
rank-7 = siete
    .plural = sietes
    .one = un siete
rank-8 = ocho
    .plural = ochos
    .one = un ocho
rank-9 = nueve
    .plural = nueves
    .one = un nueve
rank-T = diez
    .plural = dieces
    .one = un diez
rank-J = jota
    .plural = jotas
    .one = una jota
rank-Q = reina
    .plural = reinas
    .one = una reina
rank-K = rey
    .plural = reyes
    .one = un rey
rank-joker = joker
    .plural = jokers
    .one = un joker

suit = { $suit ->
    [S] picas
    [H] corazones
    [D] diamantes
   *[C] tréboles
}

card = { $rank } de { $suit }
red-joker = joker rojo
black-joker = joker negro
red-cards = { $cards } de color rojo
black-cards = { $cards } de color negro
