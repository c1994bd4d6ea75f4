# What every catalogue may refer to. Each takes its number as $count.

cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
units = { $count ->
    [one] 1 unit
   *[other] { $count } units
}
