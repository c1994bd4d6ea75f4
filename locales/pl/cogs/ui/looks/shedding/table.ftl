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
again = gra jeszcze raz
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
