## Names

title = Turniej { $id } · { $game }
hours = { $count ->
    [one] 1 godzina
    [few] { $count } godziny
    [many] { $count } godzin
   *[other] { $count } godziny
}
minutes = { $count ->
    [one] 1 minuta
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
}
seconds = { $count ->
    [one] 1 sekunda
    [few] { $count } sekundy
    [many] { $count } sekund
   *[other] { $count } sekundy
}
players = { $count ->
    [one] 1 osoba
    [few] { $count } osoby
    [many] { $count } osób
   *[other] { $count } osoby
}

## The heading

house-rules = zasady domowe „{ $name }”
per-turn = na ruch: { $time }
organised-by = prowadzi <@{ $organiser }>

## Sign-up

sign-up-open = **Zapisy otwarte.** { $entered }
entered = { $count ->
    [0] Na razie nikogo, do startu potrzeba { $needed }.
    [one] Na liście jest { $count } osoba, do startu potrzeba { $needed }.
    [few] Na liście są { $count } osoby, do startu potrzeba { $needed }.
    [many] Na liście jest { $count } osób, do startu potrzeba { $needed }.
   *[other] Na liście jest { $count } osoby, do startu potrzeba { $needed }.
}
entered-enough = { $count ->
    [one] Na liście jest { $count } osoba
    [few] Na liście są { $count } osoby
    [many] Na liście jest { $count } osób
   *[other] Na liście jest { $count } osoby
}: { $tables }.
entered-five = { $count ->
    [one] Na liście jest { $count } osoba
    [few] Na liście są { $count } osoby
    [many] Na liście jest { $count } osób
   *[other] Na liście jest { $count } osoby
}: { $tables }, szósty gra bot.
starts = **Start <t:{ $at }:F>** · <t:{ $at }:R>
left-alone = Jeśli nikt go nie zacznie, zostanie odwołany <t:{ $at }:R>.
left-paused = Jeśli nikt go nie wznowi, zostanie odwołany <t:{ $at }:R>.
more-names = i jeszcze { $count }
how-goal = { $penalties ->
    [yes] Po ostatniej rundzie wygrywa najniższa suma kar.
   *[no] Po ostatniej rundzie wygrywa najwyższa suma.
}
how-in-short = { how-goal } Naciśnij **Więcej**, żeby zobaczyć, jak się gra.
how-seating = W rundzie 1 stoliki się losuje. Potem siedzą razem najlepsi z poprzedniej rundy, a rozdaje najlepsza suma.
how-late = Możesz dołączyć później i usiąść w następnej rundzie.
how-missed = { $penalties ->
    [yes] Za opuszczoną rundę liczy się najwyższa liczba punktów karnych, jaką ktoś w niej ma.
   *[no] Opuszczona runda liczy się jako 0 albo jako najniższy wynik w niej, jeśli jest ujemny.
}
how-leaving = Kto wychodzi, nie liczy się w klasyfikacji. Równe sumy dzielą miejsce.
how-clock = Jeśli twój ruch trwa dłużej niż { $time }, gra za ciebie bot, aż wrócisz.

## A round and a break

round-started = **Runda { $round } z { $rounds } trwa** · zakończone stoliki: { $done } z { $tables }
round-over = **Koniec rundy { $round } z { $rounds }!** { $next }
next-by-itself = Runda { $round } zaczyna się <t:{ $at }:R> albo gdy organizator naciśnie **Następna runda**.
next-by-hand = Runda { $round } zaczyna się, gdy organizator naciśnie **Następna runda**.
paused = **Przerwa.** Czas stoi i nikt nie gra, aż organizator naciśnie **Wznów**.
goes-on-next = Runda { $round } zaczyna się, gdy skończą wszystkie stoliki.
goes-on-last = To była ostatnia runda. Turniej kończy się, gdy skończą wszystkie stoliki.
over-won = Turniej się skończył: { $winners }.
over-cancelled = Turniej został odwołany.
tables-of-round = ### Stoliki rundy { $round }
fewest-win = Punkty karne: wygrywa najniższa suma.
table-done = **Stolik { $number }** · zwycięstwo: { $winners }, { $points } · [Skocz do stolika]({ $link })
    .bare = **Stolik { $number }** · zwycięstwo: { $winners }, { $points }
table-playing = **Stolik { $number }** · grają: { $players }
table-scores = **Stolik { $number }** · koniec gry: { $scores }
dealer = { $name } (rozdaje)
away = { $name } (poza stolikiem)
scored = { $name } { $points }
    .helped = { $name } { $points } (dokończył bot)
helped = { $points } 🤖
    .heard = { $points } (bot)
helped-legend = 🤖 za wynikiem: tę rundę dokończył bot.
    .heard = „bot” za wynikiem: tę rundę dokończył bot.
more-tables = … i { $count ->
    [one] jeszcze { $count } stolik
    [few] jeszcze { $count } stoliki
    [many] jeszcze { $count } stolików
   *[other] jeszcze { $count } stolika
}. Swój znajdziesz pod **Mój stolik**.
more-places = … i { $count ->
    [one] jeszcze { $count } miejsce
    [few] jeszcze { $count } miejsca
    [many] jeszcze { $count } miejsc
   *[other] jeszcze { $count } miejsca
}. Wszystkie są pod **Klasyfikacja**.

## Standings

standing-after = ### Klasyfikacja po rundzie { $round }
standing-final = ### Klasyfikacja końcowa
place = **{ $place }** · { $name } · **{ $total }**
    .rounds = **{ $place }** · { $name } · **{ $total }** ({ $rounds })
left-without-place = Poza klasyfikacją: { $name }, { $points }
left-many = { $count ->
    [one] Poza klasyfikacją jest { $count } osoba, która wyszła.
    [few] Poza klasyfikacją są { $count } osoby, które wyszły.
    [many] Poza klasyfikacją jest { $count } osób, które wyszły.
   *[other] Poza klasyfikacją jest { $count } osoby, które wyszły.
}
wins = { $count ->
    [1] { $names } wygrywa
   *[other] { $names } dzielą pierwsze miejsce
}
headline = { $count ->
    [1] { $names } wygrywa turniej!
   *[other] { $names } dzielą pierwsze miejsce!
}
others = jeszcze { $count }
won-after = { $penalties ->
    [yes] Wygrywa najniższa suma kar ({ rounds }).
   *[no] Wygrywa najwyższa suma ({ rounds }).
}
cancelled-unplayed = **Turniej został odwołany** przed startem.
cancelled-after = **Turniej został odwołany** po rundzie { $round } z { $rounds }.

## Sheets

standing-sheet = ### Klasyfikacja · { $title }
no-round-yet = Żadna runda jeszcze się nie skończyła.
sheet-over = Koniec: { $winners }
sheet-cancelled = Odwołany, rozegrane: { $done } (w planie { rounds })
sheet-running = Rozegrane: { $done } (w planie { rounds })
round-sheet = ### Runda { $round } · { $title }
round-option = Runda { $round }
pick-round = Zobacz rundę
results-title = ### Turnieje tego serwera
no-results = Żaden turniej się tu jeszcze nie skończył. Otwórz go: `/tournament open`.
result-line = **{ $title }** · { $outcome } · { $players }, { rounds }
    .dated = **{ $title }** · { $outcome } · { $players }, { rounds } · <t:{ $at }:D>
outcome-cancelled = odwołany
outcome-playing = trwa
pick-result = Zobacz turniej
not-seated = Nie grasz w rundzie { $round }. Siadasz w następnej.
own-table = ### Stolik { $number } rundy { $round }
own-playing = Twój stolik gra.
own-back = Wracasz do stolika ze starym wynikiem.
own-done = Twój stolik skończył. Twój wynik: { $points }.
own-done-penalty = Twój stolik skończył. Dostajesz { $count ->
    [one] { $count } punkt karny
    [few] { $count } punkty karne
    [many] { $count } punktów karnych
   *[other] { $count } punktu karnego
}.
go-to-table = [Skocz do stolika]({ $link })
this-table = Ten stolik
table-replaced = { $label } – koniec. Trwa runda { $round }.
table-lost = { $label } – stolik przepadł i gra jeszcze raz.
table-closed = { $label } – stolik zamknięty. Turniej się skończył.
more-title = ### Więcej · { $title }
details-title = ### Uczciwe rozdanie
details-text = Miejsca i remisy losuje tajne ziarno, a karty każdego stolika wynikają z niego oraz z każdego zapisu i startu. Jego pieczęć powstaje, zanim ktokolwiek się zapisze, a ziarno widać na końcu, więc każdy może sprawdzić, że losowanie było uczciwe.
pick-removed = Usuń kogoś
pick-part = { $what }: od { $first } do { $last }

## Before what can’t be undone

sure-remove = { $name } wypada z turnieju: rundę kończy bot, a wynik nie liczy się w klasyfikacji.
    .button = Usuń
sure-close = To odwołuje turniej i zamyka jego stoliki. Skończone rundy zostają w wynikach.
    .button = Odwołaj turniej

## Buttons

button-join = Dołącz
button-leave = Wyjdź
button-bot = Dodaj bota
button-start = Start
button-more = Więcej
button-mine = Mój stolik
button-next = Następna runda
button-resume = Wznów
button-pause = Przerwa
button-standing = Klasyfikacja
button-rules = Zasady gry
button-cancel = Odwołaj turniej
button-clear = Zamknij stoliki
button-previous = Poprzednie
button-following = Następne
button-hand = Moje karty

## What commands and buttons answer

none-here = Na tym kanale nie ma turnieju. Otwórz go: `/tournament open`.
which-player = Kto? Wybierz z listy w `player:`.
not-kept = Nie mam już tego turnieju. Te, które mam, pokazuje `/tournament show what:Wyniki`.
opened = **Zapisy otwarte: { $title }.** Gdy wszyscy już są, naciśnij **Start**, a swoje miejsce znajdziesz pod **Mój stolik**.
opened-timed = **Zapisy otwarte: { $title }.** Start <t:{ $at }:F>, <t:{ $at }:R>.
post-failed = Dlatego go nie otwieram.
show-failed = Zostaje tam, gdzie jest.
shown = { $title } jest teraz na dole kanału.
bot-joined = { $name } dołącza.
started = **Runda 1 trwa!** Naciśnij **Mój stolik** albo wpisz `/tournament show what:Stolik`, żeby znaleźć swoje miejsce.
next-started = **Runda { $round } trwa!**
paused-now = **Turniej ma przerwę.** Czas stoi i nikt nie gra.
resumed = **Turniej trwa dalej.** Kto ma ruch, dostaje znów pełny czas.
removed = { $name } nie gra już w turnieju.
cancelled = { $title } – odwołany.
cleared = { $title } – stoliki zamknięte. Wynik turnieju pokaże `/tournament show what:Wyniki`.
round-unplayed = Tej rundy nikt nie rozegrał. Naciśnij **Klasyfikacja**, żeby spojrzeć jeszcze raz.
not-in-it = Nie grasz w tym turnieju. Dołącz: `/tournament join`.
no-tables-yet = Żadna runda się nie zaczęła, więc nie ma jeszcze stolików. Poczekaj, aż organizator naciśnie **Start**.
joined-back = Wracasz ze starym wynikiem: { $title }. Siadasz, gdy zacznie się runda { $round }.
joined = Jesteś na liście: { $title }. Gdy zacznie się runda, naciśnij **Mój stolik**, żeby znaleźć swoje miejsce.
joined-timed = Jesteś na liście: { $title }. Start <t:{ $at }:R>. Wtedy naciśnij **Mój stolik**, żeby znaleźć swoje miejsce.
joined-late = Jesteś na liście: { $title }. Siadasz, gdy zacznie się runda { $round }.
left = Wychodzisz: { $title }. { $after }
left-again = `/tournament join` zapisuje cię znowu.
left-finishing = Twoją rundę kończy bot, potem miejsce znika. Do startu ostatniej rundy `/tournament join` przywraca cię z wynikiem.
left-gone = Twoje miejsce znika. Do startu ostatniej rundy `/tournament join` przywraca cię z wynikiem.
left-last = Twoją rundę kończy bot, a w klasyfikacji cię nie będzie. Dopóki trwa, `/tournament join` przywraca cię z wynikiem.
no-such-player = W tym turnieju nie ma takiej osoby. Wybierz kogoś z listy.

## Commands
