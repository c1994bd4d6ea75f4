match = Partida
one-dealer = O primeiro lugar dá as cartas.
match-too-long = Se a partida chegar a { $count } jogadas, ela acaba ali, junto com a rodada. Vence quem estiver na frente, e em caso de empate a vitória é dividida.
