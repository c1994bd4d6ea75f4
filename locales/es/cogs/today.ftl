invitation = ### Reparto del día · { $game }
    Una ronda contra bots de nivel normal. Aquí todos reciben las mismas cartas y un solo intento.
    { $scores }
    -# Acaba <t:{ $at }:R> (<t:{ $at }:t>). Un intento sin acabar no entra en la clasificación. { $count ->
        [0] Aún no lo ha jugado nadie.
        [one] De momento lo ha jugado 1 persona.
       *[other] De momento lo han jugado { $count } personas.
    }
scores = { $costs ->
    [yes] Termina, y te apuntas los puntos de las cartas que les queden a los bots. Si un bot termina antes, pierdes los puntos de tus cartas.
   *[no] Gana, y te apuntas un punto.
}
play = Jugar
heading = ### Reparto del día · { $game }
own = **Te apuntaste { $points }.** De momento es el puesto { $place }.
own-unfinished = **No acabaste tu intento**, así que no entra en la clasificación.
line = **{ $rank }** · **{ $name }** · { $points }
playing = -# { $count ->
    [one] 1 persona más no ha acabado.
   *[other] { $count } personas más no han acabado.
}
ends = -# Acaba <t:{ $at }:R> (<t:{ $at }:t>). Luego publico en el canal la clasificación final, con la mejor ronda.
refresh = Actualizar
my-round = Mi ronda
standing = Clasificación
won = ## ¡{ $names } { $winners ->
    [one] gana
   *[other] ganan
} el reparto del día!
no-winner = ## Nadie acabó el reparto del día
of-day = -# { $game } · <t:{ $at }:D> · { $count ->
    [0] nadie lo acabó
    [one] 1 persona
   *[other] { $count } personas
}
unfinished = -# { $count ->
    [one] 1 intento quedó sin acabar.
   *[other] { $count } intentos quedaron sin acabar.
}
best-line = **La ronda de { $name }:** { $line }
day-over = Ese reparto ya se acabó. Hay uno nuevo para jugar.
today = Reparto de hoy
