match = Partida
one-dealer = Reparte el primer asiento.
match-too-long = Si la partida llega a { $count } jugadas, acaba ahí junto con la ronda. Gana quien vaya por delante, y si hay empate, se comparte la victoria.
