deck = { $count ->
    [0] vacío
    [one] 1 carta
   *[other] { $count } cartas
}
suit = { $suit ->
    [S] Picas
    [H] Corazones
    [D] Diamantes
    [C] Tréboles
    [O] Círculos
    [V] Triángulos
    [X] Cruces
    [U] Cuadrados
   *[Y] Estrellas
}
direction = { $way ->
    [clockwise] Horario
   *[counterclockwise] Antihorario
}
