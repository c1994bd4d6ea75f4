round-won = ## { $names } { $winners ->
    [1] wygrywa
   *[other] wygrywają
} rundę { $round }!
round-over = ## Runda { $round } bez zwycięzcy
how = -# { $title } · { $ending }
winning-card = Zwycięska karta: **{ $card }**
next-round = Runda { $round } zacznie się, gdy wszyscy będą gotowi, albo { $when }.
soon = wkrótce
is-ready = Gotowość: { $names }

match-won = { $names } { $winners ->
    [1] wygrywa
   *[other] wygrywają
}!
    .you = { $winners ->
        [0] Wygrywasz
       *[other] Wygrywacie: ty i { $names }
    }!
scored-best = { $names } { $winners ->
    [1] ma
   *[other] mają
} najlepszy wynik!
    .you = { $winners ->
        [0] Masz najlepszy wynik
       *[other] Najlepszy wynik: ty i { $names }
    }!
lead = przewaga: { $counted ->
    [nothing] { cards }
    [rounds] { rounds }
   *[points] { points }
}
lead-left = reszta odpadła
score = { $counted ->
    [nothing] { $count ->
        [0] bez kart w ręce
       *[other] w ręce: { cards }
    }
    [rounds] wygrane: { rounds }
   *[points] { points }
}
last-card = ostatnia karta: { $card }
place = **{ $place }** · **{ $name }** · { $notes }
partner = -# { $name } · { $notes }
by-bot = dokończył bot
many-owners = ktoś z miejsca { $seat }
sat-later = -# { $names } { $count ->
    [1] dosiada się
   *[other] dosiadają się
} w trakcie meczu, więc { $count ->
    [1] to miejsce nikomu się nie liczy
   *[other] te miejsca nikomu się nie liczą
}.{ $rest ->
    [counts] { "" } Wyniki pozostałych liczą się tak, jakby grał tam bot.
    [too-few] { "" } Od pierwszego rozdania grała tylko jedna osoba, więc mecz nie liczy się do rankingu.
   *[anyway] { "" }
}
played = -# Rozegrane: { rounds }.
play-again = -# Naciśnij **Rewanż**, żeby zagrać znowu.
last-left = -# Wygrywa ten, kto zostaje do końca.
lowest = -# Wygrywa najniższa suma.
for-tournament = -# { $penalties ->
    [yes] Punkty karne w turnieju { $tournament }: wygrywa najniższa suma.
   *[no] Te punkty liczą się w turnieju { $tournament }: wygrywa najwyższa suma.
}
pays = { $payer } płaci: { $shares }.
share = { $name } { units }
who-pays = -# Naciśnij **Wyniki**, żeby zobaczyć, kto komu płaci.
finish = { $place } { $name }{ $counted ->
    [nothing] { "" } – { cards }
    [rounds] { "" } (wygrane: { rounds })
   *[points] { "" } – { points }
}
together = { $count ->
    [1] { $first }
    [2] { $first } i { $second }
   *[other] { $first } +{ $more }
}
closed = ## { $title }
    Ten stolik jest zamknięty. { $count ->
        [0] Nikt tu nie siedział.
       *[other] Przy stoliku: { $names }.
    }

rematch = Rewanż
more = Więcej
