match = Partida
one-dealer = Quem está no lugar 1 dá as cartas.
small-print = { $ends } Depois de { $count } jogadas, a partida também acaba: vence quem estiver na frente, e em caso de empate a vitória é dividida.
