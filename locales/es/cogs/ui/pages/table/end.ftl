round-won = ## ¡{ $names } { $winners ->
    [one] gana
   *[other] ganan
} la ronda { $round }!
round-over = ## Nadie gana la ronda { $round }
how = -# { $title } · { $ending }
winning-card = Carta ganadora: **{ $card }**
next-round = La ronda { $round } empieza cuando estén todos, o { $when }.
soon = enseguida
is-ready = “Ya estoy”: { $names }

match-won = ¡{ $names } { $winners ->
    [one] gana
   *[other] ganan
}!
    .you = ¡{ $winners ->
        [0] Ganas
       *[other] Ganas con { $names }
    }!
scored-best = ¡{ $names } { $winners ->
    [one] tiene
   *[other] tienen
} la mejor puntuación!
    .you = ¡Tienes la mejor puntuación{ $winners ->
        [0] { "" }
       *[other] { "" }, como { $names }
    }!
lead = por { $counted ->
    [nothing] { cards }
    [rounds] { rounds }
   *[points] { points }
}
lead-left = nadie más sigue en pie
score = { $counted ->
    [nothing] { $count ->
        [0] sin cartas
       *[other] con { cards } en la mano
    }
    [rounds] con { rounds }
   *[points] con { points }
}
last-card = última carta: { $card }
place = **{ $place }** · **{ $name }** · { $notes }
partner = -# { $name } · { $notes }
by-bot = acabó un bot
many-owners = alguien en el asiento { $seat }
sat-later = -# { $count ->
    [one] Se sentó con la partida empezada: { $names }. El resultado de ese asiento no cuenta
   *[other] Se sentaron con la partida empezada: { $names }. Los resultados de esos asientos no cuentan
}.{ $rest ->
    [counts] { "" } Los demás resultados cuentan como si allí hubiera jugado un bot.
    [too-few] { "" } Solo había una persona desde el primer reparto, así que la partida no cuenta para la clasificación.
   *[anyway] { "" }
}
played = -# Partida de { rounds }.
play-again = -# Pulsa **Revancha** para jugar otra.
last-left = -# Gana el último que quede.
lowest = -# Gana el total más bajo.
for-tournament = -# { $penalties ->
    [yes] Puntos en contra en el torneo { $tournament }: gana el total más bajo.
   *[no] Estos puntos cuentan en el torneo { $tournament }: gana el total más alto.
}
pays = { $payer } paga { $shares }.
share = { units } a { $name }
who-pays = -# Pulsa **Marcador** para ver quién paga a quién.
finish = { $place } { $name }{ $counted ->
    [nothing] { "" }: { cards }
    [rounds] { "" }: { rounds }
   *[points] { "" }: { points }
}
together = { $count ->
    [1] { $first }
    [2] { $first } & { $second }
   *[other] { $first } +{ $more }
}
closed = ## { $title }
    Esta mesa está cerrada. { $count ->
        [0] No se sentó nadie.
       *[other] Se sentaron: { $names }.
    }

rematch = Revancha
more = Más
