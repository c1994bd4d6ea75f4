# The leaderboard of a server, and what one member has played there.

title = ### Leaderboard · { $game ->
    [all] All games
   *[one] { $name }
} · { period }
order = { $order ->
    [matches] Matches won
    [share] Win rate
    [rounds] Rounds won
    [points] Points won
   *[average] Average
}
period = { $period ->
    [week] This week
    [month] This month
   *[all] All time
}
all-games = All games
pick-game = Pick a game
empty = No one is on the leaderboard yet. A match counts once it’s finished, if at least two people played.
empty-of-many = No one has finished { $least } matches yet.
line = **{ $rank }** · **{ $name }** · { $order ->
    [matches] { $won } of { matches } won
    [share] { $percent }% of { matches } won
    [rounds] { rounds } won
    [points] { points } won
   *[average] { $average } points a round
}
matches = { $count ->
    [one] 1 match
   *[other] { $count } matches
}
note = { $order ->
    [share] -# Only players with { $least } matches or more.
    [average] -# Points left in hand per round, so lower is better. Only players with { $least } matches or more.
    [points] -# Points that others held when this player won a round.
   *[other] { "" }
}
previous = Previous
next = Next
unknown = This leaderboard isn’t there any more. Open it again with `/eights leaderboard`.

# Of one member

stats = ### { $name }
stats-none = No finished matches yet.
stats-all = **Rank { $rank }** · { $won } of { matches } won
stats-rounds = { $count ->
    [one] 1 round won
   *[other] { $count } rounds won
} · { $points ->
    [one] 1 point won
   *[other] { $points } points won
}
stats-game = **{ $game }** · { $won } of { matches } won
stats-game-average = **{ $game }** · { $won } of { matches } won · { $average } points a round
abandoned = -# { $count ->
    [one] 1 match ended early
   *[other] { $count } matches ended early
}
