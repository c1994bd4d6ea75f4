round-won = ## ¡{ $names } { $winners ->
    [one] gana
   *[other] ganan
} la ronda { $round }!
round-over = ## Nadie gana la ronda { $round }
how = -# { $title } · { $ending }
winning-card = Carta ganadora: **{ $card }**
next-round = La ronda { $round } empieza cuando estén todos, o { $when }.
soon = enseguida
is-ready = Ya están: { $names }

match-won = ## ¡{ $names } { $winners ->
        [one] gana
       *[other] ganan
    }!
    -# { $title }
scored-best = ## ¡{ $names } { $winners ->
        [one] tiene
       *[other] tienen
    } la mejor puntuación!
    -# { $title }
place = **{ $place }** · **{ $name }** · { $notes }
partner = -# { $name } · { $notes }
by-bot = acabó un bot
many-owners = alguien en el asiento { $seat }
sat-later = -# { $count ->
    [one] Se sentó con la partida empezada: { $names }. Ese asiento no cuenta
   *[other] Se sentaron con la partida empezada: { $names }. Esos asientos no cuentan
} para nadie.{ $rest ->
    [counts] { "" } El resultado del resto cuenta como si allí jugara un bot.
    [too-few] { "" } Solo una persona estaba desde el primer reparto, así que la partida no cuenta para la clasificación.
   *[anyway] { "" }
}
played = -# Partida de { rounds }.
play-again = -# Pulsa **Revancha** para jugar otra.
last-left = -# Gana quien quede hasta el final.
lowest = -# Gana el total más bajo.
for-tournament = -# { $penalties ->
    [yes] Puntos en contra en el torneo { $tournament }: gana el total más bajo.
   *[no] Estos puntos cuentan en el torneo { $tournament }: gana el total más alto.
}
highlight = 🏅 { $text }
pays = { $payer } paga { $shares }.
share = { units } a { $name }
who-pays = -# Pulsa **Más** y **Marcador** para ver quién paga a quién.
podium = Podio: { $places }. { rounds }.
podium-place = { $place } { $name }{ $counted ->
    [nothing] { "" }
    [rounds] { "" }: { rounds }
   *[points] { "" }: { points }
}
on-podium = { $count ->
    [1] { $first }
    [2] { $first } & { $second }
   *[other] { $first } +{ $more }
}
chart = { rounds }
closed = ## { $title }
    Esta mesa está cerrada. { $count ->
        [0] No se sentó nadie.
       *[other] Se sentaron: { $names }.
    }

rematch = Revancha
more = Más
