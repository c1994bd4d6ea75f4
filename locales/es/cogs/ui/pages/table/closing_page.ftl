ask = ¿Cerrar la { $table }?
    .match = Así acaba la partida, y no cuenta.
close = Cerrar la mesa
closed = La { $table } está cerrada.

closed-by = **{ $name } cerró esta mesa { $dealt ->
    [no] tras
   *[yes] en
} la ronda { $round }.** La partida no cuenta.
closed-itself = **Esta mesa se cerró { $dealt ->
    [no] tras
   *[yes] en
} la ronda { $round }, porque { $why ->
    [retired] una de sus reglas ya no existe
   *[left] no quedaba nadie
}.** La partida no cuenta.
standing = Marcador tras { rounds }
place = **{ $place }** · **{ $name }** · { $score }
no-round = No se acabó ninguna ronda. Jugaron: { $names }.
rematch = La revancha está aquí: [abrirla]({ $link })
