# The score sheet of a table.

title = ### Scores · { $title }
round-head = R{ $round }
total-head = Total
one-round = One round is played here. Its points count for the tournament.
earlier = -# { $count ->
    [one] The first round is in the totals.
   *[other] The first { $count } rounds are in the totals.
}
