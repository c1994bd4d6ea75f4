dealt = Ronda { $round }: { $name } repartió { cards } a cada jugador.
    .you = Ronda { $round }: repartiste { cards } a cada jugador.
    .alone = { $name } repartió { cards } a cada jugador
    .alone-you = Repartiste { cards } a cada jugador
dealt-by-score = Ronda { $round }: { $name } repartió a cada jugador tantas cartas como dice su marcador.
    .you = Ronda { $round }: repartiste a cada jugador tantas cartas como dice su marcador.
    .alone = { $name } repartió a cada jugador tantas cartas como dice su marcador
    .alone-you = Repartiste a cada jugador tantas cartas como dice su marcador
starter-returned = La ronda no puede empezar con { $cards }: de vuelta al mazo.
starter-turned = La primera carta es { $card }.
    .alone = Primera carta: { $card }
dealer-began = La primera carta es { $card }, la última que recibió { $name }.
    .you = La primera carta es { $card }, la última que recibiste.
    .alone = { $name } empezó con { $card }
    .alone-you = Empezaste con { $card }
no-starter = No se destapa ninguna carta. Se puede empezar con cualquiera.
    .alone = No se destapa ninguna carta
first-suit = No se destapa ninguna carta. Todos empiezan con { $suit }.
    .alone = No se destapa ninguna carta: todos empiezan con { $suit }
suit-by-chance = La primera carta es un comodín. Nadie ha mirado aún sus cartas, y el palo salió al azar: van { $suit }.
    .alone = Primera carta comodín, palo al azar: van { $suit }
suit-by-bottom-card = La primera carta es un comodín. Decide la carta de abajo del mazo: van { $suit }.
    .alone = Primera carta comodín, decide la de abajo del mazo: van { $suit }
previous-draws = { $name } hace robar { cards } a { $to }.
    .you = Haces robar { cards } a { $to }.
    .to-you = { $name } te hace robar { cards }.
    .brief = { $to } roba { cards }
    .brief-to-you = robas { cards }
first-turn = Empieza { $name }.
    .you = Empiezas tú.
nomination-asked = La primera carta es un comodín. { $name } pide palo.
    .you = La primera carta es un comodín. Pide palo.
nominated = { $name } pidió { $suit }.
    .you = Pediste { $suit }.
    .brief = van { $suit }
direction-asked = { $name } elige el sentido.
    .you = Elige el sentido.
direction-picked = { $name } eligió el sentido { $way ->
    [clockwise] horario
   *[counterclockwise] antihorario
}.
    .you = Elegiste el sentido { $way ->
        [clockwise] horario
       *[counterclockwise] antihorario
    }.
    .brief = sentido { $way ->
        [clockwise] horario
       *[counterclockwise] antihorario
    }
jumped-in = { $name } se coló.
    .you = Te colaste.
    .brief = ¡me cuelo!
played = { $name } jugó { $cards }.
    .you = Jugaste { $cards }.
    .brief = { $cards }
played-and-picked = { $name } jugó { $cards } y pidió { $suit }.
    .you = Jugaste { $cards } y pediste { $suit }.
    .brief = { $cards } → { $suit }
rank-asked = { $name } pidió { $ranks }.
    .you = Pediste { $ranks }.
    .brief = pido { $ranks }
called = { $name } dijo “{ $word }”.
    .you = Dijiste “{ $word }”.
    .brief = “{ $word }”
caught = { $by } atrapó a { $name }: { $left ->
        [one] le quedaba una carta
        [3] le quedaban tres cartas
       *[other] le quedaban dos cartas
    } y no dijo “{ $word }”.
    .you = { $by } te atrapó: { $left ->
        [one] te quedaba una carta
        [3] te quedaban tres cartas
       *[other] te quedaban dos cartas
    } y no dijiste “{ $word }”.
    .by-you = Atrapaste a { $name }: { $left ->
        [one] le quedaba una carta
        [3] le quedaban tres cartas
       *[other] le quedaban dos cartas
    } y no dijo “{ $word }”.
    .by-you-heard = Atrapaste a { $name }.
    .brief = ¡te atrapé, { $name }!
    .brief-you = ¡te atrapé!
kept-quiet = { $name } no dijo “{ $word }” y no puede terminar en su próximo turno.
    .you = No dijiste “{ $word }”, así que no puedes terminar en tu próximo turno.
    .brief = no dije “{ $word }”
    .then = { $name } no dijo “{ $word }”
    .then-you = no dijiste “{ $word }”
giving-asked = { $name } puede dar cartas a los demás.
    .you = Puedes dar cartas a los demás.
gave = { $name } dio una carta a { $to }.
    .you = Diste una carta a { $to }.
    .to-you = { $name } te dio una carta.
    .brief = una carta para { $to }
    .brief-to-you = una carta para ti
gave-this = { $name } dio { $card } a { $to }.
    .you = Diste { $card } a { $to }.
    .to-you = { $name } te dio { $card }.
    .brief = { $card } para { $to }
    .brief-to-you = { $card } para ti
gave-nothing = { $name } no dio nada.
    .you = No diste nada.
    .brief = no doy nada
doubt-asked = { $name } puede desafiar esta jugada: { $cards }.
    .you = Puedes desafiar esta jugada: { $cards }.
accepted = { $name } dio la jugada por buena.
    .you = Diste la jugada por buena.
    .brief = doy la jugada por buena
challenged = { $name } desafió a { $player }: { $honest ->
    [yes] era una jugada limpia
   *[no] era un farol
}.
    .you = Desafiaste a { $player }: { $honest ->
        [yes] era una jugada limpia
       *[no] era un farol
    }.
    .to-you = { $honest ->
        [yes] { $name } te desafió: era una jugada limpia
       *[no] ¡Te atrapó! { $name } desafió tu farol
    }.
    .brief = desafío a { $player }, y { $honest ->
        [yes] era una jugada limpia
       *[no] era un farol
    }
    .brief-to-you = te desafío, y { $honest ->
        [yes] era una jugada limpia
       *[no] era un farol
    }
challenged-and-saw = { $name } desafió a { $player }, que tenía { $held }: { $honest ->
    [yes] era una jugada limpia
   *[no] era un farol
}.
    .you = Desafiaste a { $player }, que tenía { $held }: { $honest ->
        [yes] era una jugada limpia
       *[no] era un farol
    }.
    .to-you = { $honest ->
        [yes] { $name } te desafió cuando tenías { $held }: era una jugada limpia
       *[no] ¡Te atrapó! { $name } desafió tu farol cuando tenías { $held }
    }.
    .brief = desafío a { $player }, y { $honest ->
        [yes] era una jugada limpia
       *[no] era un farol
    }
    .brief-to-you = te desafío, y { $honest ->
        [yes] era una jugada limpia
       *[no] era un farol
    }
taken-back = { $name } retiró { $cards }.
    .you = Retiraste { $cards }.
    .brief = retiro { $cards }
    .then = { $cards } de vuelta a la mano
took-back = { $name } retiró { $cards }.
    .you = Retiraste { $cards }.
    .brief = retiro la jugada
skipped = { $name } pierde el turno.
    .you = Pierdes el turno.
    .brief = pierdo el turno
    .then = { $name } pierde el turno
    .then-you = pierdes el turno
skips-grew = Turnos que se pierden: { $count }.
    .brief = se pierden { $count } turnos
skips-grew-each = Jugadores que pierden el turno: { $count }.
    .brief = { $count } pierden el turno
missed-turn = { $name } pierde { $left ->
    [0] un turno
    [one] este turno y otro más
   *[other] este turno y { $left } más
}.
    .you = Pierdes { $left ->
        [0] un turno
        [one] este turno y otro más
       *[other] este turno y { $left } más
    }.
    .brief = pierdo el turno{ $left ->
        [0] { "" }
        [one] { "" } y otro más
       *[other] { "" } y { $left } más
    }
    .then = { $name } pierde el turno{ $left ->
        [0] { "" }
        [one] { "" } y otro más
       *[other] { "" } y { $left } más
    }
    .then-you = pierdes el turno{ $left ->
        [0] { "" }
        [one] { "" } y otro más
       *[other] { "" } y { $left } más
    }
plays-again = { $name } juega otra vez.
    .you = Juegas otra vez.
    .brief = juego otra vez
reversed = Cambia el sentido: { $way ->
    [clockwise] horario
   *[counterclockwise] antihorario
}.
    .brief = cambio de sentido
    .then = cambio de sentido
draw-penalty = Castigo: { $count }.
    .heard = A { $next } le toca robar { $count }.
    .next-you = Te toca robar { $count }.
    .brief = +{ $count }
    .then = { $next } +{ $count }
sent-back = El castigo vuelve a caer sobre { $name }.
    .you = El castigo vuelve a caer sobre ti.
all-draw = Todos menos { $name } roban { cards }.
    .you = Los demás roban { cards }.
    .brief = los demás +{ $count }
    .then = los demás +{ $count }
reshuffled = Se barajó el descarte: mazo nuevo de { cards }.
    .alone = Mazo nuevo: { cards }
drew = { $name } robó { cards }{ $reason ->
    [call] { "" } por no decir “{ $word }”
    [gift] { "" } porque no quedaba nada que darle
    [bluff] { "" } de multa
    [manners] { "" } de multa
    [question] { "" } por una pregunta sin respuesta
    [refill] { "" } para una mano nueva
   *[turn] { "" }
}.
    .heard = { $name } robó { cards }{ $reason ->
        [call] { "" } por no decir “{ $word }”
        [gift] { "" } porque no quedaba nada que darle
        [bluff] { "" } de multa
        [manners] { "" } de multa
        [question] { "" } por una pregunta sin respuesta
        [refill] { "" } para una mano nueva
        [debt] . Se acabó el castigo
       *[turn] { "" }
    }.
    .you = Robaste { cards }{ $reason ->
        [call] { "" } por no decir “{ $word }”
        [gift] { "" } porque no quedaba nada que darte
        [bluff] { "" } de multa
        [manners] { "" } de multa
        [question] { "" } por una pregunta sin respuesta
        [refill] { "" } para una mano nueva
       *[turn] { "" }
    }.
    .brief = robo { $count }{ $reason ->
        [call] { "" } (sin “{ $word }”)
       *[turn] { "" }
    }
    .then = { $name } +{ $count }
    .then-you = tú +{ $count }
drew-these = { $name } robó { $cards }{ $reason ->
    [call] { "" } por no decir “{ $word }”
    [gift] { "" } porque no quedaba nada que darle
    [bluff] { "" } de multa
    [manners] { "" } de multa
    [question] { "" } por una pregunta sin respuesta
    [refill] { "" } para una mano nueva
   *[turn] { "" }
}.
    .you = Robaste { $cards }{ $reason ->
        [call] { "" } por no decir “{ $word }”
        [gift] { "" } porque no quedaba nada que darte
        [bluff] { "" } de multa
        [manners] { "" } de multa
        [question] { "" } por una pregunta sin respuesta
        [refill] { "" } para una mano nueva
       *[turn] { "" }
    }.
    .you-heard = Robaste { $cards }{ $reason ->
        [call] { "" } por no decir “{ $word }”
        [gift] { "" } porque no quedaba nada que darte
        [bluff] { "" } de multa
        [manners] { "" } de multa
        [question] { "" } por una pregunta sin respuesta
        [refill] { "" } para una mano nueva
        [debt] . Se acabó el castigo
       *[turn] { "" }
    }.
    .brief = robo { $cards }{ $reason ->
        [call] { "" } (sin “{ $word }”)
       *[turn] { "" }
    }
    .then = { $name } +{ $count }: { $cards }
    .then-you = tú +{ $count }: { $cards }
passed = { $name } pasó.
    .you = Pasaste.
    .brief = paso
kept = { $name } se quedó con la carta y acabó su turno.
    .you = Te quedaste con la carta y acabaste tu turno.
    .brief = me la quedo
went-out-first = { $name } ya terminó. Su equipo sigue jugando.
    .you = Ya terminaste. Tu equipo sigue jugando.
    .brief = sin cartas
    .then = { $name } ya terminó
    .then-you = ya terminaste
went-out-in-place = { $place ->
    [1] { $name } termina en primer lugar. Los demás siguen jugando.
   *[other] { $name } termina en el puesto { $place }.
}
    .you = { $place ->
        [1] Terminas en primer lugar. Los demás siguen jugando.
       *[other] Terminas en el puesto { $place }.
    }
    .brief = { $place ->
        [1] sin cartas, primer puesto
       *[other] sin cartas
    }
    .then = { $place ->
        [1] { $name } termina en primer lugar
       *[other] { $name } ya terminó
    }
    .then-you = { $place ->
        [1] terminas en primer lugar
       *[other] ya terminaste
    }
not-out = { $name } se quedó sin cartas, pero aún no termina.
    .you = Te quedaste sin cartas, pero aún no terminas.
    .brief = sin cartas, pero aún no termino
    .then = { $name } se quedó sin cartas, pero aún no termina
    .then-you = te quedaste sin cartas, pero aún no terminas
left-over = { $name } se queda con cartas en la mano.
    .you = Te quedas con cartas en la mano.
    .brief = me quedo con cartas
    .then = { $name } se queda con cartas
    .then-you = te quedas con cartas
fell-back = { $name } clavó los { points } y volvió a 0.
    .you = Clavaste los { points } y volviste a 0.
    .alone = { $name } clavó los { points } y volvió a 0
    .alone-you = Clavaste los { points } y volviste a 0
knocked-out = { $name } queda fuera de la partida.
    .you = Quedas fuera de la partida.
    .alone = { $name } queda fuera de la partida
    .alone-you = Quedas fuera de la partida
counted-down = { $name } terminó y bajó a { $score }.
    .you = Terminaste y bajaste a { $score }.
    .brief = sin cartas, bajo a { $score }
    .then = { $name } baja a { $score }
    .then-you = bajas a { $score }

out = { $name } terminó.
    .you = Terminaste.
left = { $name } terminó en primer lugar.
    .you = Terminaste en primer lugar.
blocked = Nadie puede jugar ni robar, así que la ronda se cierra.
stock = Se acabó el mazo, así que se cuentan las manos.

rule-asked = { $name } puede añadir una regla.
    .you = Puedes añadir una regla.
rule-added = { $name } añadió una regla. { $rule }
    .you = Añadiste una regla. { $rule }
    .alone = { $name } añadió una regla. { $rule }
    .alone-you = Añadiste una regla. { $rule }
begins-hidden = El juego empieza con una regla oculta.
    .alone = El juego empieza con una regla oculta
rule-hidden = { $name } añadió una regla oculta.
    .alone = { $name } añadió una regla oculta
    .alone-you = Añadiste una regla oculta
rule-hidden-and-seen = { $name } añadió una regla oculta. { $rule }
    .you = Añadiste una regla oculta. { $rule }
    .alone = { $name } añadió una regla oculta. { $rule }
    .alone-you = Añadiste una regla oculta. { $rule }
spoke = { $name } dijo “{ $phrase }”.
    .you = Dijiste “{ $phrase }”.
    .brief = “{ $phrase }”
guessed = { $right ->
    [yes] { $name } adivinó una regla oculta.
   *[no] { $name } no adivinó la regla.
}
    .brief = { $right ->
        [yes] adivino una regla
       *[no] no acierto la regla
    }
guessed-this = { $right ->
    [yes] { $name } adivinó una regla oculta. { $rule }
   *[no] { $name } no adivinó la regla. { $rule }
}
    .you = { $right ->
        [yes] Adivinaste una regla oculta. { $rule }
       *[no] No adivinaste la regla. { $rule }
    }
    .you-heard = { $right ->
        [yes] Acertaste
       *[no] No acertaste
    }. { $rule }
    .brief = { $right ->
        [yes] adivino una regla
       *[no] no acierto la regla
    }
