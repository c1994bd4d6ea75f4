heading = Opciones de la mesa · { $table }
game-tab = Juego
seats-tab = Asientos y bots
house-rules = Reglas de la casa
notice = ❗ { $why }

pick-game = Juego
saved-shelf = Guardadas aquí · { $count ->
    [one] 1 juego de reglas
   *[other] { $count } juegos de reglas
}
    .line = Reglas de la casa guardadas en este servidor.
game = Juego: { $game }
saved-game = Juego: { $name }
saved-of = Las reglas de la casa de tu servidor para { $game }
pick-target = Meta
target = Meta: { $target }
pick-pace = Tiempo por turno
pace = Turno: { $pace }
usual-pace = Turno: lo habitual en este servidor
hints = { $on ->
    [yes] Con pistas (la partida no cuenta)
   *[no] Sin pistas
}
take-backs = { $on ->
    [yes] Se puede retirar una jugada
   *[no] No se retiran jugadas
}
pick-seats = Asientos
seats = Asientos: { $count }
pick-bots = Bots
bots = Bots: { $count ->
    [0] ninguno
   *[other] { $count }
}
pick-level = Nivel
level = Nivel: { $level }
pick-partners = Equipos
partners = Equipos: { $sides ->
    [0] ninguno
   *[other] { $sides }
}
pick-newcomers = Asientos de bots durante la partida
newcomers-open = Asientos de bots: cualquiera puede tomar uno
    .line = Quien llega tarde toma el asiento de un bot, con sus cartas y sus puntos.
newcomers-closed = Asientos de bots: nadie puede tomar uno
    .line = Nadie se une después de empezar.
pick-swap = Intercambiar dos asientos
seat = Asiento { $number }: { $name }
shuffle = Sortear los asientos
seated = { $number }. { $name }
empty = Aún no hay nadie.

unknown-game = Ese juego ya no está. Pulsa **Opciones de la mesa** otra vez.
unknown-choice = Esa opción ya no está. Pulsa **Opciones de la mesa** otra vez.
