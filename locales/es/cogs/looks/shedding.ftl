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

hand = **{ cards }**: { $held }
    .heard = **{ cards }.** { $held }
held = { CAPITAL($suit) }: { $ranks }.
held-jokers = { CAPITAL($cards) }.
your-turn = **Tu turno**
your-turn-nothing = **Tu turno** – no tienes nada que jugar. Roba una carta.
your-turn-pass = **Tu turno** – no tienes nada que jugar ni que robar. Pasa.
your-turn-penalty = **Tu turno** – juega una carta resaltada o roba.
    .heard = **Tu turno** – roba { $count }. O juega { $cards }{ $answer ->
        [more] , y entonces le toca robar { $more } a { $next }
        [cancel] , y entonces no roba nadie
       *[other] { "" } para responder al castigo
    }.
your-turn-draw-penalty = **Tu turno** – roba { cards }.
your-turn-again = **Juegas otra vez.** Juega una carta resaltada.
    .heard = **Juegas otra vez.** Juega una de las cartas de abajo.
your-turn-again-or-draw = **Juegas otra vez.** Juega una carta resaltada o roba.
    .heard = **Juegas otra vez.** Juega una de las cartas de abajo o roba.
your-turn-again-nothing = **Juegas otra vez** – no tienes nada que jugar. Roba una carta.
your-turn-again-pass = **Juegas otra vez** – no tienes nada que jugar ni que robar. Pasa.
your-turn-skip = **Te toca perder { $count ->
    [one] el turno
   *[other] { $count } turnos
}.** { $answer ->
    [yes] Juega una carta resaltada para que el turno lo pierda el siguiente, o pierde { $count ->
        [one] el turno
       *[other] los turnos
    }.
   *[no] Ninguna de tus cartas lo evita.
}
    .heard = **Te toca perder { $count ->
        [one] el turno
       *[other] { $count } turnos
    }.** { $answer ->
        [yes] Juega una de las cartas de abajo para que el turno lo pierda el siguiente, o pierde { $count ->
            [one] el turno
           *[other] los turnos
        }.
       *[no] Ninguna de tus cartas lo evita.
    }
drew-or-keep = **Robaste { $cards }.** Juega una carta resaltada o quédate con lo que robaste.
    .heard = **Tu turno sigue.** Juega una de las cartas de abajo o quédate con lo que robaste.
drew-or-draw = **Robaste { $cards }.** Juega una carta resaltada o roba otra vez.
    .heard = **Tu turno sigue.** Juega una de las cartas de abajo o roba otra vez.
drew-draw-or-keep = **Robaste { $cards }.** Juega una carta resaltada, roba otra vez o quédate con lo que robaste.
    .heard = **Tu turno sigue.** Juega una de las cartas de abajo, roba otra vez o quédate con lo que robaste.
drew-and-draw-or-keep = **Robaste { $cards }.** No tienes nada que jugar. Roba otra vez o acaba tu turno.
    .heard = **Tu turno sigue** – no tienes nada que jugar. Roba otra vez o acaba tu turno.
drew-and-draw = **Robaste { $cards }.** Sigues sin nada que jugar. Roba otra vez.
    .heard = **Tu turno sigue** – sigues sin nada que jugar. Roba otra vez.
drew-and-keep = **Robaste { $cards }.** No tienes nada que jugar. Acaba tu turno.
    .heard = **Tu turno sigue** – no tienes nada que jugar. Acaba tu turno.
drew-and-play = **Robaste { $cards }.** Juega una carta resaltada.
    .heard = **Tu turno sigue.** Juega una de las cartas de abajo.
pick-direction = **Empiezas tú.** Elige el sentido del juego.
pick-first = **La primera carta es un comodín, y repartiste tú.** Pide palo.
give = **Elige una carta para { $to }**, o quédate con todas.
    .heard = **Puedes dar una carta a { $to }, o no dar nada.** Lo que se da no vuelve.
give-next = **Elige una carta para { $to }.**
    .heard = **También tienes que dar una carta a { $to }.** Lo que se da no vuelve.
then-one = Luego otra para { $names }.
    .heard = Si das una, luego le toca otra a { $names }.
then-each = Y luego una a cada uno: { $names }.
    .heard = Si das una, luego toca otra a cada uno de los demás, en este orden: { $names }.
doubt = **{ $player } jugó { $cards }.** ¿La das por buena o la desafías?
    .heard = **¿Das por buena la jugada de { $player } ({ $cards }), o la desafías?**
doubt-suit = **{ $player } jugó { $cards } cuando iban { $suit }.** ¿La das por buena o la desafías?
    .heard = **¿Das por buena la jugada de { $player } ({ $cards }), o la desafías?** Iban { $suit }.
doubt-rank = **{ $player } jugó { $cards } cuando { $count ->
    [one] se pedía
   *[other] se pedían
} { $ranks }.** ¿La das por buena o la desafías?
    .heard = **¿Das por buena la jugada de { $player } ({ $cards }), o la desafías?** { $count ->
        [one] Se pedía
       *[other] Se pedían
    } { $ranks }.
bluff = { $play } · farol
    .heard = { $play } de farol
unanswered = { $play } · robar 1
    .heard = { $play } sin respuesta, y robar una carta
bluff-is = Es un farol si { $player } podía jugar una carta que no es de último recurso.
stakes-stand = Si das la jugada por buena, robas { cards }.
stakes-right = Si desafías un farol, { $player } retira la jugada y roba { $count }.
stakes-wrong = Si desafías una jugada limpia, robas { $count }.
draw-count = Robar { $count }
    .heard = Robar { $count } { $after ->
        [over] y acabar el turno
       *[on] y seguir jugando
    }
draw-and-end = Robar y acabar el turno
draw-until = Robar hasta poder jugar
    .heard = Robar hasta poder jugar, y entonces jugar
draw-one = Robar una carta
    .heard = Robar una carta, y tu turno sigue

forgot = { $name } no ha dicho “{ $word }”. Le costará { cards } si no lo dice antes de la próxima jugada.
must-draw = A { $name } le toca robar { $count } o jugar una carta que responda.
draws-if = A { $name } le toca robar { $count } si la jugada se da por buena.
must-miss = A { $name } le toca perder { $count ->
    [one] un turno
   *[other] { $count } turnos
} o jugar una carta que responda.
noted = { $name }: { $note }.
next-player = Luego juega { $name }.
    .you = Luego juegas tú.
no-penalty = Sin multa por tu última jugada.
penalty = La multa es por tu última jugada. { $said ->
    [yes] Rompió una regla oculta, o ninguna regla pedía lo que dijiste.
   *[no] Rompió una regla oculta.
}
known = Ya sabes: { $rule }
unknown = { $count ->
    [0] Ya conoces todas las reglas ocultas.
    [one] Hay 1 regla oculta que no conoces.
   *[other] Hay { $count } reglas ocultas que no conoces.
}
again = { $name } juega otra vez.
    .you = Juegas otra vez.

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
table-again = juega otra vez
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
