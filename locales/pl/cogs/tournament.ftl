## Names

title = Turniej { $id } · { $game }
minutes = { $count ->
    [one] 1 minuta
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
}
players = { $count ->
    [one] 1 osoba
    [few] { $count } osoby
    [many] { $count } osób
   *[other] { $count } osoby
}
tables-of = { $count ->
    [one] { $count } stolik { $size ->
        [3] trzyosobowy
       *[4] czteroosobowy
    }
    [few] { $count } stoliki { $size ->
        [3] trzyosobowe
       *[4] czteroosobowe
    }
    [many] { $count } stolików { $size ->
        [3] trzyosobowych
       *[4] czteroosobowych
    }
   *[other] { $count } stolika { $size ->
        [3] trzyosobowego
       *[4] czteroosobowego
    }
}

## The heading

house-rules = zasady domowe „{ $name }”
per-turn = na ruch: { $time }
organised-by = prowadzi <@{ $organiser }>

## Sign-up

sign-up-open = **Zapisy otwarte.** { $entered }
starts = **Start <t:{ $at }:F>** · <t:{ $at }:R>
left-alone = Jeśli nikt nie zacznie turnieju, zostanie on odwołany <t:{ $at }:R>.
left-paused = Jeśli nikt nie wznowi turnieju, zostanie on odwołany <t:{ $at }:R>.
how-goal = { $penalties ->
    [yes] Po ostatniej rundzie wygrywa najniższa suma kar.
   *[no] Po ostatniej rundzie wygrywa najwyższa suma.
}
how-seating = W rundzie 1 stoliki się losuje. Potem najlepsi z poprzedniej rundy siedzą razem, a przy każdym stoliku rozdaje osoba z najlepszą sumą.
how-filled = Wolne miejsca zajmują boty.
how-late = Możesz dołączyć później i usiąść w następnej rundzie.
how-missed = { $penalties ->
    [yes] Za opuszczoną rundę dostajesz tyle punktów karnych, ile ma w niej najgorsza osoba.
   *[no] Za opuszczoną rundę jest 0 punktów albo najniższy wynik tej rundy, jeśli jest ujemny.
}
how-leaving = Kto wychodzi, nie liczy się w klasyfikacji. Przy równych sumach miejsce jest wspólne.
how-clock = Jeśli przekroczysz czas na ruch ({ $time }), gra za ciebie bot, aż wrócisz.

## A round and a break

round-started = **Runda { $round } z { $rounds } trwa** · zakończone stoliki: { $done } z { $tables }
round-over = **Koniec rundy { $round } z { $rounds }!**
next-round = Runda { $round } zaczyna się <t:{ $at }:R>.
paused = **Przerwa.** Czas stoi i nikt nie gra, aż organizator naciśnie **Wznów**.
tables-of-round = ### Stoliki rundy { $round }
table-done = **Stolik { $number }** · zwycięstwo: { $winners }, { $points }
table-playing = **Stolik { $number }** · grają: { $players }
dealer = { $name } (rozdaje)

## Standings

standing-after = ### Klasyfikacja po rundzie { $round }
standing-final = ### Klasyfikacja końcowa
place = **{ $place }** · { $name } · **{ $total }**
    .rounds = **{ $place }** · { $name } · **{ $total }** ({ $rounds })
headline = { $count ->
    [1] { $names } wygrywa turniej!
   *[other] { $names } wspólnie wygrywają turniej!
}
cancelled-unplayed = **Turniej został odwołany** przed startem.
cancelled-after = **Turniej został odwołany** po rundzie { $round } z { $rounds }.

## Sheets

standing-sheet = ### Klasyfikacja · { $title }
no-round-yet = Żadna runda jeszcze się nie skończyła.
not-seated = Nie masz teraz stolika w tym turnieju. Kto dołączy, siada, gdy zacznie się następna runda.
table-closed = { $label } – stolik zamknięty.
more-title = ### Więcej · { $title }
details-title = ### Uczciwe rozdanie
details-text = Tajne ziarno decyduje o miejscach i remisach, a razem z każdym zapisem i startem także o wszystkich kartach. Jego pieczęć powstaje, zanim ktokolwiek się zapisze. Na końcu ziarno staje się jawne i każdy może sprawdzić, że losowanie było uczciwe.
sealed = Pieczęć losowania: { $seal }. Ziarno, które ją potwierdza, pojawi się tu na końcu.
proved = Ziarno losowania: { $seed }. Potwierdza pieczęć { $seal }.
pick-removed = Usuń kogoś

## Before what can’t be undone

sure-close = To odwołuje turniej i zamyka jego stoliki. Skończone rundy zostają w wynikach.
    .button = Odwołaj turniej

## Buttons

button-join = Dołącz
button-leave = Wyjdź
button-bot = Dodaj bota
button-start = Start
button-more = Więcej
button-resume = Wznów
button-pause = Przerwa
button-standing = Klasyfikacja
button-rules = Zasady gry
button-cancel = Odwołaj turniej
button-previous = Poprzednie
button-following = Następne
button-hand = Moje karty

## What commands and buttons answer

none-here = Na tym kanale nie ma turnieju. Otwórz go: `/tournament open`.
opened = **Zapisy otwarte: { $title }.** Gdy wszyscy już będą, naciśnij **Start**.
post-failed = Dlatego nie otwieram turnieju.
show-failed = Turniej zostaje tam, gdzie jest.
shown = { $title } jest teraz na dole kanału.
bot-joined = { $name } dołącza.
started = **Runda 1 trwa!** Naciśnij **Moje karty**, żeby zobaczyć swoje karty.
paused-now = **Turniej ma przerwę.** Czas stoi i nikt nie gra.
resumed = **Turniej trwa dalej.** Kto ma ruch, dostaje znów pełny czas.
removed = { $name } nie gra już w turnieju.
cancelled = { $title } – odwołany.
joined = Jesteś na liście: { $title }. Gdy zacznie się runda, naciśnij **Moje karty**, żeby grać.
joined-late = Jesteś na liście: { $title }. Siadasz, gdy zacznie się runda { $round }.
left = Wychodzisz z turnieju ({ $title }). Do początku ostatniej rundy wrócisz ze swoimi punktami: `/tournament join`.
