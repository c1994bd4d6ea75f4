ask = ¿Cerrar { $table }?
    .match = La partida acaba aquí. No cuenta para nadie.
    .consent = La partida acaba aquí. No cuenta para nadie. No abriste tú esta mesa, así que toda la mesa tiene que decir que sí.
close = Cerrarla
close-asking = Preguntar al resto
closed = { $table } está cerrada.
asked = Pregunté a { $names }. La mesa se cierra cuando todo el mundo diga que sí.
agreed = Dijiste que sí. Esperando a { $names }.
refused = Quieres seguir jugando, así que la mesa sigue abierta.

vote = **{ $host } quiere cerrar esta mesa.** La partida acabaría aquí y no contaría para nadie. Esperando a { $names }.
agree = Cerrarla
play-on = Seguir jugando

closed-by = **{ $name } cerró esta mesa { $dealt ->
    [no] tras
   *[yes] en
} la ronda { $round }.** La partida no cuenta para nadie.
closed-itself = **Esta mesa se cerró { $dealt ->
    [no] tras
   *[yes] en
} la ronda { $round }, porque no quedaba nadie.** La partida no cuenta para nadie.
standing = Marcador tras { rounds }
place = **{ $place }** · **{ $name }** · { $score }
no-round = No se acabó ninguna ronda. Jugaron: { $names }.
rematch = La revancha está aquí: [abrirla]({ $link })
