dearest-hand = Am teuersten sitzen geblieben: { $name } mit { cards } und { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} in Runde { $round }
only-dearest-hand = Am teuersten sitzen geblieben: { $name } mit { cards } und { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}
