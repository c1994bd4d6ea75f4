longest-penalty = Najdłuższa kara: { $name } dobiera naraz { cards.acc }
fell-back = Najszczęśliwsza suma: { $name } ma równo { points } i spada do 0
caught-bluff = Najlepsze sprawdzenie: { $name } nie daje się nabrać na blef. Blefuje { $player }
best-catch = Najlepsze oko: { $name } łapie bez „ostatniej karty” { $times ->
    [one] { $times } raz
    [few] { $times } razy
    [many] { $times } razy
   *[other] { $times } razu
}
