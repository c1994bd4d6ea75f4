aim = { $goal ->
    [round] do **{ $target }** punktów
   *[countdown] schodzenie od **{ $target }** do 0
}
aim-knockout = { $when ->
    [hand] odpada, kto ma najwięcej w ręce
    [over] powyżej **{ $target }** punktów odpadasz
   *[target] od **{ $target }** punktów odpadasz
}
aim-rounds-won = { $number ->
    [1] jedna gra
   *[other] do **{ $number }** wygranych rund
}
aim-rounds = { $number ->
    [1] **1** runda
    [few] **{ $number }** rundy
    [many] **{ $number }** rund
    [one] **{ $number }** runda
   *[other] **{ $number }** rundy
}
goal-single = Kto wygrywa rundę, wygrywa mecz.
goal-rounds = Mecz wygrywa ten, kto pierwszy wygra { rounds.acc }.
goal-most-rounds = Mecz trwa { rounds.acc }. Zwycięża ten, kto wygra ich najwięcej. Przy remisie gracie jeszcze jedną.
goal-knockout = { $when ->
    [hand] Po każdej rundzie odpada ten, komu zostaje w ręce najwięcej punktów
    [over] Kto przekracza { $target } punktów, odpada
   *[target] Kto dobija do { $target } punktów, odpada
}. Wygrywa ten, kto zostaje do końca.
goal-countdown = Wszyscy schodzą od { $target } w dół. Wygrywa ten, kto pierwszy dojdzie do 0.
goal-round = Mecz kończy się{ $rounds ->
    [0] , gdy ktoś dobije do { $target } punktów
    [one] { " " }po jednej rundzie
    [few] { " " }po { $rounds } rundach
    [many] { " " }po { $rounds } rundach
   *[other] { " " }po { $rounds } rundy
}. Wygrywa { $best ->
    [highest] najwyższy
   *[lowest] najniższy
} wynik. { $tie ->
    [shared] Przy remisie zwycięstwo jest wspólne.
   *[another-round] Przy remisie gracie jeszcze jedną rundę.
}
goal-round-and-bonus = Mecz kończy się{ $rounds ->
    [0] , gdy ktoś dobije do { $target } punktów
    [one] { " " }po jednej rundzie
    [few] { " " }po { $rounds } rundach
    [many] { " " }po { $rounds } rundach
   *[other] { " " }po { $rounds } rundy
}. Wygrywa { $best ->
    [highest] najwyższy
   *[lowest] najniższy
} wynik i dostaje premię: { points }. { $tie ->
    [shared] Przy remisie zwycięstwo jest wspólne.
   *[another-round] Przy remisie gracie jeszcze jedną rundę.
}
spelling = { $pack ->
    [whot] Wpisz kształt i numer, np. koło 10 albo k10, albo Whot
   *[french] Wpisz wartość i kolor, np. 8 pik albo 10 karo
}

# Their pictures.

table-alt = Na stosie: { $card }. W talii: { cards }.
table-alt-suit = Na stosie: { $card }. Obowiązuje { suit-word }: { $suit }. W talii: { cards }.
table-alt-card = Na stosie: { $card }. Żądanie: { $ranks }. W talii: { cards }.
table-alt-rank = Na stosie: { $card }. Żądanie: { $ranks }. W talii: { cards }.
table-alt-open = Na stosie: { $card }. Można zagrać dowolną kartę. W talii: { cards }.
table-alt-no-card = { $suit ->
    [none] Stos jest jeszcze pusty. Można zacząć od dowolnej karty.
   *[other] Stos jest jeszcze pusty. Pierwszą kartą każdego musi być { $suit }.
} W talii: { cards }.
table-alt-way = { $alt } Kierunek: { $way ->
    [clockwise] zgodnie z zegarem
   *[counterclockwise] przeciwnie do zegara
}.
hand-alt = Twoje karty: { $cards }.

# The button that passes.

miss-turn = Czekaj { $count ->
    [one] kolejkę
    [few] { $count } kolejki
    [many] { $count } kolejek
   *[other] { $count } kolejki
}

hand = **{ cards }**: { $held }
    .heard = **{ cards }.** { $held }
held = { CAPITAL($suit) }: { $ranks }.
held-jokers = { CAPITAL($cards) }.
your-turn = **Twoja kolej**
your-turn-nothing = **Twoja kolej** – nic nie pasuje. Dobierz kartę.
your-turn-pass = **Twoja kolej** – nic nie pasuje i nie ma czego dobrać. Spasuj.
your-turn-penalty = **Twoja kolej** – zagraj podświetloną kartę albo dobierz całą karę.
    .heard = **Twoja kolej** – dobierz { cards.acc } albo odpowiedz na karę: { $cards }{ $answer ->
        [more] . Wtedy { $next } ma do dobrania { $more }
        [cancel] . Wtedy nikt nie dobiera
       *[other] { "" }
    }.
your-turn-draw-penalty = **Twoja kolej** – dobierz { cards.acc }.
your-turn-again = **Grasz jeszcze raz.** Zagraj podświetloną kartę.
    .heard = **Grasz jeszcze raz.** Zagraj jedną z kart poniżej.
your-turn-again-or-draw = **Grasz jeszcze raz.** Zagraj podświetloną kartę albo dobierz.
    .heard = **Grasz jeszcze raz.** Zagraj jedną z kart poniżej albo dobierz.
your-turn-again-nothing = **Grasz jeszcze raz** – nic nie pasuje. Dobierz kartę.
your-turn-again-pass = **Grasz jeszcze raz** – nic nie pasuje i nie ma czego dobrać. Spasuj.
your-turn-skip = **Grozi ci pauza: { $count ->
    [one] { $count } kolejka
    [few] { $count } kolejki
    [many] { $count } kolejek
   *[other] { $count } kolejki
}.** { $answer ->
    [yes] Zagraj podświetloną kartę i podaj pauzę dalej albo { $count ->
        [1] czekaj kolejkę
       *[other] czekaj
    }.
   *[no] Żadna twoja karta nie pomoże.
}
    .heard = **Grozi ci pauza: { $count ->
        [one] { $count } kolejka
        [few] { $count } kolejki
        [many] { $count } kolejek
       *[other] { $count } kolejki
    }.** { $answer ->
        [yes] Zagraj jedną z kart poniżej i podaj pauzę dalej albo { $count ->
            [1] czekaj kolejkę
           *[other] czekaj
        }.
       *[no] Żadna twoja karta nie pomoże.
    }
drew-or-keep = **Dobierasz { $cards ->
    [joker] jokera
   *[other] { $cards }
}.** Zagraj podświetloną kartę albo zatrzymaj dobraną.
    .heard = **Grasz dalej.** Zagraj jedną z kart poniżej albo zatrzymaj, co masz.
drew-or-draw = **Dobierasz { $cards ->
    [joker] jokera
   *[other] { $cards }
}.** Zagraj podświetloną kartę albo dobierz jeszcze.
    .heard = **Grasz dalej.** Zagraj jedną z kart poniżej albo dobierz jeszcze.
drew-draw-or-keep = **Dobierasz { $cards ->
    [joker] jokera
   *[other] { $cards }
}.** Zagraj podświetloną kartę, dobierz jeszcze albo zatrzymaj, co masz.
    .heard = **Grasz dalej.** Zagraj jedną z kart poniżej, dobierz jeszcze albo zatrzymaj, co masz.
drew-and-draw-or-keep = **Dobierasz { $cards ->
    [joker] jokera
   *[other] { $cards }
}.** Nic nie pasuje. Dobierz jeszcze albo zakończ ruch.
    .heard = **Nadal twoja kolej** – nic nie pasuje. Dobierz jeszcze albo zakończ ruch.
drew-and-draw = **Dobierasz { $cards ->
    [joker] jokera
   *[other] { $cards }
}.** Wciąż nic nie pasuje. Dobierz jeszcze.
    .heard = **Nadal twoja kolej** – wciąż nic nie pasuje. Dobierz jeszcze.
drew-and-keep = **Dobierasz { $cards ->
    [joker] jokera
   *[other] { $cards }
}.** Nic nie pasuje. Zakończ ruch.
    .heard = **Nadal twoja kolej** – nic nie pasuje. Zakończ ruch.
drew-and-play = **Dobierasz { $cards ->
    [joker] jokera
   *[other] { $cards }
}.** Zagraj podświetloną kartę.
    .heard = **Grasz dalej.** Zagraj jedną z kart poniżej.
pick-direction = **Zaczynasz.** Wybierz kierunek gry.
pick-first = **Pierwsza karta jest na wszystko, a ty rozdajesz.** Wybierz kolor.
give = **Wybierz kartę. Dostanie ją { $to }.** Możesz też zatrzymać wszystkie.
    .heard = **Możesz dać kartę, dostanie ją { $to }. Możesz też nic nie dawać.** Co dane, to dane.
give-next = **Wybierz kartę. Dostanie ją { $to }.**
    .heard = **Musisz dać jeszcze jedną kartę, dostanie ją { $to }.** Co dane, to dane.
then-one = Potem kartę dostaje { $names }.
    .heard = Jeśli dasz kartę, następną dostaje { $names }.
then-each = Potem po karcie dostają { $names }.
    .heard = Jeśli dasz kartę, dalej po jednej dostają kolejno { $names }.
doubt = **{ $player } zagrywa { $cards ->
    [joker] jokera
   *[other] { $cards }
}.** Wierzysz czy sprawdzasz?
    .heard = **Wierzysz czy sprawdzasz? { $player } zagrywa: { $cards }.**
doubt-suit = **{ $player } zagrywa { $cards ->
    [joker] jokera
   *[other] { $cards }
}. Obowiązywał kolor { $suit }.** Wierzysz czy sprawdzasz?
    .heard = **Wierzysz czy sprawdzasz? { $player } zagrywa: { $cards }.** Obowiązywał kolor { $suit }.
doubt-rank = **{ $player } zagrywa { $cards ->
    [joker] jokera
   *[other] { $cards }
}. { $count ->
    [1] Żądana karta
   *[other] Żądana wartość
}: { $ranks }.** Wierzysz czy sprawdzasz?
    .heard = **Wierzysz czy sprawdzasz? { $player } zagrywa: { $cards }.** { $count ->
        [1] Żądana karta
       *[other] Żądana wartość
    }: { $ranks }.
bluff = { $play } · blef
    .heard = { $play } jako blef
unanswered = { $play } · dobierz 1
    .heard = { $play } i dobierz kartę, bo nie masz na to odpowiedzi
bluff-is = To blef, jeśli { $player } ma inną kartę, która pasuje.
stakes-stand = Wierzysz: dobierasz { cards.acc }.
stakes-right = Sprawdzasz blef: { $player } bierze kartę z powrotem i dobiera { $count }.
stakes-wrong = Sprawdzasz uczciwe zagranie: dobierasz { $count }.
draw-count = Dobierz { $count }
    .heard = Dobierz { $count } { $after ->
        [over] i zakończ ruch
       *[on] i graj dalej
    }
draw-and-end = Dobierz i zakończ ruch
draw-until = Dobieraj, aż coś podejdzie
    .heard = Dobieraj, aż coś podejdzie, i zagraj
draw-one = Dobierz kartę
    .heard = Dobierz kartę i graj dalej

# What those who listen hear besides.

forgot = { $name } jeszcze nie mówi „{ $word }”. Jeśli nie zdąży przed następnym ruchem, dobiera { cards.acc }.
must-draw = { $name } dobiera { $count } albo odpowiada kartą.
draws-if = { $name } dobiera { $count }, jeśli zagranie się utrzyma.
must-miss = { $name } czeka { $count ->
    [one] { $count } kolejkę
    [few] { $count } kolejki
    [many] { $count } kolejek
   *[other] { $count } kolejki
} albo odpowiada kartą.
noted = { $name }: { $note }.
next-player = Potem gra { $name }.
    .you = Potem grasz ty.
no-penalty = Twój ostatni ruch był bez kary.
penalty = Kara jest za twój ostatni ruch. { $said ->
    [yes] Był wbrew ukrytej zasadzie albo padło słowo, którego żadna nie wymaga.
   *[no] Był wbrew ukrytej zasadzie.
}
known = Znasz zasadę: { $rule }
unknown = { $count ->
    [0] Znasz już wszystkie ukryte zasady.
    [one] Jest { $count } ukryta zasada, której nie znasz.
    [few] Są { $count } ukryte zasady, których nie znasz.
    [many] Jest { $count } ukrytych zasad, których nie znasz.
   *[other] Są ukryte zasady, których nie znasz: { $count }.
}
again = { $name } gra jeszcze raz.
    .you = Grasz jeszcze raz.

top = Na wierzchu: **{ $card }**
top-suit = Na wierzchu: **{ $card }** – teraz { suit-word } **{ $suit } { $sign }**
top-rank = Na wierzchu: **{ $card }** – żądanie: **{ $ranks }**
top-open = Na wierzchu: **{ $card }** – zagraj **dowolną kartę**
top-none = { $suit ->
    [none] Stos jest pusty – zagraj **dowolną kartę**
   *[other] Stos jest pusty
}
begins-with = Pierwsza karta każdego: **{ $suit } { $sign }**
and-earlier = { $top } · wcześniej: { $cards }
    .heard = { $top }. Pod spodem: { $cards }
draw-pile = Talia: { $count }
draw-pile-and-way = Talia: { $count } · kierunek: { $way ->
    [clockwise] zgodnie z zegarem
   *[counterclockwise] przeciwnie do zegara
}
    .heard = Talia: { $count }. Kierunek: { $way ->
        [clockwise] zgodnie z zegarem
       *[counterclockwise] przeciwnie do zegara
    }.
draw-penalty = **Kara: { $count }**
turns-to-miss = **Kolejki do odczekania: { $count }**
players-to-skip = **Osoby do pominięcia: { $count }**
misses = czeka { $count ->
    [one] kolejkę
    [few] { $count } kolejki
    [many] { $count } kolejek
   *[other] { $count } kolejki
}
picking = wybiera kolor
picking-direction = wybiera kierunek
giving = { $begun ->
    [yes] musi dać kartę, dostanie ją { $to }
   *[no] może dać kartę, dostanie ją { $to }
}
doubting = wierzy czy sprawdza? { $player }: { $cards }
deciding = dobiera i myśli
table-again = gra jeszcze raz
skipped = może odpowiedzieć na pauzę
holding = { cards }
out = bez kart
out-in-place = { $place ->
    [1] bez kart, 1. miejsce
   *[other] bez kart, { $place }. miejsce
}
out-of-match = poza meczem
went-out = kończy
went-out-points = kończy: { $points }
left-with = zostaje w ręce: { $cards }
left-with-exactly = zostaje w ręce: { $cards }. Dokładnie { points }, więc znów 0
left-with-points = zostaje w ręce: { $cards }. { $points }
score = { points }
rounds-won = { $count ->
    [0] bez wygranej rundy
    [one] { $count } wygrana runda
    [few] { $count } wygrane rundy
    [many] { $count } wygranych rund
   *[other] { $count } wygranej rundy
}
left-with-cards = w ręce { cards }
score-down = jeszcze { $count }
score-down-wild = jeszcze { $count } · na wszystko: { $ranks }
uncalled = nie mówi „{ $word }”
announced = mówi „{ $word }”
barred = nie może skończyć (bez „{ $word }”)
call-button = { $word }!
catch-button = Łapię!
shouting = { $catch ->
    [yes] Przy stoliku są do tego przyciski **{ $word }!** i **Łapię!** Naciśnięcie w złej chwili nic nie kosztuje.
   *[no] Przy stoliku jest do tego przycisk **{ $word }!** Naciśnięcie w złej chwili nic nie kosztuje.
}
final-score = { points } · { $rounds ->
    [one] { $rounds } wygrana runda
    [few] { $rounds } wygrane rundy
    [many] { $rounds } wygranych rund
   *[other] { $rounds } wygranej rundy
}

# The pile.

pile-suit = Obowiązuje { suit-word }: { $suit }.
pile-rank = { $count ->
    [1] Żądana karta
   *[other] Żądana wartość
}: { $ranks }.
pile-open = Można zagrać dowolną kartę.
pile-draw = W talii: { cards }.
