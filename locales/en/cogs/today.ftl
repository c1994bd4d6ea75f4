# The deal of the day: an invitation, the standing, and how it ended. $at is a moment, which Discord shows in everyone’s own time.

invitation = ### Deal of the day · { $game }
    One round against steady bots. Everyone here gets the same cards and one try.
    { $scores }
    -# Ends <t:{ $at }:t> (<t:{ $at }:R>). A try you leave unfinished isn’t ranked. { $count ->
        [0] No one has played it yet.
        [one] 1 player so far.
       *[other] { $count } players so far.
    }
scores = { $costs ->
    [yes] Go out, and you score the bots’ leftover cards. If a bot goes out first, you lose points for your own.
   *[no] Win, and you score a point.
}
play = Play
heading = ### Deal of the day · { $game }
own = **You scored { $points }.** That’s place { $place } so far.
own-unfinished = **You didn’t finish your try**, so it isn’t ranked.
line = **{ $rank }** · **{ $name }** · { $points }
playing = -# { $count ->
    [one] 1 more player hasn’t finished.
   *[other] { $count } more players haven’t finished.
}
ends = -# Ends <t:{ $at }:t> (<t:{ $at }:R>). Then I’ll post the final standings in the channel, with the best line.
refresh = Refresh
my-round = My round
standing = Standings
won = ## { $names } { $winners ->
    [one] wins
   *[other] win
} the deal of the day!
no-winner = ## No one finished the deal of the day
of-day = -# { $game } · <t:{ $at }:D> · { $count ->
    [0] no one finished
    [one] 1 player
   *[other] { $count } players
}
unfinished = -# { $count ->
    [one] 1 try wasn’t finished.
   *[other] { $count } tries weren’t finished.
}
best-line = **{ $name }’s line:** { $line }
day-over = That deal is over. There’s a new one to play.
today = Today’s deal
