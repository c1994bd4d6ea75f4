deck = { $count ->
    [0] leer
    [one] 1 Karte
   *[other] { $count } Karten
}
suit = { $suit ->
    [S] Pik
    [H] Herz
    [D] Karo
    [C] Kreuz
    [O] Kreis
    [V] Dreieck
    [X] Kreuz
    [U] Quadrat
   *[Y] Stern
}
direction = { $way ->
    [clockwise] Im Uhrzeigersinn
   *[counterclockwise] Gegen den Uhrzeigersinn
}
