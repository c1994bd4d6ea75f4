deck = { $count ->
    [0] pusto
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
suit = { $suit ->
    [S] Pik
    [H] Kier
    [D] Karo
    [C] Trefl
    [O] Koło
    [V] Trójkąt
    [X] Krzyż
    [U] Kwadrat
   *[Y] Gwiazda
}
direction = { $way ->
    [clockwise] Z zegarem
   *[counterclockwise] Przeciw zegarowi
}
