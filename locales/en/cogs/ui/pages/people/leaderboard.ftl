# The leaderboard of a server.

title = ### Leaderboard · { $game ->
    [all] All games
   *[named] { $name }
} · { period }
order = { $order ->
    [matches] Matches won
    [rating] Rating
    [share] Win rate
    [rounds] Rounds won
    [points] Points won
   *[average] Average
}
period = { $period ->
    [month] This month
   *[all] All time
}
all-games = All games
pick-game = Pick a game
pick-kind = Pick a leaderboard
empty = No one is on the leaderboard yet. A finished match counts if at least two people played from the first deal. Practice, tournaments, the deal of the day and tables with hints don’t count.
empty-of-many = No one has finished { $least } matches yet.
line = **{ $rank }** · **{ $name }** · { $counted }
    .heard = Place { $rank }: **{ $name }**, { $counted }
counted = { $order ->
    [matches] { $won } of { matches } won
    [rating] { $rating }
    [share] { $percent }% of { matches } won
    [rounds] { rounds } won
    [points] { points } won
   *[average] { $average } points a round
}
matches = { $count ->
    [one] 1 match
   *[other] { $count } matches
}
rating = { $number } ± { $off }{ $known ->
    [no] { " (provisional)" }
   *[yes] { "" }
}
empty-rating = No one has a rating here yet. Finish a match of this game with another person.
note = { $order ->
    [rating] -# ± is how far a rating may be off. It’s provisional for the first { $rated } matches.
    [share] -# Only players with { $least } matches or more.
    [average] -# Points left in hand per round, so lower is better. Only players with { $least } matches or more.
    [points] -# Points left in the others’ hands when this player won a round.
   *[other] { "" }
}
how = How ratings work
previous = Previous
next = Next
without-ratings = You’ve hidden all ratings from yourself. To see them again, change **Ratings** in `/eights me`.
unknown = This leaderboard page has expired. Open it again with `/eights leaderboard`.
