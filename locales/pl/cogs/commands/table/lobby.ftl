opened = { $table } jest otwarty.
open-already = Masz tu już otwarty stolik ({ $table }). Gdy wszyscy już będą, naciśnij **Start**.
bot-joined = { $name } siada do stolika ({ $table }).
bot-level = { $name } ({ $table }) teraz { $level ->
        [easy] gra na luzie
        [expert] pamięta ruchy wszystkich i patrzy naprzód
       *[other] zagrywa oczywistą dobrą kartę
    }.
left = Wstajesz od stolika ({ $table }).
    .bot = Wstajesz od stolika ({ $table }). Gra za ciebie bot. Naciśnij **Wracam** albo wpisz `/eights join`.
    .bot-open = Wstajesz od stolika ({ $table }). Bot gra za ciebie, aż wrócisz albo ktoś inny weźmie miejsce. Naciśnij **Wracam** albo wpisz `/eights join`.
    .out = Wstajesz od stolika ({ $table }). Nie grasz już w tym meczu, więc nikt za ciebie nie gra.
    .waiting = Wstajesz od stolika ({ $table }). Nikogo innego nie ma, więc stolik na ciebie czeka. Naciśnij **Wracam** albo wpisz `/eights join`.
come-back = Wracam
dealt = Karty rozdane: { $table }.
under-way = Runda już trwa, nie ma czego zaczynać. Swoje karty zobaczysz przez `/eights hand`.
removed = { $name } nie siedzi już przy stoliku.
    .bot = Gra tu bot, aż wróci { $name }.
closed = { $table } jest zamknięty.
moved = { $table } jest teraz na dole kanału.
pings-on = Dostaniesz ping, gdy przyjdzie twoja kolej.
pings-off = Nie dostaniesz już pingów, gdy przyjdzie twoja kolej.

which-seat = Które miejsce? Wybierz jedno z listy w `seat:`.
no-such-seat = Nie ma takiego miejsca. Wybierz jedno z listy w `seat:`.
which-level = Jak dobrze ma grać bot? Wybierz też `level:`.
which-player = Kto ma przyjść? Wybierz w `player:`.
seats-changed = Miejsca się zmieniły. Naciśnij jeszcze raz **Więcej**.
seat-choice = { $number }: { $name }
    .bot = { $number }: { $name } (bot)

not-opened = Dlatego nie otwieram stolika.
stays = Stolik zostaje tam, gdzie jest.
show-again = `/eights show` pokaże stolik.
