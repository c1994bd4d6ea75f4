match = Partie
one-dealer = Wer auf dem ersten Platz sitzt, gibt.
small-print = { $ends } Nach { $count } Aktionen endet auch die Partie: Wer vorn liegt, gewinnt, und bei Gleichstand teilt ihr euch den Sieg.
