best-round = Mejor ronda: { $name } con { points }
most-passed = Cartas de pase: { $name } movió las manos de todos { $times ->
    [one] una vez
   *[other] { $times } veces
}
