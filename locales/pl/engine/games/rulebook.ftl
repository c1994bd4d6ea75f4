match = Mecz
one-dealer = Rozdaje osoba na miejscu 1.
small-print = { $ends } Po { $count } ruchów kończy się też mecz: wygrywa ten, kto prowadzi, a przy remisie zwycięstwo jest wspólne.
