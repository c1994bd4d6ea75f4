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
