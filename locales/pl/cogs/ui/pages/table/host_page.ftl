heading = Opcje stolika · { $table }
game-tab = Gra
seats-tab = Miejsca i boty
house-rules = Zasady domowe
notice = ❗ { $why }

pick-game = Gra
saved-shelf = Zapisane tutaj · { $count ->
    [one] { $count } zestaw zasad domowych
    [few] { $count } zestawy zasad domowych
    [many] { $count } zestawów zasad domowych
   *[other] { $count } zestawu zasad domowych
}
    .line = Zasady domowe zapisane na tym serwerze.
game = Gra: { $game }
saved-game = Gra: { $name }
saved-of = Zasady domowe waszego serwera do gry { $game }
pick-target = Cel
target = Cel: { $target }
pick-pace = Czas na ruch
pace = Czas na ruch: { $pace }
usual-pace = Czas na ruch: jak zwykle na serwerze
hints = { $on ->
    [yes] Podpowiedzi włączone (mecz się nie liczy)
   *[no] Podpowiedzi wyłączone
}
take-backs = { $on ->
    [yes] Cofanie ruchów włączone
   *[no] Cofanie ruchów wyłączone
}
pick-seats = Miejsca
seats = Miejsca: { $count }
pick-bots = Boty
bots = Boty: { $count ->
    [0] brak
   *[other] { $count }
}
pick-level = Poziom
level = Poziom: { $level ->
    [easy] łatwy
    [steady] solidny
    [expert] ekspert
   *[other] { $level }
}
pick-partners = Drużyny
partners = Drużyny: { $sides ->
    [0] brak
   *[other] { $sides }
}
pick-newcomers = Miejsca botów w trakcie meczu
newcomers-open = Miejsca botów: każdy może się dosiąść
    .line = Kto przychodzi później, bierze miejsce bota z jego kartami i wynikiem.
newcomers-closed = Miejsca botów: nikt się nie dosiada
    .line = Po starcie nikt już nie dołącza.
pick-swap = Zamień dwa miejsca
seat = Miejsce { $number }: { $name }
shuffle = Przetasuj miejsca
seated = { $number }. { $name }
empty = Nikt tu jeszcze nie siedzi.

unknown-game = Tej gry już tu nie ma. Naciśnij jeszcze raz **Opcje stolika**.
unknown-choice = Tej opcji już tu nie ma. Naciśnij jeszcze raz **Opcje stolika**.
