## Opening

rounds-range = Turniej ma od { $least } do { $most } rund, zwykle cztery. Wybierz liczbę z tego zakresu.
turn-range = Czas na ruch: od { $least } sekund do jednej doby. Wybierz inny.
start-unreadable = Nie rozumiem tej pory. Spróbuj „za 30 min”, „20:00”, „piątek 19:30” albo „jutro o 20”.
start-passed = Ta pora już minęła. Wybierz późniejszą, np. „za 30 min” albo „jutro 20:00”.
start-too-far = To za ponad { $days } dni. Wybierz wcześniejszą porę.
channel-taken = { $begun ->
    [yes] Na tym kanale trwa już turniej. Poczekaj, aż się skończy,
   *[no] Na tym kanale są już otwarte zapisy na turniej. Naciśnij tam **Dołącz**
} albo otwórz turniej na innym kanale.
not-opened = Nie udało się zapisać turnieju, więc go nie ma. Spróbuj za chwilę.

## Coming and going

organiser-only = Może to zrobić tylko organizator (albo moderacja). Poproś ich o to.
ended = { $how ->
    [over] Ten turniej się skończył.
   *[cancelled] Ten turniej został odwołany.
} Zobacz `/tournament show what:Wyniki` albo zacznij nowy: `/tournament open`.
cleared-away = Ten turniej się skończył. Zobacz `/tournament show what:Wyniki` albo zacznij nowy: `/tournament open`.
elsewhere = Grasz już w turnieju na <#{ $channel }>. Najpierw z niego wyjdź albo poczekaj, aż się skończy.
entered-already = Już tu jesteś. { $playing ->
    [yes] Do stolika zaprowadzi cię **Mój stolik**.
   *[no] Twój stolik pojawi się tu, gdy zacznie się runda.
}
too-late = Trwa już ostatnia runda, więc nikt nie może dołączyć ani wrócić. Dołącz do następnego turnieju.
played-all = Ten stolik z ostatniej rundy już skończył grę, więc nie ma czego opuszczać ani do czego wracać. Wynik się liczy.
full = Turniej jest pełny, liczba miejsc: { $count }. Poproś organizatora o więcej.
no-level = Nie ma takiego bota: { $level }. Wybierz: { $levels }.
not-in = Nie grasz w tym turnieju, więc nie ma z czego wychodzić. Dołącz: `/tournament join`.
has-left = Tej osoby już w turnieju nie ma. Wybierz kogoś innego.
no-player = W tym turnieju nie ma takiej osoby. Wybierz kogoś z listy.

## Rounds

still-playing = Runda { $round } jeszcze trwa ({ $count ->
    [1] stolik
   *[other] stoliki
} { $tables }). Poczekaj na koniec.
paused-first = Turniej ma przerwę. Naciśnij najpierw **Wznów**.
too-few = { $count ->
    [0] Nikogo jeszcze nie ma,
    [one] Na razie jest { $count } osoba,
    [few] Na razie są { $count } osoby,
    [many] Na razie jest { $count } osób,
   *[other] Na razie jest { $count } osoby,
} a turniej potrzebuje { $needed }. Poczekaj na więcej albo dodaj boty.
paused-already = Turniej już ma przerwę. Żeby grać dalej, naciśnij **Wznów**.
nothing-to-pause = Turniej się nie zaczął, nie ma czego wstrzymywać. Naciśnij najpierw **Start**.
not-paused = Turniej nie ma przerwy, nie ma czego wznawiać.
started-already = Turniej już trwa. Następną rundę zaczyna `/tournament manage action:Dalej`.
not-started = Turniej jeszcze się nie zaczął. Zaczyna go `/tournament manage action:Start`.
not-due = Następna runda już się zaczęła albo została przełożona.
table-label = Runda { $round } · Stolik { $table }

## Notices

notice-late = { $name } dołącza po starcie rundy { $round } i siada w następnej. { $penalties ->
    [yes] Za opuszczoną rundę liczy się najwyższa liczba punktów karnych, jaką ktoś w niej ma.
   *[no] Opuszczona runda liczy się jako 0 albo jako najniższy wynik w niej, jeśli jest ujemny.
}
notice-back = { $name } wraca ze starym wynikiem.
notice-out = { $name } wychodzi. Miejsce znika i nie liczy się w klasyfikacji.
notice-forgotten = Ktoś poprosił, żeby go zapomnieć. Miejsce i wynik trzyma bot.
notice-headless = Organizatora już nie ma. Rundy zaczynają się same, a turniej może prowadzić moderacja.
notice-anew = Stolik z rundy { $round } przepadł, więc gra jeszcze raz.
notice-expired = Nikt go w porę nie zaczął ani nie wznowił, więc jest odwołany.
notice-unstarted = Zapisało się za mało osób: turniej potrzebuje { $needed }. Organizator może go zacząć, gdy zbierze się dość osób.

## Its fairness

sealed = Pieczęć losowania: { $seal }. Ziarno, które ją potwierdza, pojawi się tu na końcu.
proved = Ziarno losowania: { $seed }. Potwierdza pieczęć { $seal }.

## Its tables

tables-of = { $count ->
    [one] { $count } stolik { $size ->
        [3] trzyosobowy
        [4] czteroosobowy
       *[5] pięcioosobowy
    }
    [few] { $count } stoliki { $size ->
        [3] trzyosobowe
        [4] czteroosobowe
       *[5] pięcioosobowe
    }
    [many] { $count } stolików { $size ->
        [3] trzyosobowych
        [4] czteroosobowych
       *[5] pięcioosobowych
    }
   *[other] { $count } stolika { $size ->
        [3] trzyosobowego
        [4] czteroosobowego
       *[5] pięcioosobowego
    }
}
