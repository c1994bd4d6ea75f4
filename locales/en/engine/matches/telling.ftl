# What happens in every kind of game. A form in `.you` is for the player who did it.

drew-for-deal = { $draws }. The lowest card deals.
    .alone = { $draws }. The lowest card deals.
drew-one-for-deal = { $name } { $card }
points-taken = { $name } { $points }
    .heard = { $name } scores { points }
points-lost = { $name } { $points }
    .heard = { $name } loses { points }
no-points = No one scores.
round-won = { $names } { $winners ->
    [one] wins
   *[other] win
} the round.
    .you = You win the round.
round-drawn = No one wins the round.
too-long = The round has gone on too long, so it ends here.
match-ended = { $names } { $winners ->
    [one] wins
   *[other] win
} the match{ $counted ->
    [nothing] { "" }
    [rounds] { "" } with { rounds } won
   *[points] { "" } with { points }
}!
    .you = You win the match{ $counted ->
        [nothing] { "" }
        [rounds] { "" } with { rounds } won
       *[points] { "" } with { points }
    }!
paid = { $payer } pays { $receiver } { units } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

# In a list of what happened.

you = you
you-first = You
came-of-it = { $done } → { $after }
and-then = { $done } · { $next }
    .heard = { $done } { $next }
