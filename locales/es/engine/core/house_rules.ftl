chapter-table = Mesa y reparto
chapter-score = Puntos

on = sí
off = no
nothing-listed = ninguna
house-choice = Regla de la casa “{ $rule }”: { $value }.

no-such-choice = Una de esas opciones no existe. Elige cada una de su lista.
no-such-card = Una regla sobre cartas necesita un valor, como Q, o una carta, como QP.
listed-twice = Hay un valor o una carta dos veces en la lista. Quita uno de los dos.

seats =
    .label = Asientos
    .help = Cuántas personas pueden jugar, de dos a ocho.
    .refused = Una mesa tiene de 2 a 8 asientos, no { $count }.
first_dealer =
    .label = Primer reparto
    .help = Quién reparte la primera ronda.
    .chance = al azar
    .low-card = quien saque la carta más baja (el as es la más alta)
    .first-seat = quien ocupa el asiento 1
next_dealer =
    .label = Siguiente reparto
    .help = Quién reparte la siguiente ronda. Queda en último lugar el único jugador con cartas o, si quedan varios, el que tiene más puntos en la mano.
    .left = el siguiente jugador
    .winner = quien gana la ronda
    .last = quien queda en último lugar
target =
    .label = Meta
    .help = Con cuántos puntos acaba la partida.
    .value = { points }
    .refused = La meta debe ser de 10 a 1000 puntos.
