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
