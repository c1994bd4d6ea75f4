## Where it stands.

round = Runda { $round } · { $aim }
tournament-round = Turniej { $tournament } · jedna runda
turn = **Teraz gra { $name }**
turn-doing = **Teraz gra { $name }** · { $doing }
turn-until = { $turn } · bot zagra { $when }
soon = wkrótce
paused = **Turniej ma przerwę.** Potem gra { $name }, z pełnym czasem na ruch.
no-one = **Nikogo tu nie ma, więc stolik czeka.** Naciśnij **Wracam**, żeby grać dalej. Zamknie się { $when }.
too-long = **{ $name } od doby nie robi ruchu.** Każdy przy stoliku może wpuścić bota, który gra, aż ta osoba wróci.
    .host = **{ $name } od doby nie robi ruchu.** Każdy przy stoliku może zostać gospodarzem i wpuścić bota, który gra, aż ta osoba wróci.
round-over = **Koniec rundy.** Następna zacznie się, gdy wszyscy będą gotowi, albo { $when }.
dealt = Karty rozdane.

# The seats.

seat = **{ $name }** · { $notes }
seat-turn = ➤ { $seat }
seat-waiting = • { $seat }
bot = 🤖 { $seat }
    .heard = bot { $seat }
with = w drużynie: { $names }
dealer = rozdaje
away = poza stolikiem, gra bot
ready = gotowe

# Buttons.

ready-button = Gotowe
hand-button = Moje karty
more-button = Więcej
back-button = Wracam
sit-button = Dosiądź się
let-bot-button = Wpuść bota

# What happened, in short lines.

you = Ty
line = **{ $name }** { $words }
happened-left = { $name } wstaje od stolika. Dalej gra bot.
    .you = Wstajesz od stolika. Za ciebie gra bot.
happened-quit = { $name } odpada z meczu i wstaje od stolika.
    .you = Odpadasz z meczu i wstajesz od stolika.
happened-late = { $name } nie zdąża. Dalej gra bot.
    .you = Czas minął, więc za ciebie gra bot.
happened-removed = { $by } wpuszcza bota na miejsce, które ma { $name }.
    .you = { $by } wpuszcza bota na twoje miejsce.
happened-stood-in = { $name } ma zastępstwo: gra bot.
    .you = Za ciebie gra bot.
happened-back = { $name } wraca.
    .you = Wracasz.
happened-sat = { $name } siada na miejscu, które zwalnia { $by }.
    .you = Siadasz na miejscu, które zwalnia { $by }.
happened-waited = { $name } od doby nie robi ruchu.
    .you = Wszyscy czekają na ciebie od doby.
happened-host = Gospodarzem jest teraz { $name }.
    .you = Stolik prowadzisz teraz ty.
happened-first = { $name } jest szybciej, { $by } spóźnia się o włos.
    .you = Jesteś szybciej. Tuż za tobą { $by }.
happened-hint = { $name } prosi o podpowiedź.
    .you = Prosisz o podpowiedź.
happened-closed = { $by } zamyka stolik.
happened-idle = Stolik zamknął się, bo nikogo nie było.
happened-retired = Jednej z zasad już nie ma, więc mecz kończy się bez wyniku.
stood-in = { $name }: bot grał w { $count ->
    [1] rundzie { $rounds }
   *[other] rundach { $rounds }
}.

heading = ### Więcej · { $table }
remove = Usuń osobę
    .match = Zastąp botem
seats = Miejsca w tym meczu
more-seat = Miejsce { $number }: { $name }
options = Opcje stolika
log = Przebieg
scores = Wyniki
pile = Stos
rules = Zasady gry
details = Uczciwe rozdanie
ping = Pinguj mnie
    .off = Nie pinguj mnie
invite = Zaproś znajomych
leave = Wstań od stolika
close = Zamknij stolik

round-won = ## { $names } { $winners ->
    [1] wygrywa
   *[other] wygrywają
} rundę { $round }!
end-round-over = ## Runda { $round } bez zwycięzcy
how = -# { $title } · { $ending }
winning-card = Zwycięska karta: **{ $card }**
next-round = Runda { $round } zacznie się, gdy wszyscy będą gotowi, albo { $when }.
end-soon = wkrótce
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

ask = Zamknąć { $table }?
    .match = To kończy mecz, a wynik się nie liczy.
closing-close = Zamknij
closing-closed = { $table } jest zamknięty.

# What stays of a match that was closed before its end.
closed-by = **{ $name } zamyka stolik { $dealt ->
    [no] po rundzie
   *[yes] w rundzie
} { $round }.** Mecz nikomu się nie liczy.
closed-itself = **Stolik zamknął się { $dealt ->
    [no] po rundzie
   *[yes] w rundzie
} { $round }, bo { $why ->
    [retired] jednej z jego zasad już nie ma
   *[left] nikt nie został
}.** Mecz nikomu się nie liczy.
standing = Klasyfikacja ({ rounds })
closing-place = **{ $place }** · **{ $name }** · { $score }
no-round = Żadna runda nie dobiegła końca. Przy stoliku: { $names }.
closing-rematch = Rewanż jest tutaj: [otwórz]({ $link })

title = ### Wyniki · { $title }
course = Jak zmieniały się wyniki ({ rounds }).
rounds-played = { rounds }
round-head = R{ $round }
    .heard = runda { $round }
total-head = Suma
    .heard = suma
one-round = Gracie tu jedną rundę. Jej punkty liczą się do turnieju.
earlier = -# { $count ->
    [one] Sumy obejmują też pierwszą rundę.
    [few] Sumy obejmują też pierwsze { $count } rundy.
    [many] Sumy obejmują też pierwsze { $count } rund.
   *[other] Sumy obejmują też pierwsze rundy ({ $count }).
}

log-title = ### Przebieg · { $title }
    -# Runda { $round }, najnowsze na dole
nothing = Jeszcze nic się nie stało.
pile-title = ### Stos · { $title }
    -# Najnowsze u góry
pile-card = **{ $card }** { $name }
    .heard = **{ $card }**, zagrywa { $name }
pile-starter = **{ $card }** pierwsza karta
    .heard = **{ $card }**, pierwsza karta
pile-unknown = **{ $card }**
pile-empty = Stos jest pusty.
log-earlier = Wcześniej
later = Później
page = -# Strona { $page } z { $pages }
details-title = ### Uczciwe rozdanie · { $title }
seal = Pieczęć rozdania: `{ $seal }`
seal-note = -# Pieczęć powstaje, zanim ktokolwiek usiądzie, i już się nie zmienia. Zamyka w sobie tajne ziarno i sól. Każde Dołącz i Start dorzuca potem do nich liczbę z Discorda, więc nikt nie może wybrać kart. Na koniec widać wszystko, a `/eights history what:Sprawdź` sprawdza każde rozdanie.
seal-note-tournament = -# Pieczęć wynika z pieczęci turnieju, która powstaje, zanim ktokolwiek się zapisze. Każdy zapis i start dorzuca potem do niej liczbę z Discorda, więc nikt nie może wybrać kart. Na koniec rundy widać wszystko, a `/eights history what:Sprawdź` sprawdza każde rozdanie.
seal-note-old = -# Pieczęć powstaje przed pierwszą kartą. Na koniec ziarno i sól dowodzą, że żadne rozdanie nie zostało zmienione.
no-presses = -# Żadne Dołącz ani Start nic tu nie dorzuca, więc o kartach decyduje sama pieczęć.
presses = Liczby z Dołącz i Start: { $presses }
seed = Ziarno: `{ $seed }`
    Sól: `{ $salt }`
table = Stolik { $table }
match = Mecz { $match } · { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}
engine = Wersja silnika { $engine }

host-heading = Opcje stolika · { $table }
game-tab = Gra
seats-tab = Miejsca i boty
house-rules = Zasady domowe
notice = ❗ { $why }

pick-game = Gra
saved-shelf = Zapisane tutaj · { $count ->
    [one] { $count } zestaw zasad domowych
    [few] { $count } zestawy zasad domowych
    [many] { $count } zestawów zasad domowych
   *[other] { $count } zestawu zasad domowych
}
    .line = Zasady domowe zapisane na tym serwerze.
game = Gra: { $game }
saved-game = Gra: { $name }
saved-of = Zasady domowe waszego serwera do gry { $game }
pick-target = Cel
target = Cel: { $target }
pick-pace = Czas na ruch
pace = Czas na ruch: { $pace }
usual-pace = Czas na ruch: jak zwykle na serwerze
hints = { $on ->
    [yes] Podpowiedzi włączone (mecz się nie liczy)
   *[no] Podpowiedzi wyłączone
}
take-backs = { $on ->
    [yes] Cofanie ruchów włączone
   *[no] Cofanie ruchów wyłączone
}
pick-seats = Miejsca
host-seats = Miejsca: { $count }
pick-bots = Boty
bots = Boty: { $count ->
    [0] brak
   *[other] { $count }
}
pick-level = Poziom
level = Poziom: { $level ->
    [easy] łatwy
    [steady] solidny
    [expert] ekspert
   *[other] { $level }
}
pick-partners = Drużyny
partners = Drużyny: { $sides ->
    [0] brak
   *[other] { $sides }
}
pick-newcomers = Miejsca botów w trakcie meczu
newcomers-open = Miejsca botów: każdy może się dosiąść
    .line = Kto przychodzi później, bierze miejsce bota z jego kartami i wynikiem.
newcomers-closed = Miejsca botów: nikt się nie dosiada
    .line = Po starcie nikt już nie dołącza.
pick-swap = Zamień dwa miejsca
host-seat = Miejsce { $number }: { $name }
shuffle = Przetasuj miejsca
seated = { $number }. { $name }
empty = Nikt tu jeszcze nie siedzi.

unknown-game = Tej gry już tu nie ma. Naciśnij jeszcze raz **Opcje stolika**.
unknown-choice = Tej opcji już tu nie ma. Naciśnij jeszcze raz **Opcje stolika**.

ping-turn = { $player }, twoja kolej – { $table }.
adding = { $player }, wygrywasz rundę i możesz dodać zasadę – { $table }.
warning = { $player }, wciąż twoja kolej – { $table }. Bot zagra { $when }.
start = { $players }, karty rozdane – { $table }! Zaczyna { $first }. Naciśnij **Moje karty**, żeby je zobaczyć.
my-hand = Moje karty

ping-seated = { $table }: masz miejsce.
question = Chcesz ping, gdy przyjdzie twoja kolej?
yes = Tak, pinguj mnie
no = Nie, dzięki
wanted = Dam ci ping, gdy przyjdzie twoja kolej.
unwanted = W takim razie bez pingów. Pinguję cię tylko przy pierwszym rozdaniu meczu. Jeśli zmienisz zdanie, naciśnij przy stoliku **Więcej**.

to-bottom = Przenieś na dół
at-bottom = { $table } jest teraz na dole kanału.
too-soon = { $table } jest tu od niecałej minuty. Spróbuj za chwilę.
no-table-there = Ta wiadomość nie pokazuje otwartego stolika. Wybierz wiadomość samego stolika albo wpisz `/eights show`.
no-seat = Ten stolik ({ $table }) mogą przenosić tylko osoby, które przy nim siedzą.
stays = Stolik zostaje tam, gdzie jest.
held-over = Mecz się skończył, więc jego wiadomość [zostaje tam, gdzie jest]({ $link }).
held-thread = Ta wiadomość ma wątek, więc [zostaje tam, gdzie jest]({ $link }).

place-channel = Ten kanał
place-thread = Osobny wątek
thread = **{ $table }** ma osobny wątek.
thread-opened = { $table } jest otwarty tutaj: { $link }.
no-threads-here = Na tym kanale nie może być wątków. Otwórz stolik na kanale tekstowym albo z `place: Ten kanał`.
no-threads-allowed = Nie utworzę tu wątku. Brakujące uprawnienia: { $missing }. Poproś o nie administratora albo otwórz stolik z `place: Ten kanał`.
thread-failed = Discord nie pozwala mi utworzyć wątku ({ $why }), więc stolika nie ma. Spróbuj z `place: Ten kanał`.

## Seats, bots and the table's message

seat-choice = { $number }: { $name }
    .bot = { $number }: { $name } (bot)
which-player = Kto ma przyjść? Wybierz w `player:`.
bot-joined = { $name } siada do stolika ({ $table }).
which-level = Jak dobrze ma grać bot? Wybierz też `level:`.
bot-level = { $name } ({ $table }) teraz { $level ->
        [easy] gra na luzie
        [expert] pamięta ruchy wszystkich i patrzy naprzód
       *[other] zagrywa oczywistą dobrą kartę
    }.
seats-changed = Miejsca się zmieniły. Naciśnij jeszcze raz **Więcej**.
removed = { $name } nie siedzi już przy stoliku.
    .bot = Gra tu bot, aż wróci { $name }.
which-seat = Które miejsce? Wybierz jedno z listy w `seat:`.
no-such-seat = Nie ma takiego miejsca. Wybierz jedno z listy w `seat:`.
stays-where = Stolik zostaje tam, gdzie jest.
moved = { $table } jest teraz na dole kanału.
