match = Partida
one-dealer = Reparte el primer asiento.
