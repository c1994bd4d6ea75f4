draw-until = Dobieraj, aż podejdzie
    .help = Jeśli nie możesz zagrać, dobieraj, aż coś podejdzie, i zagraj tę kartę.
stacking = Dokładanie
    .help = Na kartę karną odpowiedz inną. Kary się sumują.
quick = Szybka gra
    .help = Mniej kart na początek i niższy cel.
no-specials = Bez kart funkcyjnych
    .help = Żadna karta nie jest funkcyjna. Karty na wszystko zostają.
wild-jokers = Jokery na wszystko
    .help = Po dwa jokery na talię. Idą na każdą kartę, a ty wybierasz kolor.

# Why a set can't go on top of the rules of a table.
every-rank-is-busy = Do dokładania trzeba karty karnej, a tu każda wartość robi coś innego. Zwolnij jedną w Kartach funkcyjnych.
