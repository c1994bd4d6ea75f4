# Wat je van een partij onthoudt.

longest-penalty = Zwaarste straf: { $name } pakte { cards } in één keer
fell-back = Meeste geluk: { $name } kwam op precies { points } en viel terug naar 0
caught-bluff = Betrapt: { $name } prikte door de bluf van { $player } heen
best-catch = Scherpste oog: { $name } betrapte { $times ->
    [one] een speler
   *[other] { $times } keer een speler
} die geen “laatste kaart” zei
