## Aim

aim = Objetivo
sides = { $sides ->
    [2] Los asientos { $first } juegan juntos contra los asientos { $second }.
    [3] Juegan tres equipos: asientos { $first }, asientos { $second } y asientos { $third }.
   *[4] Juegan cuatro equipos: asientos { $first }, asientos { $second }, asientos { $third } y asientos { $fourth }.
}
goal = { $goal ->
    [sides] Deshazte de tus cartas. El primer equipo que se queda sin cartas gana la ronda. Cuando te quedas sin cartas, ya no te toca, y tu equipo sigue jugando.
    [countdown] Todos empiezan con un marcador de { $deal }. Cada vez que te deshaces de todas tus cartas, tu marcador baja uno y recibes tantas cartas nuevas como tu nuevo marcador. El primero que llega a 0 gana la partida.
    [countdown-by-rounds] Todos empiezan con un marcador de { $deal }. El primero que se queda sin cartas gana la ronda, y su marcador baja uno. Luego se reparten manos nuevas. El primero que llega a 0 gana la partida.
    [play-on] Deshazte de tus cartas. El primero que se queda sin cartas gana la ronda. Los demás siguen jugando hasta que solo uno tenga cartas.
   *[round] Deshazte de tus cartas. El primero que se queda sin cartas gana la ronda.
}
## Deal

the-deal = Reparto
packs = Para { $seats } jugadores, usa { $packs ->
    [one] una baraja de { $all } cartas
   *[other] { $packs } barajas, { $all } cartas en total
}{ $size ->
    [32] { " " }(del 7 al as)
    [36] { " " }(del 6 al as)
   *[52] { "" }
}{ $jokers ->
    [0] { "" }
    [one] , con un joker
   *[other] , con { $jokers } jokers
}.
hands = { $goal ->
    [countdown-by-rounds] Cada jugador recibe tantas cartas como dice su marcador.
   *[other] { $count ->
        [one] Se reparte { cards }
       *[other] Se reparten { cards }
    } a cada jugador.
}
deals = { $way ->
    [down] Cada ronda se reparte una carta menos, hasta llegar a una sola. Luego, otra vez { cards }.
    [down-once] Cada ronda se reparte una carta menos. En el desempate se reparte una sola carta a cada jugador.
    [down-and-tie] Cada ronda se reparte una carta menos, hasta llegar a una sola. Luego, otra vez { cards }. En el desempate se reparte una sola carta a cada jugador.
   *[down-and-up] Cada ronda se reparte una carta menos, hasta llegar a una sola. Luego, una más cada ronda, hasta { cards }, y otra vez hacia abajo.
}
starter = { $how ->
    [of-the-dealer] Quien reparte empieza el descarte con la última carta que recibió. Es la carta inicial. El resto es el mazo.
    [any] No hay carta inicial: el primer jugador empieza el descarte con cualquier carta. El resto es el mazo.
    [clubs] No hay carta inicial. El resto es el mazo.
   *[turned-up] Destapa la carta siguiente para empezar el descarte. Es la carta inicial. El resto es el mazo.
}
dealer = { $how ->
    [low-card] Cada jugador saca una carta, y reparte { $deals ->
        [once] quien saque la más baja
       *[again] primero quien saque la más baja
    }. { $pack ->
        [whot] Los que empaten con la más baja sacan otra vez.
       *[french] El as es la más alta, y los que empaten con la más baja sacan otra vez.
    }
    [first-seat] { $deals ->
        [once] Reparte quien ocupa el asiento 1.
       *[again] Reparte primero quien ocupa el asiento 1.
    }
   *[chance] { $deals ->
        [once] Se sortea quién reparte.
       *[again] Se sortea quién reparte primero.
    }
}
next-dealer = { $who ->
    [last] Cuando acaba una ronda, reparte la siguiente el jugador con más puntos en la mano. Si hay empate, le toca al primero de los empatados que venga después de quien repartió.
    [last-left] El último jugador con cartas reparte la siguiente ronda. Si quedan varios con cartas, reparte el que tiene más puntos en la mano. Si hay empate, le toca al primero de los empatados que venga después de quien repartió.
    [winner] Quien gana una ronda reparte la siguiente. Si no ganó nadie, el turno de repartir pasa { $to ->
        [other] al otro jugador
        [right] a la derecha
       *[left] a la izquierda
    }.
   *[left] Tras cada ronda, el turno de repartir pasa { $to ->
        [other] al otro jugador
        [right] a la derecha
       *[left] a la izquierda
    }.
}
first-player = { $who ->
    [after] Tras la carta inicial, le toca { $seats ->
        [2] al otro jugador.
       *[other] al siguiente jugador.
    }
    [winner] Empieza quien ganó la última ronda. En la primera ronda, o si nadie ganó la última, empieza el jugador con más puntos en la mano.
    [other] Empieza quien no repartió.
    [right] Empieza el jugador a la derecha de quien reparte.
    [dealer] Empieza quien reparte.
   *[left] Empieza el jugador a la izquierda de quien reparte.
}
direction-picked = Quien empieza elige también si se juega en sentido horario o antihorario.
direction = { $turns ->
    [yes] Al empezar se juega
   *[no] Se juega
} en sentido { $way ->
    [clockwise] horario
   *[counterclockwise] antihorario
}.

## Your turn

turn = Tu turno
matching = En tu turno, juega { $several ->
    [yes] una carta
   *[no] una carta
} { $fits ->
    [suit] del mismo { suit-word } que la carta de arriba.
    [next-rank] un { rank-word } por encima o por debajo de la carta de arriba, de cualquier { suit-word }.
   *[suit-or-rank] del mismo { suit-word } o del mismo { rank-word } que la carta de arriba.
}{ $several ->
    [yes] { " " }A veces puedes jugar varias cartas a la vez.
   *[no] { "" }
}
ranks-go-round = El orden da la vuelta: { $last } y { $first } van seguidos{ $pack ->
    [whot] . No hay 6 ni 9, así que también van seguidos el 5 y el 7, y el 8 y el 10
   *[french] { "" }
}.
still-fitting = { CAPITAL(cards.acc) } también encajan por { rank-word }.
apart = { $one ->
    [yes] { CAPITAL($cards) }: no puedes jugar esa carta sobre otra igual, aunque encaje.
   *[no] { $cards ->
        [doses] No puedes jugar un dos sobre otro, aunque encaje.
        [sietes] No puedes jugar un siete sobre otro, aunque encaje.
        [reyes] No puedes jugar un rey sobre otro, aunque encaje.
        [jokers] No puedes jugar un joker sobre otro, aunque encaje.
        [jotas] No puedes jugar una jota sobre otra, aunque encaje.
        [reinas] No puedes jugar una reina sobre otra, aunque encaje.
        [ases] No puedes jugar un as sobre otro, aunque encaje.
        [ochos] No puedes jugar un ocho sobre otro, aunque encaje.
       *[other] { CAPITAL($cards) }: no puedes jugar ninguna de esas cartas sobre otra de ellas, aunque encaje.
    }
}
first-suit = Tu primera carta de cada ronda debe ser de { $suit }. Si no tienes ninguna, roba hasta que te salga una, y juégala. Esa primera carta no es comodín, no tiene efecto especial y no puede responder a otra carta.
open-cards = Sobre estas cartas vale cualquier otra: { $cards }.
free-cards = Estas cartas van sobre cualquier otra, sin pedir { suit-word }: { $cards }.
jump-in = Si tienes una carta idéntica a la de arriba, puedes colarte: juégala sola, aunque no sea tu turno. El juego sigue a partir de ti. No puedes colarte { $held ->
    [both] con una carta de último recurso, ni mientras haya un castigo o alguien tenga otra cosa que decidir.
    [penalty] mientras haya un castigo o alguien tenga otra cosa que decidir.
    [resort] con una carta de último recurso, ni mientras alguien tenga otra cosa que decidir.
   *[none] mientras alguien tenga otra cosa que decidir.
}
last-resort-question = Si solo puedes jugar cartas que necesitan respuesta, también vale el último recurso.
last-resort = { $bluffing ->
    [yes] { $cards ->
        [jokers] Los jokers son el último recurso: juégalos solo cuando no puedas jugar nada más de tu mano, o de farol.
       *[other] Como último recurso, cuando no puedas jugar nada más de tu mano, puedes jugar { cards.dat }. Antes, solo de farol.
    }
   *[no] { $cards ->
        [jokers] Los jokers son el último recurso: juégalos solo cuando no puedas jugar nada más de tu mano.
       *[other] Solo como último recurso, cuando no puedas jugar nada más de tu mano, puedes jugar { cards.dat }.
    }
}

## Wild cards

wild = Comodines
none-wild = Ninguna carta es comodín.
wild-cards = { CAPITAL(cards.acc) } son comodines y van sobre cualquier carta{ $apart ->
    [yes] { " " }menos { $but }
   *[no] { "" }
}.
wild-if-matching = { CAPITAL(cards.acc) } son comodines, pero deben { $fits ->
    [suit-or-rank] encajar por { suit-word } o { rank-word } como las demás cartas
   *[other] encajar como las demás cartas
}.
wild-jokers-too = { CAPITAL(cards.acc) } también son comodines, y van sobre cualquier carta.
wild-by-score = { $deal ->
    [1] El { rank-word } de tu marcador es tu comodín: { $lowest } si es 1.
   *[other] El { rank-word } de tu marcador es tu comodín: { $rank } si es { $deal }, y así hasta { $lowest } si es 1.
} { $matching ->
    [yes] Debe { $fits ->
        [suit-or-rank] encajar por { suit-word } o { rank-word } como las demás cartas
       *[other] encajar como las demás cartas
    }.
   *[no] Va sobre cualquier carta.
}
wild-by-score-short = El { rank-word } de tu marcador es tu comodín, si está en la baraja: { $ranks }. { $matching ->
    [yes] Debe { $fits ->
        [suit-or-rank] encajar por { suit-word } o { rank-word } como las demás cartas
       *[other] encajar como las demás cartas
    }.
   *[no] Va sobre cualquier carta.
}
rank-at = { $rank } si es { $score }
pick = { $naming ->
    [another-suit] Al jugar un comodín, pide un { suit-word } distinto del actual.
    [own-suit] Con un comodín no pides { suit-word }: cuenta el suyo.
    [any-suit-if-it-matches] Al jugar un comodín que encaja por su propio { $fits ->
        [suit-or-rank] { suit-word } o { rank-word }
       *[other] { suit-word }
    }, pide { suit-word }. Si no encaja, el { suit-word } se queda como estaba.
   *[any-suit] Al jugar un comodín, pide un { suit-word }.
}
no-pick = Con un comodín no pides { suit-word }.
after-joker = Puedes jugar cualquier carta sobre { $joker }.
pick-with-joker = { CAPITAL($joker) } no tiene { suit-word }, así que siempre pides { suit-word } al { $pack ->
    [whot] jugarla
   *[french] jugarlo
}.
after-wild = { $ways ->
    [suit] La siguiente carta debe ser de ese { suit-word }.
    [suit-rank] La siguiente carta debe ser de ese { suit-word } o del mismo { rank-word }.
    [suit-rank-joker] La siguiente carta debe ser de ese { suit-word }, del mismo { rank-word } o { $joker }.
    [suit-own-rank] La siguiente carta debe ser de ese { suit-word }, o del mismo { rank-word } y comodín para quien la juega.
    [suit-own-rank-joker] La siguiente carta debe ser de ese { suit-word }, del mismo { rank-word } y comodín para quien la juega, o { $joker }.
    [suit-own] La siguiente carta debe ser de ese { suit-word }, o comodín para quien la juega. El mismo { rank-word } no basta.
    [suit-rank-own] La siguiente carta debe ser de ese { suit-word }, del mismo { rank-word }, o comodín para quien la juega.
   *[suit-wild] La siguiente carta debe ser de ese { suit-word } o un comodín.
}
free-after-wild = También sirven las cartas que van sobre cualquier otra.
no-wild-on-wild = No puedes jugar un comodín sobre otra carta de su mismo { rank-word }, aunque el { suit-word } encaje.
wild-starter = { $whose ->
    [dealer] Si la carta inicial es comodín para quien reparte
   *[all] Si la carta inicial es un comodín
}, { $means ->
    [own-suit] cuenta su propio { suit-word }.
    [first-player-free] se puede jugar cualquier carta encima.
    [another-card] vuelve al mazo y se destapa otra.
    [blind] el { suit-word } se elige al azar antes de que nadie mire sus cartas.
    [bottom-card] el { suit-word } lo decide la carta de abajo del mazo.
   *[dealer-names] quien reparte mira su mano y pide { suit-word }.
}
joker-starter = { $means ->
    [own-suit] { CAPITAL($joker) } vuelve al mazo y se destapa otra carta.
    [blind] Con { $joker }, el { suit-word } se elige al azar antes de que nadie mire sus cartas.
   *[dealer-names] Con { $joker }, quien reparte mira su mano y pide { suit-word }.
}
only-joker-starter = Si la carta inicial es { $joker }, vuelve al mazo y se destapa otra.

starter-suit-only = De la carta inicial solo cuenta el { suit-word }: no basta con jugar otra de su mismo { rank-word }. La carta inicial tampoco tiene efecto.

## Special cards

special = Cartas especiales
skips = { CAPITAL($cards) }: { $how ->
    [again] tu rival pierde el turno, así que juegas otra vez.
    [all] se saltan los { $count } turnos siguientes, incluido el tuyo.
    [answered] { $seats ->
        [2] tu rival
       *[other] el siguiente
    } pierde { $count ->
        [one] el turno
       *[other] { $count } turnos
    }, salvo que responda.
    [answered-each] los { $count } siguientes pierden un turno cada uno, salvo que el primero responda.
    [missed] { $seats ->
        [2] tu rival
       *[other] el siguiente
    } pierde { $count ->
        [one] el turno
       *[other] { $count } turnos
    }.
   *[other] { $count ->
        [one] el siguiente pierde el turno.
       *[other] los { $count } siguientes pierden el turno.
    }
}
reverses = { CAPITAL($cards) }: { $how ->
    [skips] entre dos, tu rival pierde el turno, así que juegas otra vez.
    [nothing] sin efecto entre dos jugadores.
   *[reverses] cambia el sentido del juego.
}
draws = { CAPITAL($cards) }: { $seats ->
    [2] tu rival
   *[other] el siguiente
} roba { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}{ $after ->
    [play-on] { "" } y luego juega su turno
   *[turn-ends] { "" } y pierde el turno
}{ $answered ->
    [yes] , salvo que responda
   *[no] { "" }
}.
again = { CAPITAL($cards) }: juegas otra vez. { $cover ->
    [draw-until-covered] Si no puedes, roba hasta que puedas y juega.
   *[draw-as-usual] Si no puedes, roba como en cualquier otro turno.
}
then-again = Luego juegas otra vez. { $cover ->
    [draw-until-covered] Si no puedes, roba hasta que puedas y juega.
   *[draw-as-usual] Si no puedes, roba como en cualquier otro turno.
}
draws-back = { CAPITAL($cards) }: { $seats ->
    [2] tu rival
   *[other] el anterior
} roba { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}{ $after ->
    [play-on] { "" } y luego juega su turno
   *[turn-ends] { "" } y pierde el turno
}{ $answered ->
    [yes] , salvo que responda
   *[no] { "" }
}.{ $seats ->
    [2] { "" }
   *[other] { " " }El juego sigue a partir de ese jugador, en el mismo sentido.
}
asks-rank = { CAPITAL($cards) }: pide { $ranks }. Hasta que te toque otra vez, { $seats ->
    [2] tu rival debe
   *[other] los demás deben
} jugar ese { rank-word }, u otra carta que pida un { rank-word }. Quien no pueda roba solo 1 carta. Si antes se había pedido { suit-word }, después vuelve a contar ese { suit-word }.
asks-card = { CAPITAL($cards) }: pide una carta concreta ({ $ranks }, de cualquier { suit-word }). Hasta que se juegue o te toque otra vez, { $seats ->
    [2] tu rival debe
   *[other] los demás deben
} jugarla, o jugar otra carta que también pida una. Quien no pueda roba solo 1 carta. Si nadie juega la carta pedida, cuenta el { suit-word } de esa carta.
asks-no-card = { CAPITAL($cards) }: sin efecto aquí, porque todos los { $pack ->
    [whot] números que hay en todos los símbolos
   *[french] valores que hay en todos los palos
} son comodines o especiales.
asks-no-rank = { CAPITAL($cards) }: sin efecto aquí, porque todos los { $pack ->
    [whot] números
   *[french] valores
} son comodines o especiales.
all-draw = { CAPITAL($cards) }: { $seats ->
    [2] tu rival roba
   *[other] los demás roban
} { $count ->
    [one] 1 carta
   *[other] { $count } cartas
} enseguida, mientras queden cartas en el mazo, y { $seats ->
    [2] no pierde
   *[other] no pierden
} el turno.
previous-draws = { CAPITAL($cards) }: { $seats ->
    [2] tu rival
   *[other] el jugador anterior
} roba { $count ->
    [one] 1 carta
   *[other] { $count } cartas
} enseguida, mientras queden cartas en el mazo, y no pierde el turno.
again-in-suit = Tu siguiente carta debe ser del mismo { suit-word }, o un comodín.
again-any-suit = Tu siguiente carta solo tiene que encajar como siempre.
gives-one = { CAPITAL($cards) }: puedes dar { $count ->
    [one] 1 carta a tu rival.
   *[other] { $count } cartas a tu rival, todas o ninguna. Si no tienes bastantes, las demás salen del mazo.
}
gives-all = { CAPITAL($cards) }: puedes dar { $count ->
    [one] 1 carta a cada uno de los demás, en el orden de juego. O das a todos o a ninguno. Si no te llegan las cartas, quien no reciba nada roba una del mazo.
   *[other] { $count } cartas a cada uno de los demás, de una en una y en el orden de juego. O das a todos o a ninguno. Si no te llegan las cartas, los demás roban del mazo las que les falten.
}
given-all = Si das tu última carta, terminas.
gave-as-last = Si terminas con { $cards ->
    [one] { $card }
   *[other] una carta que da cartas
}, { $seats ->
    [2] tu rival roba
   *[other] cada uno de los demás roba
} { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}.
takes-suit = { CAPITAL($cards) }: en el mismo turno puedes jugar también todas las cartas del mismo { suit-word } que quieras, en cualquier orden.
takes-none = { CAPITAL($cards) }: sin efecto especial.
none-special = { $wild ->
    [yes] Ninguna otra carta hace nada especial.
   *[no] Ninguna carta hace nada especial.
}
plain-here = { CAPITAL($cards) }: sin efecto especial en esta mesa.
stack = En vez de robar, puedes { $way ->
    [this-rank] jugar { $rank ->
        [jota] otra jota
        [reina] otra reina
       *[other] otro { $rank }
    }
    [same-rank] jugar una carta de robo del mismo { rank-word }
    [as-strong] jugar una carta de robo que haga robar { $seats ->
        [2] a tu rival
       *[other] al siguiente
    } lo mismo o más
    [same-rank-or-suit] jugar una carta de robo del mismo { rank-word } o { suit-word }
   *[any-draw-card] jugar cualquier carta de robo
}. { $adds ->
    [yes] Entonces el castigo se suma, y { $seats ->
        [2] tu rival
       *[other] el siguiente
    } lo roba entero o responde también.
   *[no] Entonces { $seats ->
        [2] tu rival
       *[other] el siguiente
    } roba solo por la carta nueva, o responde también.
}
stack-skips = En vez de perder el turno, puedes jugar { $one ->
    [yes] { $rank ->
        [jota] otra jota
        [reina] otra reina
       *[other] otro { $rank }
    }
   *[no] una carta que también quite el turno, del mismo { rank-word } que la de arriba
}. { $adds ->
    [yes] Entonces los turnos se suman, y { $seats ->
        [2] tu rival
       *[other] el siguiente
    } los pierde todos o responde también. Si ya estás perdiendo turnos, no puedes responder, y los nuevos se suman.
   *[no] Entonces pierde el turno { $seats ->
        [2] tu rival
       *[other] el siguiente
    }, que también puede responder.{ $several ->
        [yes] { " " }Si juegas varias de esas cartas a la vez, pierden el turno otros tantos jugadores.
       *[no] { "" }
    }
}
stack-apart = { $way ->
    [none] { CAPITAL($cards) }: no puedes responder con una carta de robo.
    [same-rank] { CAPITAL($cards) }: solo puedes responder con una carta de robo del mismo { rank-word }.
    [as-strong] { CAPITAL($cards) }: solo puedes responder con una carta de robo que haga robar { $seats ->
        [2] a tu rival
       *[other] al siguiente
    } lo mismo o más.
    [same-rank-or-suit] { CAPITAL($cards) }: solo puedes responder con una carta de robo del mismo { rank-word }, o con una de estas del mismo { suit-word }.
   *[any-draw-card] { CAPITAL($cards) }: puedes responder con cualquier carta de robo.
}{ $adds ->
    [yes] { $way ->
        [none] { "" }
       *[other] { " " }Entonces el castigo se suma, y { $seats ->
            [2] tu rival
           *[other] el siguiente
        } lo roba entero o responde también.
    }
    [newest] { $way ->
        [none] { "" }
       *[other] { " " }Entonces { $seats ->
            [2] tu rival
           *[other] el siguiente
        } roba solo por la carta nueva, o responde también.
    }
   *[no] { "" }
}
cancel = { $stacking ->
    [yes] También puedes anular todo el castigo con { cards.dat }.
   *[no] En vez de robar, puedes anular el castigo con { cards.dat }.
}
cancel-one-rank = { $also ->
    [yes] También puedes anular un castigo de { $rank } con { cards.dat }.
   *[no] En vez de robar, puedes anular un castigo de { $rank } con { cards.dat }.
}
cancel-leaves-suit = Si anulas un castigo, el { suit-word } no cambia.
answer-suit = Tras un comodín de robo{ $apart ->
    [yes] { " " }que no sea { $joker }
   *[no] { "" }
}, tu respuesta debe ser del { suit-word } actual{ $rank ->
    [yes] { " " }o del mismo { rank-word }
   *[no] { "" }
}{ $jokers ->
    [yes] , salvo que sea { $joker }
   *[no] { "" }
}.
no-other-answer = { $wild ->
    [yes] Ninguna otra carta sirve, ni siquiera un comodín.
   *[no] Ninguna otra carta sirve.
}
wild-and-special = Un comodín que es también una carta especial tiene además su efecto.
special-starter = { $means ->
    [another-card-questions] Si la carta inicial es especial o una pregunta, vuelve al mazo y se destapa otra.
    [another-card] Si la carta inicial es especial, vuelve al mazo y se destapa otra.
    [none] Una carta inicial especial no tiene efecto.
    [act-but-gifts] Una carta inicial especial tiene efecto como si la hubiera jugado quien reparte, pero no se dan cartas.
    [act-but-ranks] Una carta inicial especial tiene efecto como si la hubiera jugado quien reparte, pero no se pide ningún { rank-word }.
    [act-but-gifts-and-ranks] Una carta inicial especial tiene efecto como si la hubiera jugado quien reparte, pero no se dan cartas ni se pide ningún { rank-word }.
   *[act] Una carta inicial especial tiene efecto como si la hubiera jugado quien reparte.
}
special-starter-before = Una carta inicial especial tiene efecto como si se hubiera jugado justo antes del primer turno{ $but ->
    [gifts] , pero no se dan cartas
    [ranks] , pero no se pide ningún { rank-word }
    [gifts-and-ranks] , pero no se dan cartas ni se pide ningún { rank-word }
   *[nothing] { "" }
}.
reverse-starter = Si la carta inicial cambia el sentido, empieza el jugador al otro lado de quien reparte.
dealers-starter = La carta inicial la jugó quien reparte, así que tiene efecto si es especial{ $ranks ->
    [yes] , pero no se pide ningún { rank-word }
   *[no] { "" }
}.
starter-again = Con una carta inicial nunca se juega otra vez.

## Bluffing

bluffing = Faroles
challenge = Cuando alguien juega { cards.dat }, { $seats ->
    [2] su rival
   *[other] el siguiente
} puede dar la jugada por buena, o desafiarla y ver la mano de quien la hizo. La última carta de un jugador no se puede desafiar.
challenge-no-question = Tampoco se puede desafiar una pregunta sin respuesta.
bluff = Era un farol si en esa mano había alguna carta que se podía jugar y no era { $cards }.
bluff-caught = Si era un farol, quien lo hizo retira la jugada, { $count ->
    [0] { $cancelled ->
        [yes] roba las cartas del castigo que había anulado
       *[no] no roba nada
    }
    [one] roba 1 carta{ $cancelled ->
        [yes] { "" } más las del castigo que había anulado
       *[no] { "" }
    }
   *[other] roba { $count } cartas{ $cancelled ->
        [yes] { "" } más las del castigo que había anulado
       *[no] { "" }
    }
} y pierde el turno. Quien desafió juega como si esa jugada no se hubiera hecho.
bluff-caught-open = Si era un farol, quien lo hizo retira la jugada, roba lo que le habría tocado { $seats ->
    [2] a su rival
   *[other] al siguiente
}{ $least ->
    [none] { "" }
    [0] { "" } (si le tocaba algo)
    [one] { "" } (o 1 carta si no le tocaba nada)
   *[other] { "" } (o { $least } cartas si no le tocaba nada)
}{ $cancelled ->
    [yes] { "" } más las del castigo que había anulado
   *[no] { "" }
} y pierde el turno. Quien desafió juega como si esa jugada no se hubiera hecho.
bluff-not = Si no era un farol, quien desafió { $count ->
    [0] no roba nada, pero
    [one] roba 1 carta y
   *[other] roba { $count } cartas y
} pierde el turno.
bluff-not-open = Si no era un farol, quien desafió roba { $more ->
    [0] solo las cartas de ese castigo
    [one] las cartas de ese castigo más otra
   *[other] las cartas de ese castigo más otras { $more }
} y pierde un turno.

## Drawing

drawing = Robar
draw-and-end = Si no puedes jugar, { $draws ->
    [0] roba hasta que te salga una carta que encaje. Luego tu turno acaba.
    [one] roba 1 carta y tu turno acaba.
    [21] roba cuantas cartas quieras, al menos una, y tu turno acaba.
   *[other] roba hasta que te salga una carta que encaje, pero no más de { $draws } cartas. Luego tu turno acaba.
}
draw-and-may-play = Si no puedes jugar, { $draws ->
    [0] { $able ->
        [yes] roba hasta que te salga una carta que encaje. Puedes seguir robando, pero al final debes jugar una carta robada.
       *[no] roba hasta que te salga una carta que encaje, y juégala.
    }
    [one] roba 1 carta. Si encaja, puedes jugarla enseguida. La juegues o no, tu turno acaba.
    [21] { $able ->
        [yes] roba de una en una, cuantas quieras. Si una de ellas encaja, puedes jugarla. Juegues o no, tu turno acaba.
       *[no] roba de una en una hasta que encaje una o quieras parar. Puedes jugar la que encaje. Juegues o no, tu turno acaba.
    }
   *[other] { $able ->
        [yes] roba de una en una hasta que juegues una de ellas o lleves { $draws }. Luego tu turno acaba.
       *[no] roba hasta que te salga una carta que encaje, pero no más de { $draws } cartas. Puedes jugarla. Luego tu turno acaba.
    }
}
draw-and-must-play = Si no puedes jugar, { $draws ->
    [0] roba hasta que te salga una carta que encaje. Debes jugarla enseguida.
    [one] roba 1 carta. Si encaja, debes jugarla enseguida. Si no, tu turno acaba.
    [21] roba de una en una hasta que encaje una o quieras parar. Si encaja, debes jugarla enseguida. Si no, tu turno acaba.
   *[other] roba hasta que te salga una carta que encaje, pero no más de { $draws } cartas. Debes jugarla enseguida. Si no encaja ninguna, tu turno acaba.
}
draw-and-play-any = Si no puedes jugar, { $draws ->
    [0] { $able ->
        [yes] roba hasta que puedas.
       *[no] roba hasta que puedas, y juega.
    }
    [one] roba 1 carta. Luego puedes jugar cualquier carta que encaje. Juegues o no, tu turno acaba.
    [21] { $able ->
        [yes] roba de una en una, cuantas quieras. Luego puedes jugar cualquier carta que encaje. Juegues o no, tu turno acaba.
       *[no] roba de una en una hasta que puedas jugar o quieras parar. Luego puedes jugar cualquier carta que encaje. Juegues o no, tu turno acaba.
    }
   *[other] { $able ->
        [yes] roba de una en una hasta que juegues una carta que encaje o lleves { $draws }. Luego tu turno acaba.
       *[no] roba hasta que puedas, pero no más de { $draws } cartas. Puedes jugar cualquier carta que encaje. Luego tu turno acaba.
    }
}
draw-though-able = { $must ->
    [drawn] También puedes robar aunque puedas jugar, pero entonces debes jugar una carta robada.
    [any] También puedes robar aunque puedas jugar, pero entonces debes jugar una carta.
   *[no] También puedes robar aunque puedas jugar.
}
draw-only-if-unable = Solo puedes robar cuando no puedes jugar.
drawn-last-resort = Si robas { $cards }, solo es obligatorio jugar esa carta cuando no puedes jugar nada más de tu mano.
stock = { $reshuffle ->
    [ends] Cuando se agota el mazo, la ronda acaba con ese turno.
    [yes] Cuando se acaba el mazo, baraja el descarte, menos la carta de arriba, para formar un mazo nuevo.
   *[no] Cuando se acaba el mazo, se sigue jugando sin robar.
}
short-hand = Si no hay bastantes cartas para una mano nueva, recibes las que queden.
hand-limit = Cuando tienes { cards }, ya no puedes robar.
passing = { $free ->
    [yes] Cuando no quedan cartas que robar, puedes pasar aunque puedas jugar.
   *[no] Cuando no quedan cartas que robar, debes jugar si puedes, y pasar si no.
}
drawn-in-vain = Si robas la última carta que queda y sigues sin poder jugar, cuenta como si pasaras.

## Several cards at once

several = Varias cartas a la vez
together = En un turno puedes jugar { $groups ->
    [equal-ranks] varias cartas del mismo { rank-word }
    [equal-plain-ranks] varias cartas del mismo { rank-word }, si no son comodines ni especiales
    [runs] una escalera: cartas seguidas del mismo { suit-word }, hacia arriba o hacia abajo
    [chains] una cadena: cada carta tiene el mismo { rank-word } que la anterior, o va justo por encima o por debajo de ella en el mismo { suit-word }
    [equal-ranks-or-marriage] varias cartas del mismo valor, o un matrimonio (el rey y la reina del mismo palo, en cualquier orden)
    [equal-plain-ranks-or-marriage] varias cartas del mismo valor, si no son comodines ni especiales, o un matrimonio (el rey y la reina del mismo palo, en cualquier orden)
   *[marriage] un matrimonio: el rey y la reina del mismo palo, en cualquier orden
}.
neighbours = { $order ->
    [numbers] Si a un símbolo le falta un número, se salta: el 3 y el 5 de cruces van seguidos.
    [no-twos] Ninguna carta va seguida de un as.
   *[ranks] Los ases van por debajo de los doses.
}
one-way = Una cadena solo puede pasar de subir a bajar, o al revés, después de dos cartas seguidas del mismo { rank-word }.
with-its-suit = La carta que permite jugar más de su { suit-word } se juega primero.
first-and-last = De las cartas que juegas a la vez, la primera debe encajar, y { $seats ->
    [2] tu rival
   *[other] el siguiente
} juega sobre la última.
all-act = { $reverse ->
    [top] Todas las cartas jugadas a la vez tienen efecto, pero de las que cambian el sentido solo cuenta la de más arriba.
   *[every] Todas las cartas jugadas a la vez tienen efecto.
}
again-on-top = Solo juegas otra vez si lo permite la carta de arriba y ninguna de las cartas que jugaste debajo quita el turno, hace robar o da cartas.
reverse-first = El sentido cambia antes de que nadie pierda el turno.
back-last = La última carta de robo decide quién roba. Si es el jugador anterior, nadie pierde el turno.
first-answers = Solo tu primera carta tiene que responder a una carta de robo.
covered-draw = Si una carta de robo queda debajo de una carta de otro { rank-word }, no se puede responder con el { rank-word } de la carta de robo.
marriage-no-answer = Un matrimonio no puede responder a una carta de robo.
drawn-alone = Juega sola la carta que robes.
questions = { $one ->
    [yes] { CAPITAL($cards) } es una pregunta. Responde en el mismo turno
   *[no] { CAPITAL(cards.acc) } son preguntas. Responde en el mismo turno
} con { $answers ->
    [listed] una carta de su { suit-word } encima ({ $which })
    [all-but] una carta de su { suit-word } encima (menos { $which })
   *[any] una carta de su { suit-word } encima
}{ $chain ->
    [yes] , o con una pregunta de su { suit-word } o { rank-word } a la que también respondas
   *[no] { "" }
}.
unanswered = { $how ->
    [draw-one] Si no respondes a una pregunta, roba una carta.
   *[not-played] No puedes jugar una pregunta sin su respuesta.
}
no-questions = En esta mesa ninguna carta es una pregunta.
no-card-for-question = Si no quedan cartas que robar, una pregunta no puede ser tu última carta.
answer-goes-on = A la respuesta puedes añadir cartas que vayan con ella.
drawn-question = Si juegas una pregunta recién robada, puedes responderla con una carta de tu mano.
## Last card

last = Última carta
no-call = Nadie tiene que decir “última carta”.
call = { $until ->
    [catch] Di “{ $word }” cuando te quede una carta. Si se te olvida, { $seats ->
        [2] tu rival puede atraparte hasta tu próximo turno.
       *[other] cualquiera puede atraparte hasta tu próximo turno.
    }
    [announced] Di “{ $word }” en el turno anterior al de terminar, o justo después de ese turno, antes de que alguien juegue. Puedes decirlo con tres cartas o menos.
   *[automatic] Al jugar tu penúltima carta, di “{ $word }” antes de que juegue { $seats ->
        [2] tu rival
       *[other] el siguiente
    }.
}
call-at-2 = { $until ->
    [catch] Di “{ $word }” del mismo modo cuando te queden dos cartas.
   *[automatic] Di “{ $word }” del mismo modo al jugar tu antepenúltima carta.
}
call-at-3 = Di “{ $word }” del mismo modo cuando te queden tres cartas.
call-costs = { $until ->
    [catch] Si te atrapan
   *[automatic] Si se te olvida decirlo
}, { $until ->
    [to-go-out] no puedes terminar en tu próximo turno
   *[automatic] { $count ->
        [0] no cuesta nada
        [one] robas 1 carta
       *[other] robas { $count } cartas
    }
}.
call-again = { $until ->
    [catch] Si te toca otra vez enseguida, te pueden atrapar hasta que juegues.
   *[automatic] Si te toca otra vez enseguida, dilo antes de jugar.
}
dealt-one = No hace falta decir nada si te repartieron una sola carta.
dealt-few = No hace falta decir ninguna de las dos palabras si te repartieron tan pocas cartas.
call-out = Di “{ $word }” al jugar tu última carta. { $count ->
    [0] Olvidarlo no cuesta nada.
    [one] Si se te olvida, robas 1 carta y sigues jugando.
   *[other] Si se te olvida, robas { $count } cartas y sigues jugando.
}
call-out-wild = { $ways ->
    [suits] Si tu última carta es un comodín y no pides { suit-word }, cuenta el suyo.
    [jokers] Si tu última carta es { $joker } y no pides { suit-word }, vale cualquier carta encima.
   *[both] Si tu última carta es un comodín y no pides { suit-word }, cuenta el suyo, y sobre { $joker } vale cualquier carta.
}
last-card-acts = { $does ->
    [acts] Si la ronda sigue tras tu última carta, esa carta también tiene efecto.
    [picks] Si tu última carta es un comodín y la ronda sigue, también pides { suit-word }.
   *[both] Si la ronda sigue tras tu última carta, esa carta también tiene efecto, y si es un comodín, pides { suit-word }.
}
winning-card-idle = { $goal ->
    [countdown] Una carta especial que lleva un marcador a 0 no tiene efecto.
    [play-on] Una carta especial que acaba la ronda no tiene efecto.
   *[other] Una carta especial que gana la ronda no tiene efecto.
}
winning-card-acts = { $goal ->
    [round] Una carta de robo que gana la ronda también tiene efecto.
    [play-on] Una carta de robo que acaba la ronda también tiene efecto.
    [countdown] Una carta de robo que lleva un marcador a 0 también tiene efecto.
   *[countdown-by-rounds] Una carta de robo que gana la ronda también tiene efecto.
} { $seats ->
    [2] Tu rival roba
   *[other] { $who ->
        [previous] El jugador anterior roba
        [both] Según la carta, roba el siguiente o el anterior
       *[next] El siguiente roba
    }
}{ $counted ->
    [yes] { "" } antes de que se cuenten las manos
   *[no] { "" }
}.

not-last = No puedes terminar con { cards.dat }.{ $stays ->
    [yes] { "" }
   *[no] { "" } Si es lo único que te queda, cuenta como una carta que no encaja.
}
cardless = Aunque no puedas terminar, puedes jugar tu última carta, y robas en tu próximo turno. Nadie termina mientras otro jugador esté sin cartas.
not-cardless = No puedes jugar tu última carta si no terminas con ella.
not-last-on-top = Si juegas varias cartas a la vez, la de arriba cuenta como la última.
winning-wild = Como última carta, un comodín debe encajar{ $fits ->
    [suit-or-rank] { " " }por { suit-word } o { rank-word }
   *[other] { "" }
}{ $jokers ->
    [yes] , salvo que sea { $joker }
   *[no] { "" }
}.
last-alone = No puedes terminar con varias cartas a la vez: juega sola tu última carta.
any-last = Cualquier carta puede ser la última.
last-together = Puedes terminar con varias cartas a la vez.
winning-wild-free = Como última carta, un comodín no tiene que encajar.
winning-card-all-draw = Una carta que hace robar enseguida { $seats ->
    [2] a tu rival
   *[other] { $who ->
        [previous] al jugador anterior
        [both] a otros
       *[all] a los demás
    }
} también lo hace cuando gana la ronda.

## End of the round

end = Fin de la ronda
scoring = Cuando acaba la ronda, { $who ->
    [each-side] cada equipo se apunta los puntos de las cartas que quedan en sus manos.
    [side] el equipo ganador se apunta los puntos de las cartas que quedan en las manos del otro equipo.
    [sides] el equipo ganador se apunta los puntos de las cartas que quedan en las manos de los demás equipos.
    [other] quien gana se apunta los puntos de las cartas que quedan en la mano de su rival.
    [others] quien gana se apunta los puntos de las cartas que quedan en las manos de los demás.
   *[each] cada jugador se apunta los puntos de las cartas que le quedan en la mano.
}
doubled = Si alguien termina con { $cards }, los puntos de las manos se doblan.
tripled = Si alguien termina con { $cards }, los puntos de las manos se triplican.
points-off = Tu última carta puede quitar puntos { $partners ->
    [yes] del total de tu equipo
   *[no] de tu total
}: { $off }.
off-with = { $count } con { cards.dat }
round-counts = Nadie se apunta puntos: solo cuenta { $partners ->
    [yes] qué equipo
   *[no] quién
} gana cada ronda.
pips = Las cartas valen { $pack ->
    [whot] su número, y las estrellas, el doble
   *[french] lo que marcan
}{ $named ->
    [no] { "" }
   *[yes] { "" } ({ $values })
}.
pips-ace = as 1
pips-court = figuras 10
pips-joker = { $jokers } { $count }
counts = { $number ->
    [one] { CAPITAL($cards) }: { $points ->
        [one] 1 punto.
       *[other] { $points } puntos.
    }
   *[other] { CAPITAL($cards) }: { $points ->
        [one] 1 punto.
       *[other] { $points } puntos.
    }
}
others-count = Todas las demás cartas valen { $points }.
every-card-counts = Cada carta vale { points }.
blocked = Si { $stock ->
    [yes] el mazo está vacío al acabar un turno, o si { "" }
   *[no] { "" }
}{ $seats ->
    [2] pasan los dos seguidos, la ronda se cierra.
   *[other] pasan todos seguidos, la ronda se cierra.
} { $ends ->
    [countdown] Acaba la partida, y gana quien tenga el marcador más bajo. Si hay empate, se comparte la victoria.
    [countdown-by-rounds] No la gana nadie, y ningún marcador baja.
    [penalty] No la gana nadie, y cada jugador se apunta los puntos de sus cartas.
    [penalty-sides] No la gana nadie, y cada equipo se apunta los puntos de sus cartas.
    [rounds] La gana el jugador con menos puntos en la mano. Si hay empate, no la gana nadie.
    [rounds-sides] La gana el equipo con menos puntos en las manos. Si hay empate, no la gana nadie.
    [collect-two] Quien tiene menos puntos en la mano se apunta la diferencia. Si hay empate, no puntúa nadie.
    [collect-all] Quien tiene menos puntos en la mano se apunta su diferencia con cada una de las demás manos. Si hay empate, no puntúa nadie.
    [collect-two-sides] El equipo con menos puntos en las manos se apunta la diferencia. Si hay empate, no puntúa nadie.
   *[collect-sides] El equipo con menos puntos en las manos se apunta su diferencia con cada uno de los demás. Si hay empate, no puntúa nadie.
}

blocked-out = Pero si alguien ya había terminado, gana la ronda el primero que terminó.
too-long = Tras { $count } jugadas, una ronda se da por cerrada.

## Match

growth = Quien gana una ronda elige de una lista una regla que se añade desde el próximo reparto, o quita una añadida antes. Si se acaba el tiempo, no se añade ninguna.
hidden-growth = El juego tiene reglas ocultas sobre qué decir y qué callar, una o dos al principio. No cambian qué cartas puedes jugar. Antes de jugar o robar, puedes decir frases. Por cada regla rota, y por cada frase que ninguna regla pide, robas 1 carta y no te dicen por qué. Una vez por turno puedes adivinar una regla. Si aciertas, la ves. Si no, robas 1 carta. Quien gana una ronda añade una regla oculta de una lista que nadie más ve. Todas las reglas se muestran al acabar la partida.
no-growth = Las reglas no cambian en toda la partida.
match-end = Cuando { $partners ->
    [yes] un equipo
   *[no] alguien
} { $exact ->
    [yes] pasa de
   *[no] llega a
} { points }, gana la partida { $partners ->
    [yes] el equipo que
   *[no] quien
} tenga el total más { $best ->
    [highest] alto.
   *[lowest] bajo.
} { $tie ->
    [highest] Si hay empate en el total más alto, se comparte la victoria.
    [lowest] Si hay empate en el total más bajo, se comparte la victoria.
    [highest-sides] Si empatan varios equipos en el total más alto, comparten la victoria.
    [lowest-sides] Si empatan varios equipos en el total más bajo, comparten la victoria.
   *[no] Si hay empate en el total más { $best ->
        [highest] alto
       *[lowest] bajo
    }, se juega otra ronda.
}
exact-target = Un total de { points } justos vuelve a 0.
knockout-two = { $when ->
    [hand] Quien tenga más puntos en la mano al acabar una ronda pierde la partida. Si hay empate, se juega otra ronda.
    [over] El primero que pasa de { points } pierde la partida. Si pasan los dos en la misma ronda, gana quien tenga el total más bajo, y si empatan, comparten la victoria.
   *[target] El primero que llega a { points } pierde la partida. Si llegan los dos en la misma ronda, gana quien tenga el total más bajo, y si empatan, comparten la victoria.
}
knockout = { $when ->
    [hand] Quien tenga más puntos en la mano al acabar una ronda queda fuera de la partida. Si hay empate, nadie queda fuera.
    [over] Quien pasa de { points } queda fuera de la partida.
   *[target] Quien llega a { points } queda fuera de la partida.
} Quien queda fuera ya no recibe cartas, y los demás siguen jugando. Gana la partida el último que quede.
knockout-together = Si los últimos jugadores quedan fuera a la vez, gana el que tenga el total más bajo de ellos, y si empatan, comparten la victoria.
match-rounds = Tras { rounds }, { $best ->
    [highest] gana la partida quien tenga el total más alto.
   *[lowest] gana la partida quien tenga el total más bajo.
} { $tie ->
    [highest] Si hay empate en el total más alto, se comparte la victoria.
    [lowest] Si hay empate en el total más bajo, se comparte la victoria.
    [highest-sides] Si empatan varios equipos en el total más alto, comparten la victoria.
    [lowest-sides] Si empatan varios equipos en el total más bajo, comparten la victoria.
   *[no] Si hay empate en el total más { $best ->
        [highest] alto
       *[lowest] bajo
    }, se juega otra ronda.
}
first-to-win = { $number ->
    [1] Gana la partida quien gane la ronda. Si nadie gana la ronda, se juega otra.
   *[other] Gana la partida { $partners ->
        [yes] el primer equipo que gane
       *[no] el primero que gane
    } { rounds }.
}
most-rounds = Tras { rounds }, gana la partida { $partners ->
    [yes] el equipo que
   *[no] quien
} haya ganado más rondas. Si hay empate, se juega otra ronda.
bonus = { $partners ->
    [yes] El equipo ganador recibe un extra de { points } por ganar la partida.
   *[no] Quien gana recibe un extra de { points } por ganar la partida.
}
pays-winner = Tras la partida, { $who ->
    [partners] cada perdedor paga al ganador más cercano a su derecha
    [two] el perdedor paga al ganador
   *[others] cada perdedor paga al ganador
} una ficha por cada diez puntos de diferencia (redondeando hacia arriba){ $count ->
    [0] { "" }
   *[other] , más { units } por la partida
}.
pays-better = Tras la partida, todos los totales se redondean hacia arriba a decenas. { $who ->
    [partners] Cada jugador paga a uno de cada equipo que quedó por delante, el más cercano a su derecha,
    [two] El perdedor paga al ganador
   *[others] Cada jugador paga a todos los que quedaron por delante
} una ficha por cada diez puntos de diferencia{ $count ->
    [0] { "" }
   *[other] , más { units } al ganador
}.

## In short, to those who listen

short-aim = { $fits ->
    [suit] Sigue el { suit-word } de la carta de arriba
    [next-rank] Juega un { rank-word } por encima o por debajo de la carta de arriba
   *[suit-or-rank] Sigue el { suit-word } o el { rank-word } de la carta de arriba
}: { $goal ->
    [sides] el primer equipo que se queda sin cartas gana la ronda.
    [countdown] gana la partida el primero que termine { $deal ->
            [one] una vez
           *[other] { $deal } veces
        }.
    [countdown-by-rounds] gana la partida el primero que termine { $deal ->
            [one] una vez
           *[other] { $deal } veces
        }.
   *[round] el primero que se queda sin cartas gana la ronda.
}
short-uses = Juega { $uses }.
short-own-wild = cartas del { rank-word } de tu marcador
short-growth = { $hidden ->
    [yes] Algunas reglas están ocultas, y quien gana cada ronda añade una.
   *[no] Quien gana cada ronda añade una regla.
}
use-wild = { $cards }{ $anywhere ->
    [yes] { "" } sobre cualquier carta
   *[no] { "" }
}{ $picks ->
    [yes] { "" } para pedir { suit-word }
   *[no] { "" }
}
use-skip = { $cards } para quitar el turno { $seats ->
    [2] a tu rival
   *[other] { $count ->
        [one] al siguiente
       *[other] a los { $count } siguientes
    }
}
use-reverse = { $cards } para cambiar el sentido
use-draw = { $cards } para hacer robar { $count } { $seats ->
    [2] a tu rival
   *[other] al siguiente
}
use-draw-back = { $cards } para hacer robar { $count } { $seats ->
    [2] a tu rival
   *[other] al anterior
}
use-all-draw = { $cards } para hacer robar { $count } a los demás
use-all-draw-again = { $cards } para hacer robar { $count } a los demás y jugar otra vez
use-previous-draws = { $cards } para hacer robar { $count } enseguida { $seats ->
    [2] a tu rival
   *[other] al anterior
}
use-card = { $cards } para pedir una carta concreta
use-gift = { $cards } para dar { $count ->
    [one] una carta
   *[other] { $count } cartas
} { $seats ->
    [2] a tu rival
   *[other] a cada uno de los demás
}
use-again = { $cards } para jugar otra vez
use-suit = { $cards } para jugar más cartas de su { suit-word } en el mismo turno
use-rank = { $cards } para pedir un { rank-word }
