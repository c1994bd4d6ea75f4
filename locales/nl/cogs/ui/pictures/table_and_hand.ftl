# De woorden in de plaatjes van de tafel.

deck = { $count ->
    [0] leeg
    [one] 1 kaart
   *[other] { $count } kaarten
}
suit = { $suit ->
    [S] Schoppen
    [H] Harten
    [D] Ruiten
    [C] Klaver
    [O] Cirkels
    [V] Driehoeken
    [X] Kruisen
    [U] Vierkanten
   *[Y] Sterren
}
direction = { $way ->
    [clockwise] Met de klok mee
   *[counterclockwise] Tegen de klok in
}
