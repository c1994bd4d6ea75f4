match = Mecz
one-dealer = Rozdaje osoba na pierwszym miejscu.
small-print = { $ends } Po { $count } ruchach kończy się też mecz: wygrywa ten, kto prowadzi, a przy remisie zwycięstwo jest wspólne.
