longest-penalty = Castigo más largo: { $name } robó { cards } de golpe
fell-back = Total con más suerte: { $name } clavó los { points } y volvió a 0
caught-bluff = Mejor pillada: { $name } vio el farol de { $player }
best-catch = Mejor pillada: { $name } pilló { $times ->
    [one] a alguien
   *[other] { $times } veces
} con una carta y sin “última carta”
