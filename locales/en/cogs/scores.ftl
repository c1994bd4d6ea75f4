## The leaderboard of a server.

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

## What one member has played in a server, and what they have reached.

profile-title = ### { $name }
none = No matches that count yet.
of-a-bot = That’s a bot, and bots have no profile. Pick a person.
all = **Place { $rank }** · { $won } of { matches } won
profile-rounds = { $count ->
    [one] 1 round won
   *[other] { $count } rounds won
} · { $points ->
    [one] 1 point won
   *[other] { $points } points won
}
game = **{ $game }** · { $won } of { matches } won{ $averaged ->
    [yes] { " " }· { $average } points a round
   *[no] { "" }
}{ $rated ->
    [yes] { " " }· rating { $rating }
   *[no] { "" }
}
records = Records: fastest win in { $time }, { $points ->
    [one] 1 point
   *[other] { $points } points
} won in one match
abandoned = -# { $count ->
    [one] 1 match ended early
   *[other] { $count } matches ended early
}
profile-how = How ratings work

# In the picture

other = { $number } · { $game }
off = ± { $off }{ $known ->
    [no] , provisional
   *[yes] { "" }
}
caption = { $count ->
    [one] 1 match
   *[other] last { $count } matches
}
tile-quickest = Fastest win
tile-catch = Most points won
nothing = none yet
alt-rating = Rating in { $game }: { $rating }.
alt-curve = It went from { $first } to { $last } over { matches }.

# Help

ratings = ### How ratings work
    Every game has its own rating in each server. Yours starts at { $start } and moves with every match that counts for the leaderboard: up when you finish ahead of strong players, down when you finish behind weak ones. Only people count, never bots. Partners go up and down together.
    - **± is how far it may be off.** It shrinks as you play. For the first { $provisional } matches your rating is provisional and listed below the others.
    - **If you leave** and a bot finishes for you, you count as last, and no one gains from it. A match that is closed before its end changes nothing.
    - **Farming gets you next to nothing.** A one-minute match counts for nothing, and one under three minutes counts for less. When the same two people play each other again and again, each match counts for less until they’ve had a few days off. Bigger groups can play more often. A friend who joins and leaves right away gets you nothing.
    - **If someone asks to be forgotten**, their rating goes and yours stays.
