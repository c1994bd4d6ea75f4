dearest-hand = Am teuersten sitzen geblieben: { $name } mit { cards } für { $points } in Runde { $round }
only-dearest-hand = Am teuersten sitzen geblieben: { $name } mit { cards } für { $points }
