# What was memorable about a match of a shedding game.

longest-penalty = Longest draw penalty: { $name } drew { cards } at once
caught-bluff = Best catch: { $name } saw through { $player }’s bluff
best-catch = Best catch: { $name } caught { $times ->
    [one] a player
   *[other] players { $times } times
} with one card and no “last card”
