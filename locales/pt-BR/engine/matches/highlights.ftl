dearest-hand = Maior mão que sobrou: { $name } com { cards } que valem { $points }, na rodada { $round }
only-dearest-hand = Maior mão que sobrou: { $name } com { cards } que valem { $points }
