top = Carta de arriba: **{ $card }**
top-suit = Carta de arriba: **{ $card }** – ahora van **{ $suit } { $sign }**
top-rank = Carta de arriba: **{ $card }** – toca jugar **{ $ranks }**
top-open = Carta de arriba: **{ $card }** – vale **cualquier carta**
top-none = { $suit ->
    [none] Aún no se ha jugado ninguna carta – vale **cualquier carta**
   *[other] Aún no se ha jugado ninguna carta
}
begins-with = Todos empiezan con **{ $suit } { $sign }**
and-earlier = { $top } · antes: { $cards }
    .heard = { $top }. Debajo: { $cards }
draw-pile = Mazo: { $count }
draw-pile-and-way = Mazo: { $count } · sentido { $way ->
    [clockwise] horario
   *[counterclockwise] antihorario
}
    .heard = Mazo: { $count }. Se juega en sentido { $way ->
        [clockwise] horario
       *[counterclockwise] antihorario
    }.
draw-penalty = **Castigo: roba { $count }**
turns-to-miss = **Turnos que se pierden: { $count }**
players-to-skip = **Jugadores que pierden el turno: { $count }**
misses = pierde { $count ->
    [one] un turno
   *[other] { $count } turnos
}
picking = pide palo
picking-direction = elige el sentido
giving = { $begun ->
    [yes] también tiene que dar una carta a { $to }
   *[no] puede dar una carta a { $to }
}
doubting = ¿da por buena la jugada de { $player } ({ $cards }), o la desafía?
deciding = robó y lo está pensando
again = juega otra vez
skipped = puede responder para no perder el turno
holding = { cards }
out = ya terminó
out-in-place = { $place ->
    [1] terminó en primer lugar
    [2] terminó en segundo lugar
    [3] terminó en tercer lugar
   *[other] terminó en el puesto { $place }
}
out-of-match = fuera de la partida
went-out = terminó
went-out-points = terminó: { $points }
left-with = se queda con { $cards }
left-with-exactly = se queda con { $cards }: { points } justos, de vuelta a 0
left-with-points = se queda con { $cards }: { $points }
score = { points }
rounds-won = { $count ->
    [0] ninguna ronda ganada
    [one] 1 ronda ganada
   *[other] { $count } rondas ganadas
}
left-with-cards = se queda con { cards }
score-down = { $count ->
    [one] le queda 1
   *[other] le quedan { $count }
}
score-down-wild = { $count ->
    [one] le queda 1
   *[other] le quedan { $count }
} · comodines: { $ranks }
uncalled = no ha dicho “{ $word }”
announced = dijo “{ $word }”
barred = no puede terminar: no dijo “{ $word }”
call-button = ¡{ $word }!
catch-button = ¡Te atrapé!
shouting = { $catch ->
    [yes] La mesa tiene los botones **¡{ $word }!** y **¡Te atrapé!** Pulsarlos a destiempo no cuesta nada.
   *[no] La mesa tiene el botón **¡{ $word }!** Pulsarlo a destiempo no cuesta nada.
}
final-score = { points } · { $rounds ->
    [one] 1 ronda ganada
   *[other] { $rounds } rondas ganadas
}

pile-suit = Ahora van { $suit }.
pile-rank = { $count ->
    [one] Se pide
   *[other] Se piden
} { $ranks }.
pile-open = Se puede jugar cualquier carta.
pile-draw = { cards } en el mazo.
