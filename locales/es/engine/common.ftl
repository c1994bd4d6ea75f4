# Lo que puede citar cualquier catálogo.

cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
    .acc = { $cards ->
        [ases] los ases
        [doses] los doses
        [treses] los treses
        [cuatros] los cuatros
        [cincos] los cincos
        [seises] los seises
        [sietes] los sietes
        [ochos] los ochos
        [nueves] los nueves
        [dieces] los dieces
        [jotas] las jotas
        [reinas] las reinas
        [reyes] los reyes
        [jokers] los jokers
       *[other] { $cards }
    }
    .dat = { $cards ->
        [ases] un as
        [doses] un dos
        [treses] un tres
        [cuatros] un cuatro
        [cincos] un cinco
        [seises] un seis
        [sietes] un siete
        [ochos] un ocho
        [nueves] un nueve
        [dieces] un diez
        [jotas] una jota
        [reinas] una reina
        [reyes] un rey
        [jokers] un joker
       *[other] { $cards }
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
