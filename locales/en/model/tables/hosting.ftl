# What a host may change before the match.

match-has-begun = The match has started. Change the table before the next one.
seats-range = { $game } is for { $fewest } to { $most } players. Pick a number in between.
seats-exactly = { $game } is for { $most } players.
more-sit-here = { $count ->
    [one] 1 person sits
   *[other] { $count } people sit
} here. Remove someone first, then take seats away.
no-partners = { $game } has no partners.
no-such-bots = There’s room for at most { $most ->
    [one] { $most } bot
   *[other] { $most } bots
}. Add seats, or ask for fewer.
no-such-level = That bot level is no longer available. Press **Table options** again.
pick-two = Pick two different seats to swap.
seats-changed = The seats have changed. Look again, then pick once more.

# Why Start can't be pressed.
start-needs = Start needs { $count ->
    [one] 1 more player or bot
   *[other] { $count } more players or bots
}.
