# The break after a round, the end of a match, and what stays of a closed table.

round-won = ## { $names } { $winners ->
    [one] wins
   *[other] win
} round { $round }!
round-over = ## Round { $round } ends without a winner
how = -# { $title } · { $ending }
winning-card = Winning card: **{ $card }**
next-round = Round { $round } starts when everyone’s ready, or { $when }.
soon = in a moment
is-ready = Ready: { $names }

match-won = { $names } { $winners ->
    [one] wins
   *[other] win
}!
    .you = { $winners ->
        [0] You win
       *[other] You and { $names } win
    }!
scored-best = { $names } { $winners ->
    [one] has
   *[other] have
} the best score!
    .you = { $winners ->
        [0] You have
       *[other] You and { $names } have
    } the best score!
lead = by { $counted ->
    [nothing] { cards }
    [rounds] { rounds }
   *[points] { points }
}
lead-left = last one left
score = { $counted ->
    [nothing] { $count ->
        [0] no cards left
       *[other] { cards } left
    }
    [rounds] { rounds } won
   *[points] with { points }
}
last-card = last card: { $card }
place = **{ $place }** · **{ $name }** · { $notes }
partner = -# { $name } · { $notes }
by-bot = finished by a bot
many-owners = someone in seat { $seat }
sat-later = -# { $names } sat down mid-match, so { $count ->
    [one] that seat’s result doesn’t
   *[other] those seats’ results don’t
} count.{ $rest ->
    [counts] { "" } Everyone else’s result counts as if a bot had played there.
    [too-few] { "" } Only one person was here from the first deal, so the match doesn’t count for the leaderboard.
   *[anyway] { "" }
}
played = -# Played in { rounds }.
play-again = -# Press **Rematch** to play again.
last-left = -# The last player left wins.
lowest = -# The lowest total wins.
for-tournament = -# { $penalties ->
    [yes] Penalty points in tournament { $tournament }: the lowest total wins.
   *[no] These points count in tournament { $tournament }: the highest total wins.
}
pays = { $payer } pays { $shares }.
share = { $name } { units }
who-pays = -# Press **Scores** to see who pays whom.
finish = { $place } { $name }{ $counted ->
    [nothing] { "" } with { cards }
    [rounds] { "" } with { rounds } won
   *[points] { "" } with { points }
}
together = { $count ->
    [1] { $first }
    [2] { $first } & { $second }
   *[other] { $first } +{ $more }
}
closed = ## { $title }
    This table is closed. { $count ->
        [0] No one
       *[other] { $names }
    } sat here.

rematch = Rematch
more = More
