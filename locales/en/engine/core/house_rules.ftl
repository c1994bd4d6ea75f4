# House rules as every kind of game has them. A rule is a message by the name of its field: `.label` and `.help` are for
# an editor, `.value` is a number in words, `.refused` refuses one, and each way to play a choice has its stored name.
# What a kind of game says itself, in its own catalogue, goes before what stands here.

chapter-table = Table and deal
chapter-score = Score

on = yes
off = no
nothing-listed = none
house-choice = House rule “{ $rule }”: { $value }.

no-such-choice = One of these choices doesn’t exist. Pick each one from its list.
no-such-card = A rule for cards needs a rank, such as Q, or a card, such as QS.
listed-twice = A rank or card is listed twice. Remove one of the two.

seats =
    .label = Seats
    .help = How many can play, two to eight.
    .refused = A table has 2 to 8 seats, not { $count }.
first_dealer =
    .label = First dealer
    .help = Who deals the first round.
    .chance = chosen at random
    .low-card = the player who draws the lowest card, Aces high
    .first-seat = the player in seat 1
next_dealer =
    .label = Next dealer
    .help = Who deals the next round. You come last if you’re the only one left with cards, or if your hand counts most.
    .left = the next player
    .winner = the winner of the round
    .last = the player who came last
target =
    .label = Target
    .help = How many points end the match.
    .value = { points }
    .refused = The target must be 10 to 1000 points.
