longest-penalty = Największa kara: { $name } dobiera naraz { cards.acc }
fell-back = Najszczęśliwsza suma: { $name } ma równo { points } i spada do 0
caught-bluff = Najlepsze sprawdzenie: { $name } nie daje się nabrać na blef. Blefuje { $player }
best-catch = Najlepsze oko: { $name } { $times ->
    [one] raz
    [few] { $times } razy
    [many] { $times } razy
   *[other] { $times } razu
} łapie kogoś bez „ostatniej karty”
