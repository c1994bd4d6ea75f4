match = Partida
one-dealer = Reparte el primer asiento.
small-print = { $ends } Tras { $count } jugadas, acaba también la partida: gana quien vaya por delante, y un empate se comparte.
