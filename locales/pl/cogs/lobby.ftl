opened = { $table } jest otwarty.
open-already = Masz tu już otwarty stolik ({ $table }). Gdy wszyscy już będą, naciśnij **Start**.
left = Wstajesz od stolika ({ $table }).
    .bot = Wstajesz od stolika ({ $table }). Gra za ciebie bot. Naciśnij **Wracam** albo wpisz `/eights join`.
    .bot-open = Wstajesz od stolika ({ $table }). Bot gra za ciebie, aż wrócisz albo ktoś inny weźmie miejsce. Naciśnij **Wracam** albo wpisz `/eights join`.
    .out = Wstajesz od stolika ({ $table }). Nie grasz już w tym meczu, więc nikt za ciebie nie gra.
    .waiting = Wstajesz od stolika ({ $table }). Nikogo innego nie ma, więc stolik na ciebie czeka. Naciśnij **Wracam** albo wpisz `/eights join`.
come-back = Wracam
dealt = Karty rozdane: { $table }.
under-way = Runda już trwa, nie ma czego zaczynać. Swoje karty zobaczysz przez `/eights hand`.
closed = { $table } jest zamknięty.
pings-on = Dostaniesz ping, gdy przyjdzie twoja kolej.
pings-off = Nie dostaniesz już pingów, gdy przyjdzie twoja kolej.

not-opened = Dlatego nie otwieram stolika.
show-again = `/eights show` pokaże stolik.

join = Dołącz
add-bot = Dodaj bota
start = Start
more = Więcej

aim = Mecz: { $aim }.
house-rules-are = Zasady domowe: { $rules }
rule = { $rule }: { $value }
and-more = i jeszcze { $count }
pace = Czas na ruch: { $pace }
event = Otwarty na [wydarzenie tego serwera]({ $link })

ranked = Liczy się do rankingu.
too-short = Za krótko, żeby liczyło się do rankingu.
hints = Podpowiedzi włączone: w swojej kolejce naciśnij przy kartach **Podpowiedź**. Nie liczy się do rankingu.
ranked-with-two = Będzie się liczyć do rankingu, gdy dołączy druga osoba.

seat = **{ $number }** · { $player }
host = { $player } · gospodarz
bot = 🤖 { $name } (bot: { $level ->
    [easy] łatwy
    [steady] solidny
    [expert] ekspert
   *[other] { $level }
})
team = **Drużyna { $team }**
open = wolne
chair-host = gospodarz
chair-bot = bot: { $level ->
    [easy] łatwy
    [steady] solidny
    [expert] ekspert
   *[other] { $level }
}
chair = { $name } ({ $note })
sitting = Przy stoliku: { $names }.
free-seats = { $count ->
    [0] Stolik jest pełny.
    [one] Jest jeszcze { $count } miejsce.
    [few] Są jeszcze { $count } miejsca.
    [many] Jest jeszcze { $count } miejsc.
   *[other] Wolne miejsca: { $count }.
}
ready = Gdy wszyscy już będą, naciśnij **Start**.
not-ready = { $why }

heading = ### Otwarte stoliki
mine = ### Twoje stoliki
    Wybierz stolik, żeby zobaczyć swoje karty.
none = ### Brak otwartych stolików
    Zacznij: **Zagraj teraz** otwiera stolik na tym kanale.
line = { $kind ->
    [free] **{ $table }** · { $place } · { $free ->
            [one] { $free } wolne miejsce
            [few] { $free } wolne miejsca
            [many] { $free } wolnych miejsc
           *[other] { $free } wolnego miejsca
        } · grają: { $players }
    [full] **{ $table }** · { $place } · pełny · grają: { $players }
    [yours] **{ $table }** · { $place } · grasz tu · grają: { $players }
    [away] **{ $table }** · { $place } · twoje miejsce czeka · grają: { $players }
    [bot] **{ $table }** · { $place } · w grze, wolne miejsce bota · grają: { $players }
   *[playing] **{ $table }** · { $place } · w grze · grają: { $players }
}
page = Strona { $number } z { $pages }

open-join = Dołącz: { $table }
sit = Dosiądź się: { $table }
open-come-back = Wracam: { $table }
table = Stolik { $number }
earlier = Poprzednie
later = Następne
play-now = Zagraj teraz

invite-opened = { $table } jest otwarty. Zaproszenie dostaje { $name }.
    .unreached = { $table } jest otwarty. Zaproszenie nie dotarło: { $name }. Daj znać, że trzeba nacisnąć **Dołącz**.
invited = Zaproszenie dostaje { $name } ({ $table }).
    .unreached = Zaproszenie nie dotarło: { $name }. Daj znać, że trzeba nacisnąć **Dołącz** ({ $table }).

no-table = Nie masz tu stolika, który czeka na graczy. Otwórz go: `/eights open`, a potem zaproś znajomych.
not-waiting = { $table } nie czeka już na graczy. Zaproś na następny mecz.
friend-is-bot = To bot. Zaproś człowieka, a moje boty dodasz przy stoliku przez **Dodaj bota**.
friend-is-you = Przy swoim stoliku i tak masz miejsce. Wybierz kogoś innego.
friend-left = { $name } nie jest już na tym serwerze. Wybierz kogoś, kto tu jest.
friend-gone = Tej osoby nie ma już na tym serwerze. Wybierz kogoś, kto tu jest.
friend-cannot-see = { $name } nie widzi kanału tego stolika. Otwórz stolik na wspólnym kanale.
friend-sits = { $name } siedzi już przy stoliku ({ $table }).
friend-invited = { $name } ma już zaproszenie: { $table }. Zaproszenie zostaje na kanale, aż zacznie się mecz.

# The form

title = Zaproś znajomych
friend = Kogo zapraszasz
    .help = Dostanie ping i przycisk Dołącz.

refused = „{ $event }” już trwa, ale nie udało mi się otworzyć stolika. { $why }

invitation = { $who } – { $host } chce z tobą zagrać: { $table }!
invited-join = Dołącz

role-line = { $role } – { $table } jest otwarty. Siadajcie!
role-join = Dołącz
