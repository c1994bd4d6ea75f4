chapter-aim = Objetivo
chapter-deal = Cartas y reparto
chapter-turn = Tu turno
chapter-sequence = Serie
chapter-pass = Cartas de pase
chapter-stock = Mazo
chapter-end = Fin de la ronda

teams = Las parejas se sientan frente a frente y forman una serie en común: { $teams }.
team = asientos { $seats }
aim = Gana la ronda { $who ->
    [team] el primer equipo
   *[player] el primer jugador
} que complete una serie de { $count } números.
two-sequences = Cada jugador forma dos series a la vez. El primero que complete una gana la ronda.
one-pack =
    Para { $seats ->
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
        [7] siete
        [8] ocho
       *[other] { $seats }
    } jugadores, usa una baraja de { $count } cartas. Tiene los { $numbers } números de la tabla de multiplicar de 1 × 1 a { $side } × { $side }, cada uno tantas veces como sale en ella, y { $passes ->
        [6] seis
       *[other] { $passes }
    } cartas de pase: { $each ->
        [3] tres
       *[other] { $each }
    } con la flecha a la izquierda y { $each ->
        [3] tres
       *[other] { $each }
    } a la derecha.
packs =
    Para { $seats ->
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
        [7] siete
        [8] ocho
       *[other] { $seats }
    } jugadores, usa { $packs ->
        [2] dos
       *[other] { $packs }
    } barajas, { $count } cartas en total. Cada baraja tiene los { $numbers } números de la tabla de multiplicar de 1 × 1 a { $side } × { $side }, cada uno tantas veces como sale en ella, y { $passes ->
        [6] seis
       *[other] { $passes }
    } cartas de pase: { $each ->
        [3] tres
       *[other] { $each }
    } con la flecha a la izquierda y { $each ->
        [3] tres
       *[other] { $each }
    } a la derecha.
deal = Se reparten { cards } a cada jugador. El resto es el mazo. No se destapa ninguna carta.
dealer-first-seat = Reparte primero quien ocupa el asiento 1.
dealer-chance = Se sortea quién reparte primero.
next-dealer-winner = Quien completa una serie reparte la siguiente ronda. Si no la completa nadie, el turno de repartir pasa a la izquierda.
next-dealer-last = Cuando acaba una ronda, reparte la siguiente el jugador con más puntos en la mano. Si hay empate, le toca al primero de los empatados que venga después de quien repartió.
next-dealer-left = Tras cada ronda, el turno de repartir pasa a la izquierda.
begins-two = Empieza quien no repartió. Luego se juega por turnos.
begins = Empieza el jugador a la izquierda de quien reparte. Se juega en sentido horario.

turn = En tu turno, primero roba la carta de arriba del mazo o toma la de arriba del descarte. Luego añade un número a { $whose ->
    [team] la serie de tu equipo
    [either] una de tus series
   *[own] tu serie
}, juega una carta de pase o descarta una carta.
turn-over = Así acaba tu turno, y vuelves a tener { cards }. Puedes quedarte con la carta que robaste o tomaste, o descartarla enseguida. Nunca es obligatorio jugar una carta.

opening = Una serie empieza con una diana: cualquier número del { $first } al { $last }.
following = La tabla de multiplicar tiene { $side } filas. La fila 1 va del 1 al { $side }. La fila 2 es { $second }, y así hasta { $end }. La fila { $side } es { $last }, y así hasta { $highest }. Tras un número, puedes jugar el siguiente de cualquier fila en la que esté. Por ejemplo, el { $example } está en las filas { $rows }, así que después puede ir el { $next }. Puedes cambiar de fila con cada número.
backwards = Una serie también puede bajar, al número anterior en cualquiera de esas filas. Ningún número puede salir dos veces.
rising = Una serie nunca baja.
staying = Las cartas de una serie se quedan ahí hasta que acaba la ronda. Nadie puede empezar { $lines ->
    [1] otra
   *[2] una tercera
} serie.

passing = Cada carta de pase tiene una flecha a la izquierda o a la derecha. Cuando juegas una, todos pasan su mano entera al jugador de ese lado. La carta de pase va a un montón aparte, y nadie puede tomarla. Vayan hacia donde vayan las manos, luego juega el de tu izquierda.
passing-two = Cada carta de pase tiene una flecha a la izquierda o a la derecha. Cuando juegas una, cambias tu mano por la de tu rival, apunte hacia donde apunte. La carta de pase va a un montón aparte, y nadie puede tomarla. Luego le toca a tu rival.
pass-discarded = En vez de jugar una carta de pase, puedes descartarla. Entonces { $seats ->
    [2] tu rival
   *[other] el siguiente
} puede tomarla como cualquier otra.
stock = Cuando se acaba el mazo, baraja todo el descarte y las cartas de pase jugadas para formar un mazo nuevo.
impasse = Si nadie añade un número ni juega una carta de pase mientras se gasta un mazo entero, o en tantos turnos como cartas hay, baraja todas las cartas que no están en una serie, también las manos, para formar un mazo nuevo. Luego cada jugador recibe { $count } cartas nuevas.

end = Quien completa una serie se apunta la suma de sus números. Las cartas de su mano no cuentan.
end-two = Quien completa una serie se apunta la suma de los números de sus dos series. Las cartas de su mano no cuentan, así que la serie sin acabar no resta nada.
end-team = El equipo que completa una serie se apunta la suma de sus números. Las cartas de sus dos manos no cuentan.
losing = { $who ->
    [other] Su rival se apunta
   *[others] Cada uno de los demás se apunta
} los números de { $lines ->
    [1] su serie
   *[2] sus series
} menos los que le quedan en la mano. Una carta de pase que quede en la mano { $cost ->
    [0] no vale nada
   *[other] vale { $cost }
}. El resultado puede ser negativo.
losing-team = { $who ->
    [other] En el otro equipo
   *[others] En cada uno de los otros equipos
}, cada jugador cuenta los números de la serie del equipo menos los que le quedan en la mano. Una carta de pase que quede en la mano { $cost ->
    [0] no vale nada
   *[other] vale { $cost }
}. El equipo se apunta la media de los dos, redondeada hacia abajo. El resultado puede ser negativo.
straight = Una escalera es una fila entera en orden, como { $numbers }{ $backwards ->
    [yes] , hacia arriba y no hacia abajo
   *[no] { "" }
}. Si completas una, te apuntas también los números de todas las demás series. { $who ->
    [other] Tu rival no se apunta nada por la suya y solo pierde los puntos que le quedan en la mano.
    [others] Los demás no se apuntan nada por las suyas y solo pierden los puntos que les quedan en la mano.
    [other-team] El otro equipo no se apunta nada por la suya y solo pierde la media de sus dos manos, redondeada hacia arriba.
   *[others-team] Los otros equipos no se apuntan nada por las suyas, y cada uno solo pierde la media de sus dos manos, redondeada hacia arriba.
}
stuck = Si ya no se puede completar ninguna serie de la mesa, la ronda acaba sin que gane nadie, y { $who ->
    [team] cada equipo se apunta los números de su serie menos la media de sus dos manos, redondeada hacia arriba.
   *[player] cada jugador se apunta los números que tiene en la mesa menos los puntos que le quedan en la mano.
}
too-long = Tras { $count } jugadas, una ronda acaba sin que gane nadie, y { $who ->
    [team] cada equipo se apunta los números de su serie menos la media de sus dos manos, redondeada hacia arriba.
   *[player] cada jugador se apunta los números que tiene en la mesa menos los puntos que le quedan en la mano.
}
match = Gana la partida { $who ->
    [team] el primer equipo
   *[player] el primer jugador
} que llegue a { points }. Si llegan varios en la misma ronda, gana el que ganó esa ronda. Si no la ganó ninguno de ellos, gana el que tenga más puntos. Si hay empate entre ellos, se juega otra ronda.

short-scores = { $who ->
    [team] El equipo que completa una serie se apunta la suma de sus números, y { $sides ->
        [2] el otro equipo se apunta
       *[other] cada uno de los otros equipos se apunta
    }
   *[player] Quien completa una serie se apunta la suma de sus números, y { $sides ->
        [2] su rival se apunta
       *[other] cada uno de los demás se apunta
    }
} los números de su serie menos los que le quedan en la mano.
