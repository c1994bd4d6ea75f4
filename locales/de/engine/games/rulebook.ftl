match = Partie
one-dealer = Wer auf Platz 1 sitzt, gibt.
small-print = { $ends } Nach { $count } Zügen endet auch die Partie: Wer vorn liegt, gewinnt, und bei Gleichstand teilt ihr euch den Sieg.
