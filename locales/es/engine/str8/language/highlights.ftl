best-round = Mejor ronda: { $name } con { points }
most-passed = Cartas de pase: { $name } movió las manos de toda la mesa { $times ->
    [one] una vez
   *[other] { $times } veces
}
