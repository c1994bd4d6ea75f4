aim = { $goal ->
    [round] a **{ $target }** puntos
   *[countdown] cuenta atrás de **{ $target }** a 0
}
aim-knockout = { $when ->
    [hand] fuera quien tenga más puntos en la mano
    [over] fuera si pasas de **{ $target }** puntos
   *[target] fuera si llegas a **{ $target }** puntos
}
aim-rounds-won = { $number ->
    [1] a una sola ronda
   *[other] a **{ $number }** rondas ganadas
}
aim-rounds = { $number ->
    [1] **1** ronda
   *[other] **{ $number }** rondas
}
goal-single = Quien gana la ronda gana la partida.
goal-rounds = Gana la partida el primero que gane { rounds }.
goal-most-rounds = Tras { rounds }, gana la partida quien haya ganado más. Si hay empate, se juega otra ronda.
goal-knockout = { $when ->
    [hand] En cada ronda queda fuera de la partida quien tenga más puntos en la mano
    [over] Quien pasa de { $target } puntos queda fuera de la partida
   *[target] Quien llega a { $target } puntos queda fuera de la partida
}. Gana el último que quede.
goal-countdown = La cuenta atrás empieza en { $target }. Gana el primero que llegue a 0.
goal-round = La partida acaba { $rounds ->
    [0] cuando alguien llega a { $target } puntos
    [one] tras 1 ronda
   *[other] tras { $rounds } rondas
}. Gana el total más { $best ->
    [highest] alto
   *[lowest] bajo
}. { $tie ->
    [shared] Si hay empate, se comparte la victoria.
   *[another-round] Si hay empate, se juega otra ronda.
}
goal-round-and-bonus = La partida acaba { $rounds ->
    [0] cuando alguien llega a { $target } puntos
    [one] tras 1 ronda
   *[other] tras { $rounds } rondas
}. Gana el total más { $best ->
    [highest] alto
   *[lowest] bajo
}, que recibe un extra de { points }. { $tie ->
    [shared] Si hay empate, se comparte la victoria.
   *[another-round] Si hay empate, se juega otra ronda.
}
spelling = { $pack ->
    [whot] Escribe símbolo y número, como círculo 10 o c10, o Whot
   *[french] Escribe valor y palo, como 8P (picas) o 10D (diamantes)
}

table-alt = Descarte: { $card }. { cards } en el mazo.
table-alt-suit = Descarte: { $card }. Ahora van { $suit }. { cards } en el mazo.
table-alt-card = Descarte: { $card }. Se pide { $ranks }. { cards } en el mazo.
table-alt-rank = Descarte: { $card }. Se piden { $ranks }. { cards } en el mazo.
table-alt-open = Descarte: { $card }. Se puede jugar cualquier carta. { cards } en el mazo.
table-alt-no-card = { $suit ->
    [none] Aún no se ha jugado ninguna carta. Se puede empezar con cualquiera.
   *[other] Aún no se ha jugado ninguna carta. Todos empiezan con { $suit }.
} { cards } en el mazo.
table-alt-way = { $alt } Se juega en sentido { $way ->
    [clockwise] horario
   *[counterclockwise] antihorario
}.
hand-alt = Tu mano: { $cards }.

miss-turn = Perder { $count ->
    [one] el turno
   *[other] { $count } turnos
}
