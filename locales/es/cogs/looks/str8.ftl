aim = a **{ $target }** puntos
goal = Gana la partida el primero que llega a { $target } puntos. Si llegan varios en la misma ronda, gana el que ganó esa ronda. Si no la ganó ninguno de ellos, gana el que tenga más puntos. Si hay empate entre ellos, se juega otra ronda.
spelling = Escribe su número, o “pase izquierda” o “pase derecha” para una carta de pase

alt-sequence = Asiento { $seat }: { $cards }.
alt-no-sequence = Asiento { $seat }: aún sin números.
alt-top = Arriba en el descarte: { $card }.
alt-no-top = El descarte está vacío.
alt-stock = { cards } en el mazo.
top = **{ $card }** en el descarte
    .heard = Arriba en el descarte: **{ $card }**
top-and-earlier = **{ $card }** en el descarte · antes: { $cards }
    .heard = Arriba en el descarte: **{ $card }**. Debajo: { $cards }
no-top = El descarte está vacío
stock = Mazo: { $count }
stock-and-passes = Mazo: { $count } · { $passes ->
    [one] 1 carta de pase jugada
   *[other] { $passes } cartas de pase jugadas
}
drawing = roba o toma una carta
has-drawn = robó y lo está pensando
has-taken = tomó { $card } y lo está pensando
seat = asiento { $seat }
left-with = se queda con { $cards }
this-round = { $points } en esta ronda
total = { points }
sequence = { $cards } · { $length } de { $longest }, { points }
dead-sequence = { $cards } · { $length } de { $longest }, { points }, ya no llega a ocho
empty-sequence = aún sin números
sheet-button = Hoja
final-score = { points } · { $rounds ->
    [one] 1 ronda ganada
   *[other] { $rounds } rondas ganadas
}

passes-played = Cartas de pase jugadas: { $cards }
no-passes-played = No se han jugado cartas de pase.
in-the-draw-pile = { cards } en el mazo.

hand-alt = Tu mano: { $cards }.
hand = Mano: { $cards }
    .heard = Tu mano: { $cards }
your-turn = **Tu turno.** Roba una carta.
your-turn-or-take = **Tu turno.** Roba una carta, o toma **{ $card }** del descarte.
drew = **Robaste { $card }.** Juega una carta, o descarta una.
    .heard = **Tu turno sigue.** Juega una carta, o descarta una.
drew-nothing-fits = **Robaste { $card }.** No encaja nada, así que descarta una carta.
    .heard = **Tu turno sigue.** No encaja nada, así que descarta una carta.
took = **Tomaste { $card }.** Juega una carta, o descarta una.
    .heard = **Tu turno sigue.** Juega una carta, o descarta una.
took-nothing-fits = **Tomaste { $card }.** No encaja nada, así que descarta una carta.
    .heard = **Tu turno sigue.** No encaja nada, así que descarta una carta.
starts = Tu serie empieza con una diana: un número del { $first } al { $last }.
followed-by = { $cards } → luego: { $numbers }
followed-by-nothing = { $cards } → ya no encaja nada
draw-button = Robar una carta
    .heard = Robar una carta, y luego jugar o descartar una
add-button = { $card }
    .heard = Añadir { $card } a { $whose ->
        [team] la serie de tu equipo
       *[own] tu serie
    }
pass-button = { $card }
    .heard = Jugar { $card }

picture-pass = PASE
picture-step = +3: un paso por la fila 3
picture-copies = ×3: tres copias
picture-opener = inicio

your-line = { $whose ->
    [team] La serie de tu equipo
    [first] Tu primera serie
    [second] Tu segunda serie
   *[own] Tu serie
}: { $cards }. Lleva { $length } de { $longest } números y vale { points }. { $numbers ->
    [none] Ya no encaja nada.
   *[some] Luego puede ir el { $numbers }.
}
your-empty-line = { $whose ->
    [team] La serie de tu equipo
    [first] Tu primera serie
    [second] Tu segunda serie
   *[own] Tu serie
} aún no tiene números. Empieza con un número del { $first } al { $last }.
other-line = { $which ->
    [first] Primera serie
    [second] Segunda serie
   *[own] Serie
} de { $names }: { $cards }. Lleva { $length } de { $longest } números y vale { points }.{ $grows ->
    [no] { "" } Ya no puede llegar a { $longest } números.
   *[yes] { "" }
}
other-empty-line = { $which ->
    [first] Primera serie
    [second] Segunda serie
   *[own] Serie
} de { $names }: aún sin números.
goes-on = Tras tu { $number } puede ir el { $numbers }.
now-holding = Ahora tienes la mano que era de { $name }.
passing = Con esta carta ({ $card }) todos pasan su mano en ese sentido. Tú recibes la mano de { $name }.

sheet-title = Hoja de series
sheet-note = Cada número lleva al siguiente en cada una de sus filas. Una serie empieza con un número del 1 al 8.{ $packs ->
    [1] { "" }
   *[other] { "" } Se cuentan las copias de las dos barajas.
}
    .heard = Qué puede ir tras cada número en una serie, y cuántas cartas hay de cada número{ $packs ->
        [1] { "" }
       *[other] { "" } en las dos barajas
    }. Una serie empieza con cualquier número del 1 al 8, y se completa con 8 números.
copies = { $number }, { $copies ->
    [one] 1 copia
   *[other] { $copies } copias
}
leads-to = { copies }: { $numbers }
    .heard = Tras el { $number }: { $numbers }. { $copies ->
        [one] Hay 1 carta
       *[other] Hay { $copies } cartas
    } con el { $number }.
leads-nowhere = { copies }: nada
    .heard = Tras el { $number }: nada. { $copies ->
        [one] Hay 1 carta
       *[other] Hay { $copies } cartas
    } con el { $number }.
