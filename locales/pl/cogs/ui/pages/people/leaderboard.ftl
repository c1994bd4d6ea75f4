title = ### Ranking · { $game ->
    [all] Wszystkie gry
   *[named] { $name }
} · { period }
order = { $order ->
    [matches] Wygrane mecze
    [rating] Rating
    [share] Procent wygranych
    [rounds] Wygrane rundy
    [points] Zdobyte punkty
   *[average] Średnia
}
period = { $period ->
    [month] Ten miesiąc
   *[all] Od początku
}
all-games = Wszystkie gry
pick-game = Wybierz grę
pick-kind = Wybierz ranking
empty = W rankingu jeszcze nikogo nie ma. Mecz się liczy, gdy dobiegnie końca, a od pierwszego rozdania grały co najmniej dwie osoby. Trening, turnieje, rozdanie dnia i stoliki z podpowiedziami się nie liczą.
empty-of-many = Nikt nie ma jeszcze { $least } ukończonych meczów.
line = **{ $rank }** · **{ $name }** · { $counted }
    .heard = Miejsce { $rank }: **{ $name }**, { $counted }
counted = { $order ->
    [matches] { $won ->
        [one] { $won } wygrana
        [few] { $won } wygrane
        [many] { $won } wygranych
       *[other] { $won } wygranej
    } na { matches }
    [rating] { $rating }
    [share] { $percent }% wygranych na { matches }
    [rounds] wygrane: { rounds }
    [points] { points }
   *[average] { $average } pkt na rundę
}
matches = { $count ->
    [one] { $count } mecz
    [few] { $count } mecze
    [many] { $count } meczów
   *[other] { $count } meczu
}
rating = { $number } ± { $off }{ $known ->
    [no] { " (tymczasowy)" }
   *[yes] { "" }
}
empty-rating = Nikt nie ma tu jeszcze ratingu. Rozegraj do końca mecz tej gry z drugą osobą.
note = { $order ->
    [rating] -# ± mówi, o ile rating może się mylić. Przez pierwsze { $rated } meczów jest tymczasowy.
    [share] -# Tylko gracze z co najmniej { $least } meczami.
    [average] -# Punkty zostające w ręce na rundę, więc mniej to lepiej. Tylko gracze z co najmniej { $least } meczami.
    [points] -# Punkty za karty, które w wygranych rundach zostały innym w ręce.
   *[other] { "" }
}
how = Jak działają ratingi
previous = Poprzednie
next = Następne
without-ratings = Ukrywasz przed sobą wszystkie ratingi. Żeby znów je widzieć, zmień **Ratingi** w `/eights me`.
unknown = Tego rankingu już nie ma. Otwórz go jeszcze raz: `/eights leaderboard`.
