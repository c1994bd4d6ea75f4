chapter-table = Stolik i rozdanie
chapter-score = Punkty

on = tak
off = nie
nothing-listed = brak
house-choice = Zasada domowa „{ $rule }”: { $value }.

no-such-choice = Jednej z tych opcji nie ma. Wybierz coś z listy.
no-such-card = Wpisz wartość, np. D, albo kartę, np. dama pik.
listed-twice = Jakaś wartość lub karta jest wpisana dwa razy. Usuń jedną z nich.

seats =
    .label = Miejsca
    .help = Ile osób może grać: od dwóch do ośmiu.
    .refused = Przy stoliku jest od 2 do 8 miejsc, a nie { $count }.
first_dealer =
    .label = Pierwszy rozdający
    .help = Kto rozdaje pierwszą rundę.
    .chance = decyduje los
    .low-card = ten, kto wyciąga najniższą kartę, as jest najwyższy
    .first-seat = osoba na miejscu 1
next_dealer =
    .label = Następny rozdający
    .help = Kto rozdaje następną rundę. Ostatni jest ten, kto jako jedyny zostaje z kartami albo ma w ręce najwięcej punktów.
    .left = następna osoba
    .winner = zwycięzca rundy
    .last = ten, kto w rundzie jest ostatni
target =
    .label = Cel
    .help = Ile punktów kończy mecz.
    .value = { points }
    .refused = Cel to od 10 do 1000 punktów.
