title = ### Clasificación · { $game ->
    [all] Todos los juegos
   *[named] { $name }
} · { period }
order = { $order ->
    [matches] Partidas ganadas
    [rating] Rating
    [share] Porcentaje de victorias
    [rounds] Rondas ganadas
    [points] Puntos ganados
   *[average] Media
}
period = { $period ->
    [month] Este mes
   *[all] Desde siempre
}
all-games = Todos los juegos
pick-game = Elige un juego
pick-kind = Elige una clasificación
empty = Aún no hay nadie en la clasificación. Una partida acabada cuenta si al menos dos personas jugaron desde el primer reparto. No cuentan la práctica, los torneos, el reparto del día ni las mesas con pistas.
empty-of-many = Nadie ha acabado aún { $least } partidas.
line = **{ $rank }** · **{ $name }** · { $counted }
    .heard = Puesto { $rank }: **{ $name }**, { $counted }
counted = { $order ->
    [matches] ganó { $won } de { matches }
    [rating] { $rating }
    [share] ganó el { $percent } % de { matches }
    [rounds] ganó { rounds }
    [points] ganó { points }
   *[average] { $average } puntos por ronda
}
matches = { $count ->
    [one] 1 partida
   *[other] { $count } partidas
}
rating = { $number } ± { $off }{ $known ->
    [no] { " (provisional)" }
   *[yes] { "" }
}
empty-rating = Aquí aún nadie tiene rating. Acaba una partida de este juego con otra persona.
note = { $order ->
    [rating] -# ± es el margen de error del rating. Es provisional en las primeras { $rated } partidas.
    [share] -# Solo quienes tienen { $least } partidas o más.
    [average] -# Puntos que quedan en la mano por ronda: cuantos menos, mejor. Solo quienes tienen { $least } partidas o más.
    [points] -# Puntos que quedaban en las manos de los demás cuando esta persona ganó una ronda.
   *[other] { "" }
}
how = Cómo funciona el rating
previous = Anterior
next = Siguiente
without-ratings = Elegiste no ver ningún rating. Para verlos otra vez, cambia **Ratings** en `/eights me`.
unknown = Esta clasificación ya no está. Ábrela otra vez con `/eights leaderboard`.
