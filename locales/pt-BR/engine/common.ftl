cards = { $count ->
    [0] 0 cartas
    [one] 1 carta
   *[other] { $count } cartas
}
points = { $count ->
    [0] 0 pontos
    [one] { $count } ponto
   *[other] { $count } pontos
}
rounds = { $count ->
    [0] 0 rodadas
    [one] 1 rodada
   *[other] { $count } rodadas
}
suit-word = { $pack ->
    [whot] a forma
   *[french] o naipe
}
    .bare = { $pack ->
        [whot] forma
       *[french] naipe
    }
    .same = { $pack ->
        [whot] da mesma forma
       *[french] do mesmo naipe
    }
rank-word = { $pack ->
    [whot] o número
   *[french] o valor
}
    .bare = { $pack ->
        [whot] número
       *[french] valor
    }
units = { $count ->
    [0] 0 unidades
    [one] 1 unidade
   *[other] { $count } unidades
}
plus = mais
plus-count = mais { $count }
minus-count = menos { $count }
