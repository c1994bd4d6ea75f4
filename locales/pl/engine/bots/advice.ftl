# Co się mówi o ruchu, o którym nie decyduje żaden pojedynczy fakt.

ahead = W rundach rozegranych na próbę wygrywa o { $count } na 100 więcej niż drugi najlepszy ruch.
close = Różnica jest mała: nic nie wypada wyraźnie lepiej.
best = Żaden inny ruch nie jest teraz wart więcej.
