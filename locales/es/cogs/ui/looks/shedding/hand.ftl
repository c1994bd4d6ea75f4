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
