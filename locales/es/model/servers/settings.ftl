manager = Solo quien tiene el permiso Gestionar servidor puede cambiar estos ajustes. Pídeselo.
unknown = Esa opción ya no está. Abre `/eights settings` otra vez.
half-quiet = Las horas de silencio necesitan un principio y un final. Elige los dos, o ninguno.
always-quiet = Las horas de silencio no pueden empezar y acabar a la misma hora. Elige dos distintas, o ninguna.

wrong-channel = En este canal no se permiten mesas. Ve a { $channels }.
no-channel = En este canal no se permiten mesas, y los canales elegidos para ellas se borraron. Pide a quien tenga Gestionar servidor que elija otros con `/eights settings`.
wrong-role-table = Aquí solo pueden abrir mesas { $roles }. Únete a una con `/eights show what:Mesas`.
wrong-role-tournament = Aquí solo pueden abrir torneos { $roles }. Pide que te abran uno.
no-role = Los roles que podían abrir esto se borraron. Pide a quien tenga Gestionar servidor que elija otros con `/eights settings`.
channel-full = Este canal está lleno: { $count ->
    [one] hay 1 mesa abierta, que es el máximo
   *[other] hay { $count } mesas abiertas, que es el máximo
}. Únete a una con `/eights show what:Mesas`, o prueba en otro canal.
tables-of-member = { $count ->
    [one] Ya tienes una mesa abierta aquí, que es el máximo
   *[other] Ya tienes { $count } mesas abiertas aquí, que es el máximo
}. Cierra una con `/eights table action:Cerrar`.
house-rules-full = Este servidor ya guarda { $count ->
    [one] 1 juego de reglas de la casa, que es el máximo
   *[other] { $count } juegos de reglas de la casa, que es el máximo
}. Borra uno primero con `/houserules saved action:Borrar`.
house-rules-of-member = { $count ->
    [one] Ya guardaste aquí un juego de reglas de la casa, que es el máximo
   *[other] Ya guardaste aquí { $count } juegos de reglas de la casa, que es el máximo
}. Borra uno primero con `/houserules saved action:Borrar`.
pace = No conozco ese ritmo. Elige uno de la lista.
pace-begun = Con las cartas repartidas, el ritmo ya no cambia. Cámbialo antes de la próxima partida.
pace-tournament = El torneo marca el ritmo de sus mesas.

pace-30s = En vivo · 30 segundos
pace-1m = En vivo · 1 minuto
pace-2m = En vivo · 2 minutos
pace-5m = Con calma · 5 minutos
pace-1h = Con calma · 1 hora
pace-1d = Lento · 1 día
pace-3d = Lento · 3 días
pace-7d = Lento · 7 días
pace-none = Sin límite de tiempo
pace-unknown = Lo habitual

pace-usual = Lo habitual · { $time }

lasting-days = { $count ->
    [one] 1 día
   *[other] { $count } días
}
lasting-hours = { $count ->
    [one] 1 hora
   *[other] { $count } horas
}
lasting-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
}
lasting-seconds = { $count ->
    [one] 1 segundo
   *[other] { $count } segundos
}
