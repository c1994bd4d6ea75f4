## Aim

aim = Objetivo
sides = { $sides ->
    [2] Los asientos { $first } juegan juntos contra los asientos { $second }.
    [3] Juegan tres equipos: asientos { $first }, asientos { $second } y asientos { $third }.
   *[4] Juegan cuatro equipos: asientos { $first }, asientos { $second }, asientos { $third } y asientos { $fourth }.
}
goal = { $goal ->
    [sides] Deshazte de tus cartas. El primer equipo que se queda sin cartas gana la ronda. Cuando ya no tienes cartas, se saltan tus turnos mientras tu equipo sigue jugando.
    [countdown] Todos los marcadores empiezan en { $deal }. Cuando te deshaces de todas tus cartas, tu marcador baja uno y recibes una mano nueva de tantas cartas como tu nuevo marcador. Gana la partida quien antes llega a 0.
    [countdown-by-rounds] Todos los marcadores empiezan en { $deal }. Quien antes se queda sin cartas gana la ronda, y su marcador baja uno. Luego se reparten manos nuevas. Gana la partida quien antes llega a 0.
    [play-on] Deshazte de tus cartas. Quien antes se queda sin cartas gana la ronda. El resto sigue jugando hasta que solo una mano tenga cartas.
   *[round] Deshazte de tus cartas. Quien antes se queda sin cartas gana la ronda.
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
    [countdown-by-rounds] Quien reparte da a cada mano tantas cartas como dice su marcador.
   *[other] { $count ->
        [one] Se reparte { cards }
       *[other] Se reparten { cards }
    } por cabeza.
}
deals = { $way ->
    [down] Cada ronda se reparte una carta menos, hasta llegar a una sola. Luego otra vez { cards }.
    [down-once] Cada ronda se reparte una carta menos. Una ronda de desempate tiene una sola carta.
    [down-and-tie] Cada ronda se reparte una carta menos, hasta llegar a una sola. Luego otra vez { cards }. Una ronda de desempate tiene una sola carta.
   *[down-and-up] Cada ronda se reparte una carta menos, hasta llegar a una sola. Luego una más cada ronda, hasta { cards }, y otra vez hacia abajo.
}
starter = { $how ->
    [of-the-dealer] Quien reparte juega la última carta que recibió. Es la carta inicial y empieza el descarte. El resto es el mazo.
    [any] No se destapa ninguna carta inicial. Quien empieza abre el descarte con cualquier carta. El resto es el mazo.
    [clubs] No se destapa ninguna carta inicial. El resto es el mazo.
   *[turned-up] Se destapa la carta siguiente. Es la carta inicial y empieza el descarte. El resto es el mazo.
}
dealer = { $how ->
    [low-card] Cada cual saca una carta, y reparte { $deals ->
        [once] la más baja
       *[again] primero la más baja
    }. { $pack ->
        [whot] Si hay empate por abajo, se saca otra vez.
       *[french] El as es la más alta, y si hay empate por abajo, se saca otra vez.
    }
    [first-seat] { $deals ->
        [once] Reparte el primer asiento.
       *[again] Reparte primero el primer asiento.
    }
   *[chance] { $deals ->
        [once] Se sortea quién reparte.
       *[again] Se sortea quién reparte primero.
    }
}
next-dealer = { $who ->
    [last] Quien tiene la mano más cara al acabar una ronda reparte la siguiente. Si hay empate, reparte la primera de esas manos después de quien repartió.
    [last-left] Quien se queda con cartas hasta el final reparte la siguiente ronda. Si hay cartas en varias manos, reparte la más cara o, si hay empate, la primera de ellas después de quien repartió.
    [winner] Quien gana una ronda reparte la siguiente. Si no ganó nadie, el reparto pasa { $to ->
        [other] al otro asiento
        [right] a la derecha
       *[left] a la izquierda
    }.
   *[left] Tras cada ronda, el reparto pasa { $to ->
        [other] al otro asiento
        [right] a la derecha
       *[left] a la izquierda
    }.
}
first-player = { $who ->
    [after] Luego le toca { $seats ->
        [2] a su rival.
       *[other] a quien sigue.
    }
    [winner] Empieza quien ganó la última ronda. En la primera ronda, o si la última no la ganó nadie, empieza quien tiene más puntos en la mano.
    [other] Empieza quien no repartió.
    [right] Empieza quien está a la derecha de quien reparte.
    [dealer] Empieza quien reparte.
   *[left] Empieza quien está a la izquierda de quien reparte.
}
direction-picked = Elige si se juega en sentido horario o antihorario.
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
    [yes] { " " }A veces puedes jugar varias a la vez.
   *[no] { "" }
}
ranks-go-round = El orden da la vuelta: { $last } y { $first } van seguidos{ $pack ->
    [whot] , igual que el 5 y el 7, y el 8 y el 10, porque no hay números entre ellos
   *[french] { "" }
}.
still-fitting = También encajan por { rank-word }: { $cards }.
apart = { $one ->
    [yes] Esta carta nunca va sobre otra igual, aunque encaje: { $cards }.
   *[no] Estas cartas nunca van una sobre otra, aunque encajen: { $cards }.
}
first-suit = Tu primera carta de cada ronda debe ser de { $suit }. Si no tienes ninguna, roba hasta que te salga una, y juégala. No tiene efecto especial, no es comodín y no puede responder a nada.
open-cards = Puedes jugar cualquier carta sobre { $cards }.
free-cards = Puedes jugar { $cards } sobre cualquier carta, sin pedir { suit-word }.
jump-in = Si tienes una carta idéntica a la de arriba, puedes colarte: juégala sola, fuera de turno. El juego sigue desde ti. No puedes colarte { $held ->
    [both] con una carta de último recurso, ni mientras haya un castigo u otra cosa pendiente.
    [penalty] mientras haya un castigo u otra cosa pendiente.
    [resort] con una carta de último recurso, ni mientras alguien tenga otra cosa que decidir.
   *[none] mientras alguien tenga otra cosa que decidir.
}
last-resort-question = Una carta que necesita respuesta no cuenta como otra cosa que jugar.
last-resort = { $bluffing ->
    [yes] Juega { $cards } solo cuando no puedas jugar nada más de tu mano, o de farol.
   *[no] Juega { $cards } solo cuando no puedas jugar nada más de tu mano.
}

## Wild cards

wild = Comodines
none-wild = Ninguna carta es comodín.
wild-cards = Comodines: { $cards }. Van sobre cualquier carta{ $apart ->
    [yes] { " " }menos { $but }
   *[no] { "" }
}.
wild-if-matching = Comodines: { $cards }. Pero deben { $fits ->
    [suit-or-rank] encajar por { suit-word } o { rank-word } como las demás
   *[other] encajar como las demás
}.
wild-jokers-too = También son comodines, y van sobre cualquier carta: { $cards }.
wild-by-score = { $deal ->
    [1] El { rank-word } de tu marcador es tu comodín: { $lowest } con 1.
   *[other] El { rank-word } de tu marcador es tu comodín: de { $rank } con { $deal } hasta { $lowest } con 1.
} { $matching ->
    [yes] Debe { $fits ->
        [suit-or-rank] encajar por { suit-word } o { rank-word } como las demás
       *[other] encajar como las demás
    }.
   *[no] Va sobre cualquier carta.
}
wild-by-score-short = El { rank-word } de tu marcador es tu comodín, si está en la baraja: { $ranks }. { $matching ->
    [yes] Debe { $fits ->
        [suit-or-rank] encajar por { suit-word } o { rank-word } como las demás
       *[other] encajar como las demás
    }.
   *[no] Va sobre cualquier carta.
}
rank-at = { $rank } con { $score }
pick = { $naming ->
    [another-suit] Al jugar un comodín, pide un { suit-word } distinto del que va.
    [own-suit] Con un comodín no pides { suit-word }. Cuenta el suyo.
    [any-suit-if-it-matches] Al jugar un comodín que encaja por su propio { $fits ->
        [suit-or-rank] { suit-word } o { rank-word }
       *[other] { suit-word }
    }, pide { suit-word }. Si no encaja, el { suit-word } se queda como estaba.
   *[any-suit] Al jugar un comodín, pide un { suit-word }.
}
no-pick = Con un comodín no pides { suit-word }.
after-joker = Tras { $joker } vale cualquier carta.
pick-with-joker = { CAPITAL($joker) } no tiene { suit-word }, así que con { $joker } siempre pides uno.
after-wild = { $ways ->
    [suit-rank] La siguiente carta debe ser de ese { suit-word } o del mismo { rank-word }.
    [suit-rank-joker] La siguiente carta debe ser de ese { suit-word }, del mismo { rank-word } o { $joker }.
    [suit-own-rank] La siguiente carta debe ser de ese { suit-word }, o del mismo { rank-word } y comodín para quien la juega.
    [suit-own-rank-joker] La siguiente carta debe ser de ese { suit-word }, del mismo { rank-word } y comodín para quien la juega, o { $joker }.
    [suit-own] La siguiente carta debe ser de ese { suit-word }, o comodín para quien la juega. El mismo { rank-word } no basta.
    [suit-rank-own] La siguiente carta debe ser de ese { suit-word }, del mismo { rank-word }, o comodín para quien la juega.
   *[suit-wild] La siguiente carta debe ser de ese { suit-word } o un comodín.
}
no-wild-on-wild = No puedes jugar un comodín sobre una carta de su mismo { rank-word }, aunque el { suit-word } encaje.
wild-starter = { $whose ->
    [dealer] Si la carta inicial es comodín para quien reparte
   *[all] Si la carta inicial es un comodín
}, { $means ->
    [own-suit] cuenta su propio { suit-word }.
    [first-player-free] se puede jugar cualquier carta encima.
    [another-card] vuelve al mazo y se destapa otra.
    [blind] su { suit-word } se pide antes de que nadie mire sus cartas, así que decide la suerte.
    [bottom-card] el { suit-word } lo da la carta de abajo del mazo.
   *[dealer-names] quien reparte mira su mano y pide { suit-word }.
}
joker-starter = { $means ->
    [own-suit] { CAPITAL($joker) } vuelve al mazo y se destapa otra carta.
    [blind] Con { $joker }, el { suit-word } se pide antes de que nadie mire sus cartas, así que decide la suerte.
   *[dealer-names] Con { $joker }, quien reparte mira su mano y pide { suit-word }.
}
only-joker-starter = Si la carta inicial es { $joker }, vuelve al mazo y se destapa otra.

starter-suit-only = De la carta inicial solo cuenta el { suit-word }: su { rank-word } no vale para seguirla, y no tiene efecto.

## Special cards

special = Cartas especiales
skips = { CAPITAL($cards) }: { $how ->
    [again] tu rival pierde el turno, así que juegas otra vez.
    [all] se saltan los { $count } turnos siguientes, incluido el tuyo.
    [answered] { $seats ->
        [2] tu rival
       *[other] quien sigue
    } pierde { $count ->
        [one] un turno
       *[other] { $count } turnos
    }, salvo que responda.
    [answered-each] los { $count } siguientes pierden un turno cada uno, salvo que el primero responda.
    [missed] { $seats ->
        [2] tu rival
       *[other] quien sigue
    } pierde { $count ->
        [one] un turno
       *[other] { $count } turnos
    }.
   *[other] { $count ->
        [one] quien sigue pierde el turno.
       *[other] los { $count } siguientes pierden el turno.
    }
}
reverses = { CAPITAL($cards) }: { $how ->
    [skips] entre dos, tu rival pierde el turno, así que juegas otra vez.
    [nothing] sin efecto, porque solo juegan dos.
   *[reverses] cambia el sentido del juego.
}
draws = { CAPITAL($cards) }: { $seats ->
    [2] tu rival
   *[other] quien sigue
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
   *[other] quien va antes
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
   *[other] { " " }El juego sigue desde ahí en el mismo sentido.
}
asks-rank = { CAPITAL($cards) }: puedes pedir { $ranks }. Hasta que te toque otra vez, { $seats ->
    [2] tu rival debe
   *[other] los demás deben
} jugar ese { rank-word }, u otra carta que pida un { rank-word }. Quien no pueda roba solo 1 carta. Si se había pedido { suit-word }, espera hasta entonces.
asks-card = { CAPITAL($cards) }: pides una sola carta ({ $ranks }, de cualquier { suit-word }). Hasta que se juegue o te toque otra vez, { $seats ->
    [2] tu rival debe
   *[other] los demás deben
} jugarla, u otra carta que también pida. Quien no pueda roba solo 1 carta. Si no la juega nadie, cuenta su { suit-word }.
asks-no-card = { CAPITAL($cards) }: sin efecto, porque no hay ningún { rank-word } en todos los { suit-word }s que no sea comodín ni especial.
asks-no-rank = { CAPITAL($cards) }: sin efecto, porque todos los { $pack ->
    [whot] números
   *[french] valores
} son comodines o especiales.
all-draw = { CAPITAL($cards) }: { $seats ->
    [2] tu rival roba
   *[other] cada rival roba
} { $count ->
    [one] 1 carta
   *[other] { $count } cartas
} en el acto, mientras quede mazo, y no pierde el turno.
previous-draws = { CAPITAL($cards) }: { $seats ->
    [2] tu rival
   *[other] quien va antes
} roba { $count ->
    [one] 1 carta
   *[other] { $count } cartas
} en el acto, mientras quede mazo, y no pierde el turno.
again-in-suit = La carta con la que juegas otra vez debe ser del mismo { suit-word }, o un comodín.
again-any-suit = La carta con la que juegas otra vez solo tiene que encajar como siempre.
gives-one = { CAPITAL($cards) }: puedes dar { $count ->
    [one] 1 carta a tu rival.
   *[other] { $count } cartas a tu rival, todas o ninguna. Si no tienes bastantes, las demás salen del mazo.
}
gives-all = { CAPITAL($cards) }: puedes dar { $count ->
    [one] 1 carta a cada rival, en el orden de juego, pero a todos o a nadie. Si te quedas sin cartas, quien no recibió nada roba una del mazo.
   *[other] { $count } cartas a cada rival, de una en una y en el orden de juego, pero a todos o a nadie. Si te quedas sin cartas, las que falten se roban del mazo.
}
given-all = Si das tu última carta, terminas.
gave-as-last = Si { $cards ->
    [one] la juegas
   *[other] juegas una
} como última carta, { $seats ->
    [2] tu rival roba
   *[other] cada rival roba
} { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}.
takes-suit = { CAPITAL($cards) }: en el mismo turno puedes jugar todas las demás cartas del mismo { suit-word } que quieras, en cualquier orden.
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
       *[other] a quien sigue
    } lo mismo o más
    [same-rank-or-suit] jugar una carta de robo del mismo { rank-word } o { suit-word }
   *[any-draw-card] jugar cualquier carta de robo
}. { $adds ->
    [yes] Entonces { $seats ->
        [2] tu rival
       *[other] quien sigue
    } roba la suma de todas, o responde también.
   *[no] Entonces { $seats ->
        [2] tu rival
       *[other] quien sigue
    } roba solo por la nueva, o responde también.
}
stack-skips = En vez de perder el turno, puedes jugar { $one ->
    [yes] { $rank ->
        [jota] otra jota
        [reina] otra reina
       *[other] otro { $rank }
    }
   *[no] una carta de salto del mismo { rank-word } que la de arriba
}. { $adds ->
    [yes] Entonces { $seats ->
        [2] tu rival
       *[other] quien sigue
    } pierde los turnos de todas juntas, o responde también. Si ya estás perdiendo turnos, no puedes responder, y los nuevos se suman.
   *[no] Entonces el salto pasa a { $seats ->
        [2] tu rival
       *[other] quien sigue
    }, que también puede responder.{ $several ->
        [yes] { " " }Varias cartas de salto a la vez saltan otros tantos turnos.
       *[no] { "" }
    }
}
stack-apart = { $way ->
    [none] Si te toca robar por { $cards }, no puedes responder con una carta de robo.
    [same-rank] Si te toca robar por { $cards }, solo puedes responder con una carta de robo del mismo { rank-word }.
    [as-strong] Si te toca robar por { $cards }, solo puedes responder con una carta de robo que haga robar { $seats ->
        [2] a tu rival
       *[other] a quien sigue
    } lo mismo o más.
    [same-rank-or-suit] Si te toca robar por { $cards }, solo puedes responder con una carta de robo del mismo { rank-word }, o con una de estas del mismo { suit-word }.
   *[any-draw-card] Si te toca robar por { $cards }, puedes responder con cualquier carta de robo.
}{ $adds ->
    [yes] { $way ->
        [none] { "" }
       *[other] { " " }Entonces { $seats ->
            [2] tu rival
           *[other] quien sigue
        } roba la suma de todas, o responde también.
    }
    [newest] { $way ->
        [none] { "" }
       *[other] { " " }Entonces { $seats ->
            [2] tu rival
           *[other] quien sigue
        } roba solo por la nueva, o responde también.
    }
   *[no] { "" }
}
cancel = { $stacking ->
    [yes] También puedes anular todo el castigo con { $cards }.
   *[no] En vez de robar, puedes anular el castigo con { $cards }.
}
cancel-one-rank = { $also ->
    [yes] También puedes anular un castigo de { $rank } con { $cards }.
   *[no] En vez de robar, puedes anular un castigo de { $rank } con { $cards }.
}
cancel-leaves-suit = En ese caso, el { suit-word } no cambia.
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
wild-and-special = Una carta que es comodín y especial hace las dos cosas.
special-starter = { $means ->
    [another-card-questions] Una carta inicial especial o una pregunta vuelve al mazo, y se destapa otra.
    [another-card] Si la carta inicial es especial, vuelve al mazo y se destapa otra.
    [none] Una carta inicial especial no tiene efecto.
    [act-but-gifts] Una carta inicial especial actúa como si la hubiera jugado quien reparte, pero no se dan cartas.
    [act-but-ranks] Una carta inicial especial actúa como si la hubiera jugado quien reparte, pero no se pide ningún { rank-word }.
    [act-but-gifts-and-ranks] Una carta inicial especial actúa como si la hubiera jugado quien reparte, pero no se dan cartas ni se pide ningún { rank-word }.
   *[act] Una carta inicial especial actúa como si la hubiera jugado quien reparte.
}
special-starter-before = Una carta inicial especial actúa como si se hubiera jugado justo antes del primer turno{ $but ->
    [gifts] , pero no se dan cartas
    [ranks] , pero no se pide ningún { rank-word }
    [gifts-and-ranks] , pero no se dan cartas ni se pide ningún { rank-word }
   *[nothing] { "" }
}.
reverse-starter = Si cambia el sentido, empieza quien está al otro lado de quien reparte.
dealers-starter = Una carta inicial especial actúa, porque la jugó quien reparte{ $ranks ->
    [yes] , pero no se pide ningún { rank-word }
   *[no] { "" }
}.
starter-again = Tras una carta inicial nadie juega otra vez.

## Bluffing

bluffing = Faroles
challenge = Cuando alguien juega { $cards }, { $seats ->
    [2] su rival
   *[other] quien sigue
} da la jugada por buena, o la desafía y ve la mano de la que salió. La última carta de una mano no se puede desafiar.
challenge-no-question = Tampoco una pregunta sin respuesta.
bluff = Era un farol si en esa mano había algo que jugar, aparte de { $cards }.
bluff-caught = Entonces quien la jugó retira la carta, { $count ->
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
} y pierde el turno. Quien desafió juega como si la carta nunca se hubiera jugado.
bluff-caught-open = Entonces quien la jugó retira la carta, roba lo que le habría tocado { $seats ->
    [2] a su rival
   *[other] a quien sigue
}{ $least ->
    [none] { "" }
    [0] { "" } (si le tocaba algo)
    [one] { "" } (o 1 carta si no le tocaba nada)
   *[other] { "" } (o { $least } cartas si no le tocaba nada)
}{ $cancelled ->
    [yes] { "" } más las del castigo que había anulado
   *[no] { "" }
} y pierde el turno. Quien desafió juega como si la carta nunca se hubiera jugado.
bluff-not = Si no era un farol, quien desafió { $count ->
    [0] no roba nada, pero
    [one] roba 1 carta y
   *[other] roba { $count } cartas y
} pierde un turno.
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
    [one] roba 1 carta. Si encaja, puedes jugarla en el acto. La juegues o no, tu turno acaba.
    [21] { $able ->
        [yes] roba de una en una, cuantas quieras. Si una de ellas encaja, puedes jugarla. Juegues o no, tu turno acaba.
       *[no] roba de una en una hasta que encaje una o tengas bastantes. Puedes jugar la que encaje. Juegues o no, tu turno acaba.
    }
   *[other] { $able ->
        [yes] roba de una en una hasta que juegues una de ellas o lleves { $draws }. Luego tu turno acaba.
       *[no] roba hasta que te salga una carta que encaje, pero no más de { $draws } cartas. Puedes jugarla. Luego tu turno acaba.
    }
}
draw-and-must-play = Si no puedes jugar, { $draws ->
    [0] roba hasta que te salga una carta que encaje. Debes jugarla en el acto.
    [one] roba 1 carta. Si encaja, debes jugarla en el acto. Si no, tu turno acaba.
    [21] roba de una en una hasta que encaje una o tengas bastantes. Si encaja, debes jugarla en el acto. Si no, tu turno acaba.
   *[other] roba hasta que te salga una carta que encaje, pero no más de { $draws } cartas. Debes jugarla en el acto. Si no encaja ninguna, tu turno acaba.
}
draw-and-play-any = Si no puedes jugar, { $draws ->
    [0] { $able ->
        [yes] roba hasta que puedas.
       *[no] roba hasta que puedas, y juega.
    }
    [one] roba 1 carta. Luego puedes jugar cualquier carta que encaje. Juegues o no, tu turno acaba.
    [21] { $able ->
        [yes] roba de una en una, cuantas quieras. Luego puedes jugar cualquier carta que encaje. Juegues o no, tu turno acaba.
       *[no] roba de una en una hasta que puedas jugar o tengas bastantes. Luego puedes jugar cualquier carta que encaje. Juegues o no, tu turno acaba.
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
draw-only-if-unable = No puedes robar si puedes jugar.
drawn-last-resort = No hace falta jugar { $cards } si te sale al robar, salvo que no puedas jugar nada más de tu mano.
stock = { $reshuffle ->
    [ends] Cuando se acaba el mazo, la ronda acaba al final de ese turno.
    [yes] Cuando se acaba el mazo, el descarte se baraja y forma uno nuevo. Solo queda fuera la carta de arriba.
   *[no] Cuando se acaba el mazo, se sigue jugando sin robar.
}
short-hand = Si no hay bastantes cartas para una mano nueva, recibes las que queden.
hand-limit = Cuando tienes { cards }, ya no puedes robar.
passing = { $free ->
    [yes] Cuando no se puede robar, puedes pasar aunque puedas jugar.
   *[no] Cuando no se puede robar, debes jugar si puedes, y pasar si no.
}
drawn-in-vain = Si robas la última carta que queda y sigues sin poder jugar, cuenta como pasar.

## Several cards at once

several = Varias cartas a la vez
together = En un turno puedes jugar { $groups ->
    [equal-ranks] varias cartas del mismo { rank-word }
    [equal-plain-ranks] varias cartas del mismo { rank-word } que no sean ni comodines ni especiales
    [runs] una escalera: cartas seguidas del mismo { suit-word }, hacia arriba o hacia abajo
    [chains] una cadena: cada carta tiene el mismo { rank-word } que la anterior, o es su vecina en el mismo { suit-word }
    [equal-ranks-or-marriage] varias cartas del mismo valor, o una boda (rey y reina del mismo palo, en cualquier orden)
    [equal-plain-ranks-or-marriage] varias cartas del mismo valor que no sean ni comodines ni especiales, o una boda (rey y reina del mismo palo, en cualquier orden)
   *[marriage] una boda: rey y reina del mismo palo, en cualquier orden
}.
neighbours = { $order ->
    [numbers] Un número que un símbolo no tiene se salta, así que el 3 y el 5 de cruces van seguidos.
    [no-twos] Ninguna carta va seguida de un as.
   *[ranks] Los ases van por debajo de los doses.
}
one-way = Una cadena que sube sigue subiendo, y una que baja sigue bajando, hasta que se jueguen dos cartas seguidas del mismo { rank-word }.
with-its-suit = Una carta que arrastra su { suit-word } va la primera.
first-and-last = La primera debe encajar, y { $seats ->
    [2] tu rival
   *[other] quien viene después
} juega sobre la última.
all-act = { $reverse ->
    [top] Todas las cartas tienen efecto, pero solo cambia el sentido la de arriba.
   *[every] Todas las cartas tienen efecto.
}
again-on-top = Solo juegas otra vez si lo dice la carta de arriba, y ninguna carta de debajo salta a nadie, hace robar a nadie ni da cartas.
reverse-first = El sentido cambia antes de que se salte a nadie.
back-last = La última carta de robo dice quién roba. Si es quien va antes, no se salta a nadie.
first-answers = Solo la primera carta tiene que responder a una carta de robo.
covered-draw = Si una carta de robo queda debajo de una de otro { rank-word }, no se puede responder con el { rank-word } de la de abajo.
marriage-no-answer = Una boda no puede responder a una carta de robo.
drawn-alone = Una carta robada se juega sola.
questions = { $one ->
    [yes] { CAPITAL($cards) }: es una pregunta
   *[no] { CAPITAL($cards) }: son preguntas
}. Responde en el mismo turno con { $answers ->
    [listed] una carta de su { suit-word } encima ({ $which })
    [all-but] una carta de su { suit-word } encima (menos { $which })
   *[any] una carta de su { suit-word } encima
}{ $chain ->
    [yes] , o con una pregunta de su { suit-word } o { rank-word } a la que también respondas
   *[no] { "" }
}.
unanswered = { $how ->
    [draw-one] Si no, roba una carta.
   *[not-played] No puedes jugar una pregunta sin su respuesta.
}
no-questions = En esta mesa ninguna carta es una pregunta.
no-card-for-question = Si no queda nada que robar, una pregunta no puede ser tu última carta.
answer-goes-on = Sobre la respuesta puedes jugar más cartas que vayan con ella.
drawn-question = Si robaste la pregunta, responde con una carta de tu mano.
## Last card

last = Última carta
no-call = Nadie tiene que decir “última carta”.
call = { $until ->
    [catch] Di “{ $word }” cuando te quede una carta. Si se te olvida, hasta tu próximo turno { $seats ->
        [2] te puede pillar tu rival.
       *[other] te puede pillar cualquiera.
    }
    [announced] Para terminar, di “{ $word }” en tu turno anterior, o antes de que alguien juegue después. Puedes decirlo con tres cartas o menos.
   *[automatic] Di “{ $word }” al jugar tu penúltima carta, o antes de que juegue { $seats ->
        [2] tu rival
       *[other] quien sigue
    }.
}
call-at-2 = { $until ->
    [catch] Di “{ $word }” del mismo modo cuando te queden dos.
   *[automatic] Di “{ $word }” del mismo modo al jugar tu antepenúltima carta.
}
call-at-3 = Di “{ $word }” del mismo modo cuando te queden tres.
call-costs = { $until ->
    [catch] Si te pillan
   *[automatic] Si se te olvida
}, { $until ->
    [to-go-out] no puedes terminar en tu próximo turno
   *[automatic] { $count ->
        [0] no cuesta nada
        [one] robas 1 carta
       *[other] robas { $count } cartas
    }
}.
call-again = { $until ->
    [catch] Si te toca otra vez enseguida, te pueden pillar hasta que juegues.
   *[automatic] Si te toca otra vez enseguida, dilo antes de jugar.
}
dealt-one = No hace falta decirlo si te repartieron una sola carta.
dealt-few = No hace falta decir ninguna de las dos si te repartieron tan pocas cartas.
call-out = Di “{ $word }” al jugar tu última carta. { $count ->
    [0] Olvidarlo no cuesta nada.
    [one] Si se te olvida, robas 1 carta y sigues jugando.
   *[other] Si se te olvida, robas { $count } cartas y sigues jugando.
}
call-out-wild = { $ways ->
    [suits] Si era un comodín y no pediste { suit-word }, cuenta el suyo.
    [jokers] Si era { $joker } y no pediste { suit-word }, vale cualquier carta encima.
   *[both] Si era un comodín y no pediste { suit-word }, cuenta el suyo, y sobre { $joker } vale cualquier carta.
}
last-card-acts = { $does ->
    [acts] Si la ronda sigue tras tu última carta, esa carta tiene efecto igual.
    [picks] Si la ronda sigue tras tu última carta, también pides { suit-word } con ella.
   *[both] Si la ronda sigue tras tu última carta, esa carta tiene efecto igual, y también pides { suit-word } con ella.
}
winning-card-idle = { $goal ->
    [countdown] Una carta especial que lleva un marcador a 0 no tiene efecto.
    [play-on] Una carta especial que acaba la ronda no tiene efecto.
   *[other] Una carta especial que gana la ronda no tiene efecto.
}
winning-card-acts = { $goal ->
    [round] Una carta de robo que gana la ronda tiene efecto igual.
    [play-on] Una carta de robo que acaba la ronda tiene efecto igual.
    [countdown] Una carta de robo que lleva un marcador a 0 tiene efecto igual.
   *[countdown-by-rounds] Una carta de robo que gana la ronda tiene efecto igual.
} { $seats ->
    [2] Tu rival roba
   *[other] { $who ->
        [previous] Roba quien va antes
        [both] Según la carta, roba quien sigue o quien va antes
       *[next] Roba quien sigue
    }
}{ $counted ->
    [yes] , y luego se cuentan las manos
   *[no] { "" }
}.

not-last = No puedes terminar con { $cards }.{ $stays ->
    [yes] { "" }
   *[no] { "" } Si es lo único que te queda, cuenta como una carta que no encaja.
}
cardless = Aunque no puedas terminar, puedes jugar tu última carta, y robas en tu próximo turno. Nadie termina mientras otra mano esté sin cartas.
not-cardless = No puedes jugar tu última carta si no terminas con ella.
not-last-on-top = Si juegas varias cartas a la vez, la de arriba es la última.
winning-wild = Como última carta, un comodín debe encajar{ $fits ->
    [suit-or-rank] { " " }por { suit-word } o { rank-word }
   *[other] { "" }
}{ $jokers ->
    [yes] , salvo que sea { $joker }
   *[no] { "" }
}.
last-alone = No puedes terminar con varias cartas a la vez: tu última carta se juega sola.
any-last = Cualquier carta puede ser la última.
last-together = Puedes terminar con varias cartas a la vez.
winning-wild-free = Como última carta, un comodín no tiene que encajar.
winning-card-all-draw = Una carta que hace robar en el acto a { $seats ->
    [2] tu rival
   *[other] { $who ->
        [previous] quien va antes
        [both] otros
       *[all] los demás
    }
} también lo hace en la jugada que gana la ronda.

## End of the round

end = Fin de la ronda
scoring = Cuando acaba la ronda, { $who ->
    [each-side] cada equipo se apunta las cartas que quedan en sus manos.
    [side] el equipo ganador se apunta las cartas que quedan en las manos del otro equipo.
    [sides] el equipo ganador se apunta las cartas que quedan en las manos de los demás equipos.
    [other] quien gana se apunta las cartas que quedan en la mano de su rival.
    [others] quien gana se apunta las cartas que quedan en las manos de los demás.
   *[each] cada cual se apunta las cartas que le quedan en la mano.
}
doubled = Terminar con { $cards } lo dobla todo.
tripled = Terminar con { $cards } lo triplica todo.
points-off = Tu última carta puede quitar puntos { $partners ->
    [yes] al total de tu equipo
   *[no] a tu total
}: { $off }.
off-with = { $count } con { $cards }
round-counts = No se apuntan puntos. La ronda cuenta para { $partners ->
    [yes] el equipo de quien la gana
   *[no] quien la gana
}.
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
counts = { CAPITAL($cards) }: { $points ->
    [one] 1 punto.
   *[other] { $points } puntos.
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
    [countdown] Acaba la partida, y gana el marcador más bajo. Quienes empaten comparten la victoria.
    [countdown-by-rounds] No la gana nadie, y ningún marcador baja.
    [penalty] No la gana nadie, y cada cual se apunta sus cartas.
    [penalty-sides] No la gana nadie, y cada equipo se apunta sus cartas.
    [rounds] La gana la mano con menos puntos. Si hay empate, no la gana nadie.
    [rounds-sides] La gana el equipo con menos puntos en las manos. Si hay empate, no la gana nadie.
    [collect-two] La mano más baja se apunta la diferencia. Si son iguales, no puntúa nadie.
    [collect-all] La mano más baja se apunta su diferencia con cada una de las demás. Si hay empate, no puntúa nadie.
    [collect-two-sides] El equipo con menos puntos en las manos se apunta la diferencia. Si son iguales, no puntúa nadie.
   *[collect-sides] El equipo con menos puntos en las manos se apunta su diferencia con cada uno de los demás. Si hay empate, no puntúa nadie.
}

blocked-out = Si para entonces alguien ya terminó, la gana quien terminó antes.
too-long = Tras { $count } jugadas, una ronda acaba como si se cerrara.

## Match

growth = Quien gana una ronda elige una regla de una lista, y se añade al juego desde el próximo reparto. También puede quitar una regla añadida antes. Si se acaba el tiempo, no se añade ninguna.
hidden-growth = El juego tiene reglas ocultas sobre qué decir y qué callar, una o dos al principio. No cambian qué cartas puedes jugar. Antes de jugar o robar, puedes decir frases. Por cada regla rota, y por cada frase que ninguna regla pide, robas 1 carta y no te dicen por qué. Una vez por turno puedes adivinar una regla. Si aciertas, la ves, y si no, cuesta 1 carta. Quien gana una ronda añade una regla oculta de una lista que solo ve esa persona. Todas las reglas se muestran al acabar la partida.
no-growth = Las reglas no cambian en toda la partida.
match-end = Cuando { $partners ->
    [yes] un equipo
   *[no] alguien
} { $exact ->
    [yes] pasa de
   *[no] llega a
} { points }, { $best ->
    [highest] gana la partida el total más alto.
   *[lowest] gana la partida el total más bajo.
} { $tie ->
    [highest] Quienes empaten en lo más alto comparten la victoria.
    [lowest] Quienes empaten en lo más bajo comparten la victoria.
    [highest-sides] Los equipos que empaten en lo más alto comparten la victoria.
    [lowest-sides] Los equipos que empaten en lo más bajo comparten la victoria.
   *[no] Si hay empate, se juega otra ronda.
}
exact-target = Un total de { points } justos vuelve a 0.
knockout-two = { $when ->
    [hand] Pierde la partida quien tenga más puntos en la mano al acabar una ronda. Si hay empate, se juega otra ronda.
    [over] Pierde la partida quien antes pasa de { points }. Si pasan los dos en la misma ronda, gana el total más bajo, y si empatan, comparten la victoria.
   *[target] Pierde la partida quien antes llega a { points }. Si llegan los dos en la misma ronda, gana el total más bajo, y si empatan, comparten la victoria.
}
knockout = { $when ->
    [hand] Quien tenga más puntos en la mano al acabar una ronda queda fuera de la partida. Si hay empate, nadie queda fuera.
    [over] Quien pasa de { points } queda fuera de la partida.
   *[target] Quien llega a { points } queda fuera de la partida.
} Ya no recibe cartas, y el resto sigue jugando. Gana quien quede hasta el final.
knockout-together = Si quienes quedan caen a la vez, gana el total más bajo, y si empatan, comparten la victoria.
match-rounds = Tras { rounds }, { $best ->
    [highest] gana la partida el total más alto.
   *[lowest] gana la partida el total más bajo.
} { $tie ->
    [highest] Quienes empaten en lo más alto comparten la victoria.
    [lowest] Quienes empaten en lo más bajo comparten la victoria.
    [highest-sides] Los equipos que empaten en lo más alto comparten la victoria.
    [lowest-sides] Los equipos que empaten en lo más bajo comparten la victoria.
   *[no] Si hay empate, se juega otra ronda.
}
first-to-win = { $number ->
    [1] Quien gana la ronda gana la partida. Si no la gana nadie, se juega otra.
   *[other] Gana la partida { $partners ->
        [yes] el equipo que
       *[no] quien
    } antes gane { rounds }.
}
most-rounds = Tras { rounds }, gana la partida { $partners ->
    [yes] el equipo que
   *[no] quien
} haya ganado más rondas. Si hay empate, se juega otra ronda.
bonus = { $partners ->
    [yes] El equipo ganador recibe un extra de { points } por la partida.
   *[no] Quien gana recibe un extra de { points } por la partida.
}
pays-winner = Tras la partida, { $who ->
    [partners] quien pierde paga a la persona ganadora más cercana a su derecha
    [two] quien pierde paga a quien gana
   *[others] cada cual paga a quien gana
}: una ficha por cada diez puntos de diferencia (redondeando hacia arriba){ $count ->
    [0] { "" }
   *[other] , más { units } por la partida
}.
pays-better = Tras la partida, todos los totales se redondean hacia arriba a decenas. { $who ->
    [partners] Cada cual paga a una persona de cada equipo que quedó por delante, la más cercana a su derecha
    [two] Quien pierde paga a quien gana
   *[others] Cada cual paga a quienes quedaron por delante
}: una ficha por cada diez puntos de diferencia{ $count ->
    [0] { "" }
   *[other] , más { units } a quien gana
}.

## In short, to those who listen

short-aim = { $fits ->
    [suit] Sigue el { suit-word } de la carta de arriba
    [next-rank] Juega un { rank-word } por encima o por debajo de la carta de arriba
   *[suit-or-rank] Sigue el { suit-word } o el { rank-word } de la carta de arriba
}: { $goal ->
    [sides] el primer equipo que se queda sin cartas gana la ronda.
    [countdown] gana la partida quien antes termine { $deal ->
            [one] una vez
           *[other] { $deal } veces
        }.
    [countdown-by-rounds] gana la partida quien antes termine { $deal ->
            [one] una vez
           *[other] { $deal } veces
        }.
   *[round] quien antes se queda sin cartas gana la ronda.
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
use-skip = { $cards } para saltar { $seats ->
    [2] a tu rival
   *[other] { $count ->
        [one] a quien sigue
       *[other] a los { $count } siguientes
    }
}
use-reverse = { $cards } para cambiar el sentido
use-draw = { $cards } para hacer robar { $count } { $seats ->
    [2] a tu rival
   *[other] a quien sigue
}
use-draw-back = { $cards } para hacer robar { $count } { $seats ->
    [2] a tu rival
   *[other] a quien va antes
}
use-all-draw = { $cards } para hacer robar { $count } a los demás
use-all-draw-again = { $cards } para hacer robar { $count } a los demás y jugar otra vez
use-previous-draws = { $cards } para hacer robar { $count } en el acto { $seats ->
    [2] a tu rival
   *[other] a quien va antes
}
use-card = { $cards } para pedir una sola carta
use-gift = { $cards } para dar { $count ->
    [one] una carta
   *[other] { $count } cartas
} { $seats ->
    [2] a tu rival
   *[other] a cada rival
}
use-again = { $cards } para jugar otra vez
use-suit = { $cards } para jugar más cartas de su { suit-word } en el mismo turno
use-rank = { $cards } para pedir un { rank-word }
