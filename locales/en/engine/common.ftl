# What every catalogue may refer to. Each takes its number as $count, and what a pack calls its suits the pack as $pack.

cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
suit-word = { $pack ->
    [whot] shape
   *[french] suit
}
rank-word = { $pack ->
    [whot] number
   *[french] rank
}
units = { $count ->
    [one] 1 unit
   *[other] { $count } units
}
plus = plus
plus-count = plus { $count }
minus-count = minus { $count }
