# What was memorable about a match of the sequence game.

best-round = Best round: { $name } with { points }
most-passed = Pass cards: { $name } moved everyone’s hands { $times ->
    [one] once
   *[other] { $times } times
}
