invitation = ### Rozdanie dnia · { $game }
    Jedna runda z solidnymi botami. Wszyscy tutaj dostają te same karty i mają jedną próbę.
    { $scores }
    -# Koniec <t:{ $at }:t> (<t:{ $at }:R>). Niedokończona próba nie wchodzi do klasyfikacji. { $count ->
        [0] Nikt jeszcze nie grał.
        [one] Na razie { $count } osoba.
        [few] Na razie { $count } osoby.
        [many] Na razie { $count } osób.
       *[other] Na razie { $count } osoby.
    }
scores = { $costs ->
    [yes] Skończ, a dostaniesz punkty za karty botów. Jeśli bot skończy przed tobą, tracisz punkty za swoje.
   *[no] Wygraj, a dostaniesz punkt.
}
play = Graj
heading = ### Rozdanie dnia · { $game }
own = **Twój wynik: { $points }.** Na razie to miejsce { $place }.
own-unfinished = **Twoja próba jest niedokończona**, więc nie wchodzi do klasyfikacji.
line = **{ $rank }** · **{ $name }** · { $points }
playing = -# { $count ->
    [one] Jeszcze { $count } osoba nie skończyła.
    [few] Jeszcze { $count } osoby nie skończyły.
    [many] Jeszcze { $count } osób nie skończyło.
   *[other] Jeszcze { $count } osoby nie skończyło.
}
ends = -# Koniec <t:{ $at }:t> (<t:{ $at }:R>). Potem na kanał trafi klasyfikacja końcowa z najlepszą rozgrywką.
refresh = Odśwież
my-round = Moja runda
standing = Klasyfikacja
won = ## { $names } { $winners ->
    [1] wygrywa
   *[other] wygrywają
} rozdanie dnia!
no-winner = ## Nikt nie skończył rozdania dnia
of-day = -# { $game } · <t:{ $at }:D> · { $count ->
    [0] nikt nie zagrał do końca
    [one] { $count } osoba
    [few] { $count } osoby
    [many] { $count } osób
   *[other] { $count } osoby
}
unfinished = -# { $count ->
    [one] { $count } próba niedokończona.
    [few] { $count } próby niedokończone.
    [many] { $count } prób niedokończonych.
   *[other] { $count } próby niedokończonej.
}
best-line = **Najlepsza rozgrywka, { $name }:** { $line }
day-over = To rozdanie się skończyło. Czeka już nowe.
today = Dzisiejsze rozdanie
