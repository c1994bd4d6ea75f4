match = Partida
one-dealer = O primeiro lugar dá as cartas.
