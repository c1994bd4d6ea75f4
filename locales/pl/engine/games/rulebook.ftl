match = Mecz
one-dealer = Rozdaje osoba na pierwszym miejscu.
match-too-long = Gdy mecz dojdzie do { $count } ruchów, kończy się razem z tą rundą. Wygrywa ten, kto prowadzi, a przy remisie zwycięstwo jest wspólne.
