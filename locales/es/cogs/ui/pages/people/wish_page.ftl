chapter = Quiero jugar
off = No te digo cuándo se abre una mesa.
on-ping = Cuando se abre una mesa de { $games }, te aviso en su canal.
on-message = Cuando se abre una mesa de { $games }, te mando un mensaje directo.
any-game = cualquier juego
hours = Solo entre las { $first } y las { $last } ({ $zone }).
rest = Como mucho una vez cada { $time }.
rest-hours = { $count ->
    [one] hora
   *[other] { $count } horas
}
rest-days = { $count ->
    [one] día
    [7] semana
   *[other] { $count } días
}
closed = No puedo mandarte mensajes directos, así que desde ahora te aviso en el canal.
no-pings = En este servidor no hay avisos, así que elige un mensaje directo para enterarte de las mesas.

ask-way = Dime cuándo se abre una mesa
    .help = Te lo digo solo en este servidor, y nunca sobre tu propia mesa.
ask-off = No me digas nada
ask-ping = Avísame en su canal
ask-message = Mándame un mensaje directo
ask-games = Juegos
    .help = Déjalo vacío para cualquier juego.
ask-games-typed =
    .help = Sus nombres, separados por comas. Déjalo vacío para cualquier juego.
ask-more-games = Más juegos
ask-hours = Entre estas horas
    .help = En tu reloj, como 18-23. Déjalo vacío para cualquier hora.
ask-rest = Como mucho una vez cada
