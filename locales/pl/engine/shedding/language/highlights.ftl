longest-penalty = Największa kara: { $name } dobiera naraz { cards.acc }
fell-back = Najszczęśliwsza suma: { $name } ma równo { points } i spada do 0
caught-bluff = Najlepsze sprawdzenie: { $player } blefuje, a { $name } się nie nabiera
best-catch = Najlepsze oko: { $name } { $times ->
    [one] raz
    [few] { $times } razy
    [many] { $times } razy
   *[other] { $times } razu
} łapie kogoś bez „ostatniej karty”
