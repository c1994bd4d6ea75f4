deck = { $count ->
    [0] vazio
    [one] 1 carta
   *[other] { $count } cartas
}
suit = { $suit ->
    [S] Espadas
    [H] Copas
    [D] Ouros
    [C] Paus
    [O] Círculos
    [V] Triângulos
    [X] Cruzes
    [U] Quadrados
   *[Y] Estrelas
}
direction = { $way ->
    [clockwise] Horário
   *[counterclockwise] Anti-horário
}
