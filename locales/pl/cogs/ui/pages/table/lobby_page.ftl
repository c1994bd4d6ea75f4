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
