match = Partie
one-dealer = Wer auf Platz 1 sitzt, gibt.
small-print = { $ends } Nach { $count } Zügen endet auch die Partie: Wer vorn liegt, gewinnt. Liegen mehrere gleichauf vorn, teilen sie sich den Sieg.
