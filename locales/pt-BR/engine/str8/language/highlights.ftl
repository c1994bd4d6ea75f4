best-round = Melhor rodada: { $name } com { points }
most-passed = Cartas de passe: { $name } fez as mãos de todos rodarem { $times ->
    [1] uma vez
   *[other] { $times } vezes
}
