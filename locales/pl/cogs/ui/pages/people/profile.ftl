title = ### { $name }
none = Na razie żaden mecz się nie liczy.
of-a-bot = To bot, a boty nie mają profilu. Wybierz człowieka.
matches = { $count ->
    [one] { $count } mecz
    [few] { $count } mecze
    [many] { $count } meczów
   *[other] { $count } meczu
}
all = **Miejsce { $rank }** · { $won ->
    [one] { $won } wygrana
    [few] { $won } wygrane
    [many] { $won } wygranych
   *[other] { $won } wygranej
} na { matches }
rounds = { $count ->
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
how = Jak działają ratingi

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
