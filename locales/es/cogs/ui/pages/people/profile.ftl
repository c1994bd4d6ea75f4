title = ### { $name }
none = Aún no hay partidas que cuenten.
of-a-bot = Eso es un bot, y los bots no tienen perfil. Elige a una persona.
matches = { $count ->
    [one] 1 partida
   *[other] { $count } partidas
}
all = **Puesto { $rank }** · ganó { $won } de { matches }
rounds = { $count ->
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
how = Cómo funciona el rating

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
