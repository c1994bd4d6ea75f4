## Opening

rounds-range = Turniej ma od { $least } do { $most } rund, zwykle cztery. Wybierz liczbę z tego zakresu.
turn-range = Czas na ruch: od { $least } sekund do jednej doby. Wybierz inny.
start-unreadable = Nie rozumiem tej pory. Spróbuj „za 30 min”, „20:00”, „piątek 19:30” albo „jutro o 20”.
start-passed = Ta pora już minęła. Wybierz późniejszą, np. „za 30 min” albo „jutro 20:00”.
start-passed-there = W strefie { $zone } ta pora już minęła. Wybierz późniejszą albo ustaw swoją strefę: `/eights me zone:`.
start-skipped = Zegary w strefie { $zone } przeskakują tego dnia { $time }. Wybierz wcześniejszą albo późniejszą porę.
start-twice = Zegary w strefie { $zone } pokazują tego dnia { $time } dwa razy. Wpisz „{ $first }” dla pierwszego razu albo „{ $second }” dla drugiego.
start-too-far = To za ponad { $days } dni. Wybierz wcześniejszą porę.
closes-passed = Zapisy byłyby już zamknięte. Wybierz późniejszy start albo zamknij zapisy bliżej niego.
start-began = Turniej już trwa, więc jego startu nie można zmienić.
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
place-given = Organizator oddał twoje miejsce botowi do końca turnieju. Dołącz do następnego.
too-late = Trwa już ostatnia runda, więc nikt nie może dołączyć ani wrócić. Dołącz do następnego turnieju.
played-all = Twój stolik z ostatniej rundy już skończył grę, więc nie ma do czego wracać. Twój wynik się liczy.
closed = Zapisy są zamknięte. { $begun ->
    [yes] Dołącz do następnego turnieju.
   *[no] Poproś organizatora o późniejszy start.
}
full = Turniej jest pełny, liczba miejsc: { $count }. Poproś organizatora o więcej.
no-level = Nie ma takiego bota: { $level }. Wybierz: { $levels }.
no-removal = Turniej już trwa, więc nikogo nie można usunąć. Oddaj to miejsce botowi: `/tournament manage action:Zastąp`.
not-in = Nie grasz w tym turnieju, więc nie ma z czego wychodzić. Dołącz: `/tournament join`.
bot-already = Tam już gra bot. Wybierz kogoś innego.
has-left = Tej osoby już w turnieju nie ma, więc nie ma też miejsca. Wybierz kogoś innego.
replace-later = Turniej jeszcze się nie zaczął. Usuń tę osobę: `/tournament manage action:Usuń`, a potem dodaj bota.
no-player = W tym turnieju nie ma takiej osoby. Wybierz kogoś z listy.

## Rounds

still-playing = Runda { $round } jeszcze trwa ({ $count ->
    [1] stolik
   *[other] stoliki
} { $tables }). Poczekaj na koniec albo niech dokończą boty.
paused-first = Turniej ma przerwę. Naciśnij najpierw **Wznów**.
too-few = { $count ->
    [0] Nikogo jeszcze nie ma,
    [one] Na razie jest { $count } osoba,
    [few] Na razie są { $count } osoby,
    [many] Na razie jest { $count } osób,
   *[other] Na razie jest { $count } osoby,
} a turniej potrzebuje { $needed }. Poczekaj na więcej albo dodaj boty.
nothing-to-hurry = Żaden stolik nie gra, więc boty nie mają czego kończyć. Poczekaj na następną rundę.
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
notice-out = { $name } wychodzi. Rundę kończy bot, potem miejsce znika i nie liczy się w klasyfikacji.
notice-gone = { $name } wychodzi. Miejsce znika i nie liczy się w klasyfikacji.
notice-kept = { $name } wychodzi. Turniej potrzebuje trzech miejsc, więc bot trzyma to miejsce i wynik, aż ktoś dołączy.
notice-unkept = Graczy jest dosyć, więc bot oddaje swoje miejsce. Poza klasyfikacją: { $name }.
notice-last = { $name } wychodzi w ostatniej rundzie. Kończy ją bot, a wynik się liczy.
notice-done = { $name } wychodzi po swojej ostatniej rundzie. Wynik się liczy.
notice-replaced = { $name }: od teraz gra tu bot, z tym samym wynikiem.
notice-forgotten = Ktoś poprosił, żeby go zapomnieć. Miejsce i wynik trzyma bot.
notice-headless = Organizatora już nie ma. Rundy zaczynają się same, a turniej może prowadzić moderacja.
notice-filled = Piątki nie da się podzielić na trójki i czwórki, więc jako szósty dołącza bot { $name }.
notice-unfilled = Stoliki układają się bez bota, więc { $name } ustępuje miejsca.
notice-hurried = Boty kończą grę przy stolikach, które jeszcze grały rundę { $round }.
notice-anew = Stolik z rundy { $round } przepadł, więc gra jeszcze raz.
notice-expired = Nikt go w porę nie zaczął ani nie wznowił, więc jest odwołany.
notice-moved = Jakiś wątek zniknął albo jest dla mnie zamknięty, więc jego stolik stoi teraz na kanale turnieju.
notice-roomless = Nie udało mi się utworzyć wątku dla każdego stolika, więc część stoi na tym kanale. Do wątków potrzebuję uprawnień Tworzenie publicznych wątków i Wysyłanie wiadomości w wątkach.
notice-unstarted = Zapisało się za mało osób: turniej potrzebuje { $needed }. Zapisy są znów otwarte. Organizator może zacząć później albo wybrać nową porę.

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
