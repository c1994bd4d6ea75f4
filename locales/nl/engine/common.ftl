# Waar elke catalogus naar mag verwijzen.

cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
rounds = { $count ->
    [one] 1 ronde
   *[other] { $count } rondes
}
suit-word = { $pack ->
    [whot] vorm
   *[french] kleur
}
rank-word = { $pack ->
    [whot] getal
   *[french] waarde
}
    .same = { $pack ->
        [whot] hetzelfde getal
       *[french] dezelfde waarde
    }
units = { $count ->
    [one] 1 eenheid
   *[other] { $count } eenheden
}
plus = plus
plus-count = plus { $count }
minus-count = min { $count }
