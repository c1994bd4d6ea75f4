heading = ### Otwarte stoliki
mine = ### Twoje stoliki
    Wybierz stolik, żeby zobaczyć swoje karty.
none = ### Brak otwartych stolików
    Zacznij: **Zagraj teraz** otwiera stolik na tym kanale.
line = { $kind ->
    [free] **{ $table }** · { $place } · { $free ->
            [one] { $free } wolne miejsce
            [few] { $free } wolne miejsca
            [many] { $free } wolnych miejsc
           *[other] { $free } wolnego miejsca
        } · grają: { $players }
    [full] **{ $table }** · { $place } · pełny · grają: { $players }
    [yours] **{ $table }** · { $place } · grasz tu · grają: { $players }
    [away] **{ $table }** · { $place } · twoje miejsce czeka · grają: { $players }
    [bot] **{ $table }** · { $place } · w grze, wolne miejsce bota · grają: { $players }
   *[playing] **{ $table }** · { $place } · w grze · grają: { $players }
}
page = Strona { $number } z { $pages }

join = Dołącz: { $table }
sit = Dosiądź się: { $table }
come-back = Wracam: { $table }
table = Stolik { $number }
earlier = Poprzednie
later = Następne
play-now = Zagraj teraz
