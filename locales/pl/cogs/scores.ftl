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

profile-title = ### { $name }
none = Na razie żaden mecz się nie liczy.
of-a-bot = To bot, a boty nie mają profilu. Wybierz człowieka.
all = **Miejsce { $rank }** · { $won ->
    [one] { $won } wygrana
    [few] { $won } wygrane
    [many] { $won } wygranych
   *[other] { $won } wygranej
} na { matches }
profile-rounds = { $count ->
    [one] { $count } wygrana runda
    [few] { $count } wygrane rundy
    [many] { $count } wygranych rund
   *[other] { $count } wygranej rundy
} · { $points ->
    [one] { $points } zdobyty punkt
    [few] { $points } zdobyte punkty
    [many] { $points } zdobytych punktów
   *[other] { $points } zdobytego punktu
}
game = **{ $game }** · { $won ->
    [one] { $won } wygrana
    [few] { $won } wygrane
    [many] { $won } wygranych
   *[other] { $won } wygranej
} na { matches }{ $averaged ->
    [yes] { " " }· { $average } pkt na rundę
   *[no] { "" }
}{ $rated ->
    [yes] { " " }· rating { $rating }
   *[no] { "" }
}
records = Rekordy: najszybsza wygrana w { $time }, w jednym meczu { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
abandoned = -# { $count ->
    [one] { $count } mecz skończył się przed czasem
    [few] { $count } mecze skończyły się przed czasem
    [many] { $count } meczów skończyło się przed czasem
   *[other] { $count } meczu skończyło się przed czasem
}
profile-how = Jak działają ratingi

# In the picture

other = { $number } · { $game }
off = ± { $off }{ $known ->
    [no] , tymczasowy
   *[yes] { "" }
}
caption = { $count ->
    [one] 1 mecz
    [few] ostatnie { $count } mecze
    [many] ostatnich { $count } meczów
   *[other] ostatnich { $count } meczów
}
tile-quickest = Najszybsza wygrana
tile-catch = Najwięcej punktów
nothing = jeszcze brak
alt-rating = Rating, { $game }: { $rating }.
alt-curve = Od { $first } do { $last }, { matches }.

# Help

ratings = ### Jak działają ratingi
    Każda gra ma na każdym serwerze swój rating. Zaczynasz od { $start }, a każdy mecz liczony do rankingu go zmienia: w górę, gdy wyprzedzasz mocnych, w dół, gdy jesteś za słabszymi. Liczą się tylko ludzie, boty nigdy. Partnerzy idą w górę i w dół razem.
    - **± mówi, o ile może się mylić.** Maleje, im więcej grasz. Przez pierwsze { $provisional } meczów rating jest tymczasowy i na liście jest pod pozostałymi.
    - **Jeśli wyjdziesz** i skończy za ciebie bot, liczy ci się ostatnie miejsce, a nikt na tym nie zyskuje. Mecz zamknięty przed końcem nic nie zmienia.
    - **Nabijanie prawie nic nie daje.** Minutowy mecz nie liczy się wcale, a krótszy niż trzy minuty liczy się mniej. Gdy te same dwie osoby grają ze sobą w kółko, każdy mecz liczy się mniej, aż zrobią sobie parę dni przerwy. Większe grupy mogą grać częściej. Ktoś, kto dołącza i zaraz wychodzi, nic nie daje.
    - **Jeśli ktoś poprosi, żeby go zapomnieć**, jego rating znika, a twój zostaje.
