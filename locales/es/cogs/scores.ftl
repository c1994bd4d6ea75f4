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

profile-title = ### { $name }
none = Aún no hay partidas que cuenten.
of-a-bot = Eso es un bot, y los bots no tienen perfil. Elige a una persona.
all = **Puesto { $rank }** · ganó { $won } de { matches }
profile-rounds = { $count ->
    [one] 1 ronda ganada
   *[other] { $count } rondas ganadas
} · { $points ->
    [one] 1 punto ganado
   *[other] { $points } puntos ganados
}
game = **{ $game }** · ganó { $won } de { matches }{ $averaged ->
    [yes] { " " }· { $average } puntos por ronda
   *[no] { "" }
}{ $rated ->
    [yes] { " " }· rating { $rating }
   *[no] { "" }
}
records = Récords: victoria más rápida en { $time }, { $points ->
    [one] 1 punto ganado
   *[other] { $points } puntos ganados
} en una partida
abandoned = -# { $count ->
    [one] 1 partida acabó antes de tiempo
   *[other] { $count } partidas acabaron antes de tiempo
}
profile-how = Cómo funciona el rating

other = { $number } · { $game }
off = ± { $off }{ $known ->
    [no] , provisional
   *[yes] { "" }
}
caption = { $count ->
    [one] 1 partida
   *[other] últimas { $count } partidas
}
tile-quickest = Victoria más rápida
tile-catch = Más puntos ganados
nothing = aún nada
alt-rating = Rating en { $game }: { $rating }.
alt-curve = Pasó de { $first } a { $last } en { matches }.

ratings = ### Cómo funciona el rating
    Cada juego tiene su propio rating en cada servidor. Empiezas con { $start }, y cambia con cada partida que cuenta para la clasificación: sube cuando quedas por delante de gente fuerte, y baja cuando quedas por detrás de gente floja. Solo cuentan las personas, nunca los bots. Las parejas suben y bajan juntas.
    - **± es el margen de error.** Baja conforme juegas. En las primeras { $provisional } partidas tu rating es provisional y va por debajo del resto.
    - **Si te vas** y un bot acaba por ti, quedas en último lugar, y nadie gana nada con eso. Una partida que se cierra antes de acabar no cambia nada.
    - **Inflarlo casi no sirve de nada.** Una partida de un minuto no cuenta, y una de menos de tres minutos cuenta menos. Cuando las mismas dos personas juegan una y otra vez, cada partida cuenta menos hasta que descansen unos días. Los grupos grandes pueden jugar más a menudo. Alguien que se une y se va enseguida no te da nada.
    - **Si alguien pide que borre sus datos**, su rating desaparece y el tuyo se queda.
