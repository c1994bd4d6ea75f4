# `.acc` is the accusative, after a verb: dobiera 1 kartę, wygrywa 1 rundę. Points and units need none.
# That of `rank-word` has “the same” with it, and so has `.same`, the genitive, as the two words differ in gender.
# `.gen`, `.ins` and `.loc` are the other cases of the word alone.

cards = { $count ->
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
    .acc = { $count ->
        [one] 1 kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
rounds = { $count ->
    [one] 1 runda
    [few] { $count } rundy
    [many] { $count } rund
   *[other] { $count } rundy
}
    .acc = { $count ->
        [one] 1 rundę
        [few] { $count } rundy
        [many] { $count } rund
       *[other] { $count } rundy
    }
suit-word = { $pack ->
    [whot] kształt
   *[french] kolor
}
    .gen = { $pack ->
        [whot] kształtu
       *[french] koloru
    }
    .ins = { $pack ->
        [whot] kształtem
       *[french] kolorem
    }
    .loc = { $pack ->
        [whot] kształcie
       *[french] kolorze
    }
rank-word = { $pack ->
    [whot] numer
   *[french] wartość
}
    .acc = { $pack ->
        [whot] ten sam numer
       *[french] tę samą wartość
    }
    .same = { $pack ->
        [whot] tego samego numeru
       *[french] tej samej wartości
    }
    .gen = { $pack ->
        [whot] numeru
       *[french] wartości
    }
    .ins = { $pack ->
        [whot] numerem
       *[french] wartością
    }
units = { $count ->
    [one] 1 żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
}
plus = plus
plus-count = plus { $count }
minus-count = minus { $count }
