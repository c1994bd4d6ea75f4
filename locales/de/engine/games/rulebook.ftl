match = Partie
one-dealer = Gegeben wird vom ersten Platz aus.
