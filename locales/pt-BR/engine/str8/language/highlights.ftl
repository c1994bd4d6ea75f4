best-round = Melhor rodada: { $name } com { points }
most-passed = Cartas de passar: { $name } fez as mãos de todos andarem { $times ->
    [one] uma vez
   *[other] { $times } vezes
}
