match = Partie
one-dealer = Wer auf dem ersten Platz sitzt, gibt.
