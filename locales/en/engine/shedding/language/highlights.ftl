# What was memorable about a match of a shedding game.

longest-penalty = Longest draw penalty: { $name } drew { cards } at once
fell-back = Luckiest total: { $name } hit exactly { points } and fell back to 0
caught-bluff = Best catch: { $name } saw through { $player }’s bluff
best-catch = Best catch: { $name } caught { $times ->
    [one] a player
   *[other] players { $times } times
} with one card and no “last card”
