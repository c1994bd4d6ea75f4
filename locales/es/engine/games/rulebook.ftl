match = Partida
one-dealer = Reparte quien ocupa el asiento 1.
small-print = { $ends } Tras { $count } jugadas, acaba también la partida: gana quien vaya por delante. Si hay empate, se comparte la victoria.
