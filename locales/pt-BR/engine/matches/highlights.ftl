dearest-hand = Mão mais cara: { $name } com { cards } que valem { $points }, na rodada { $round }
only-dearest-hand = Mão mais cara: { $name } com { cards } que valem { $points }
