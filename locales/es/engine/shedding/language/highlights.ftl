longest-penalty = Mayor castigo: { $name } robó { cards } de golpe
fell-back = Golpe de suerte: { $name } clavó los { points } y volvió a 0
caught-bluff = Mejor captura: { $name } descubrió el farol de { $player }
best-catch = Mejor captura: { $name } atrapó { $times ->
    [one] una vez
   *[other] { $times } veces
} a alguien que no dijo “última carta”
