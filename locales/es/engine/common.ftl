# Lo que puede citar cualquier catálogo.

cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
rounds = { $count ->
    [one] 1 ronda
   *[other] { $count } rondas
}
suit-word = { $pack ->
    [whot] símbolo
   *[french] palo
}
rank-word = { $pack ->
    [whot] número
   *[french] valor
}
units = { $count ->
    [one] 1 ficha
   *[other] { $count } fichas
}
plus = más
plus-count = más { $count }
minus-count = menos { $count }
