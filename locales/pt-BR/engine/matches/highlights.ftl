dearest-hand = Maior mão que sobrou: { $name } com { cards } valendo { $points }, na rodada { $round }
only-dearest-hand = Maior mão que sobrou: { $name } com { cards } valendo { $points }
