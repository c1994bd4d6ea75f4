aim = do **{ $target }** punktów
goal = Mecz wygrywa ten, kto pierwszy dobije do { $target } punktów. Jeśli w tej samej rundzie uda się to kilku osobom, mecz wygrywa zwycięzca tej rundy. Jeśli nie ma go wśród nich, wygrywa osoba z największą liczbą punktów. Przy remisie na pierwszym miejscu gracie jeszcze jedną rundę.
spelling = Wpisz jej liczbę albo „podanie w lewo” lub „podanie w prawo”

# The table.

alt-sequence = Miejsce { $seat }: { $cards }.
alt-no-sequence = Miejsce { $seat }: jeszcze bez liczby.
alt-top = Na wierzchu stosu: { $card }.
alt-no-top = Stos jest pusty.
alt-stock = W talii: { cards }.
top = Na stosie: **{ $card }**
    .heard = Na wierzchu stosu: **{ $card }**
top-and-earlier = Na stosie: **{ $card }** · wcześniej: { $cards }
    .heard = Na wierzchu stosu: **{ $card }**. Pod spodem: { $cards }
no-top = Stos jest pusty
stock = Talia: { $count }
stock-and-passes = Talia: { $count } · zagrane { $passes ->
    [one] podania: { $passes }
    [few] podania: { $passes }
    [many] podania: { $passes }
   *[other] podania: { $passes }
}
drawing = dobiera albo bierze kartę
has-drawn = dobiera i myśli
has-taken = bierze ze stosu: { $card }, i myśli
seat = miejsce { $seat }
left-with = zostaje: { $cards }
this-round = w tej rundzie { $points }
total = { points }
sequence = { $cards } · { $length } z { $longest }, { points }
dead-sequence = { $cards } · { $length } z { $longest }, { points }, do ośmiu już nie dojdzie
empty-sequence = jeszcze bez liczby
sheet-button = Ściąga
final-score = { points } · { $rounds ->
    [one] { $rounds } wygrana runda
    [few] { $rounds } wygrane rundy
    [many] { $rounds } wygranych rund
   *[other] { $rounds } wygranej rundy
}

# The page of the discard pile.

passes-played = Zagrane karty podania: { $cards }
no-passes-played = Nikt nie zagrał jeszcze karty podania.
in-the-draw-pile = W talii: { cards }.

# A hand.

hand-alt = Twoje karty: { $cards }.
hand = W ręce: { $cards }
    .heard = Twoje karty: { $cards }
your-turn = **Twoja kolej.** Dobierz kartę.
your-turn-or-take = **Twoja kolej.** Dobierz kartę albo weź ze stosu: **{ $card }**.
drew = **Dobierasz kartę: { $card }.** Zagraj lub odrzuć jedną kartę.
    .heard = **Grasz dalej.** Zagraj lub odrzuć jedną kartę.
drew-nothing-fits = **Dobierasz kartę: { $card }.** Nic nie pasuje, więc odrzuć kartę.
    .heard = **Nadal twoja kolej.** Nic nie pasuje, więc odrzuć kartę.
took = **Bierzesz kartę: { $card }.** Zagraj lub odrzuć jedną kartę.
    .heard = **Grasz dalej.** Zagraj lub odrzuć jedną kartę.
took-nothing-fits = **Bierzesz kartę: { $card }.** Nic nie pasuje, więc odrzuć kartę.
    .heard = **Nadal twoja kolej.** Nic nie pasuje, więc odrzuć kartę.
starts = Twój sekwens zaczyna się od liczby z tarczą: od { $first } do { $last }.
followed-by = { $cards } → dalej: { $numbers }
followed-by-nothing = { $cards } → nic już nie pasuje
draw-button = Dobierz kartę
    .heard = Dobierz kartę, a potem zagraj lub odrzuć jedną
add-button = { $card }
    .heard = Dołóż do { $whose ->
        [team] sekwensu drużyny
       *[own] swojego sekwensu
    }: { $card }
pass-button = { $card }
    .heard = Zagraj: { $card }

# Words in pictures.

picture-pass = PODAJ
picture-step = +3: krok w rzędzie 3
picture-copies = ×3: trzy sztuki
picture-opener = początek

# What those who listen hear of it.

your-line = { $whose ->
    [team] Sekwens twojej drużyny
    [first] Twój pierwszy sekwens
    [second] Twój drugi sekwens
   *[own] Twój sekwens
}: { $cards }. To { $length } z { $longest } liczb, razem { points }. { $numbers ->
    [none] Nic już nie pasuje.
   *[some] Dalej może iść { $numbers }.
}
your-empty-line = { $whose ->
    [team] Sekwens twojej drużyny
    [first] Twój pierwszy sekwens
    [second] Twój drugi sekwens
   *[own] Twój sekwens
} nie ma jeszcze liczby. Zaczyna się dowolną liczbą od { $first } do { $last }.
other-line = { $which ->
    [first] Pierwszy sekwens
    [second] Drugi sekwens
   *[own] Sekwens
} – { $names }: { $cards }. To { $length } z { $longest } liczb, razem { points }.{ $grows ->
    [no] { "" } Do { $longest } liczb już nie dojdzie.
   *[yes] { "" }
}
other-empty-line = { $which ->
    [first] Pierwszy sekwens
    [second] Drugi sekwens
   *[own] Sekwens
} – { $names }: jeszcze bez liczby.
goes-on = Po { $number } możesz dołożyć { $numbers }.
now-holding = Masz teraz karty od sąsiada ({ $name }).
passing = { CAPITAL($card) }: wszyscy podają karty w tę stronę, a do ciebie trafiają te, które trzyma { $name }.

# The sheet.

sheet-title = Ściąga do sekwensów
sheet-note = Każda liczba prowadzi do następnej w każdym ze swoich rzędów. Sekwens zaczyna się od 1 do 8.{ $packs ->
    [1] { "" }
   *[other] { "" } Liczą się sztuki z obu talii.
}
    .heard = Co w sekwensie może iść po każdej liczbie i ile jest jej kart{ $packs ->
        [1] { "" }
       *[other] { "" } w obu taliach
    }. Sekwens zaczyna się od dowolnej liczby od 1 do 8, a pełny ma 8 liczb.
copies = { $number }, { $copies ->
    [one] { $copies } sztuka
    [few] { $copies } sztuki
    [many] { $copies } sztuk
   *[other] { $copies } sztuki
}
leads-to = { copies }: { $numbers }
    .heard = Po { $number }: { $numbers }. { $copies ->
        [one] Jest { $copies } karta
        [few] Są { $copies } karty
        [many] Jest { $copies } kart
       *[other] Jest { $copies } karty
    } z liczbą { $number }.
leads-nowhere = { copies }: nic
    .heard = Po { $number }: nic. { $copies ->
        [one] Jest { $copies } karta
        [few] Są { $copies } karty
        [many] Jest { $copies } kart
       *[other] Jest { $copies } karty
    } z liczbą { $number }.
