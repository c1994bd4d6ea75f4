# Looking back at a match: its turning points for one player, and the luck of its deals.

button = My turning points
title = ### Looking back at your match
point = **Round { $round }** · You { $did }. { $better ->
        [other] { $other } was better: your choice lowered your chance to win the round by about **{ $change }%**.
       *[chosen] { $other } was worse: your choice raised your chance to win the round by about **{ $change }%**.
    }
nothing = Nothing stood out. None of your choices clearly changed a round.

play = played { $cards }
    .other = Playing { $cards }
play-suit = played { $cards } and picked { $suit }
    .other = Playing { $cards } and picking { $suit }
play-rank = played { $cards } and asked for { $rank }
    .other = Playing { $cards } and asking for { $rank }
play-sequence = played { $cards } on sequence { $sequence }
    .other = Playing { $cards } on sequence { $sequence }
draw = drew
    .other = Drawing
take = took the top card
    .other = Taking the top card
discard = discarded { $card }
    .other = Discarding { $card }
give = gave away { $card }
    .other = Giving away { $card }
decline = gave nothing
    .other = Giving nothing
pass = passed
    .other = Passing
accept = let the cards stand
    .other = Letting the cards stand
challenge = challenged
    .other = Challenging
nominate = picked { $suit }
    .other = Picking { $suit }
pick-direction = picked { $way ->
    [clockwise] clockwise
   *[counterclockwise] counterclockwise
}
    .other = Picking { $way ->
        [clockwise] clockwise
       *[counterclockwise] counterclockwise
    }

luck = { $how ->
    [better] **Good cards:** the deals
    [worse] **Bad cards:** the deals
   *[fair] **Fair cards:** the deals
    } alone gave { $who ->
    [side] your side
   *[you] you
    } a { $share }% chance to win a round. A fair share is { $fair }%.
choices = Deals like these win { $worth } of { $count ->
    [one] 1 round
   *[other] { $count } rounds
} on average. { $who ->
    [side] Your side
   *[you] You
} won { $won }: { $how ->
    [more] choices added { $more } wins.
    [fewer] choices cost { $more } wins.
   *[as-dealt] choices made little difference.
}
note = -# Found by playing { $count } rounds with quick bots. Turning points use only what you could see. Luck uses every card. “Choices” means yours and everyone else’s.

chart = Chance to win from the deal alone
chart-fair = Fair share: { $share }%
chart-won = You won
alt-round = { $share }% in round { $round }{ $won ->
    [yes] { "" } (won)
   *[no] { "" }
    }
alt = Chance to win each round from its deal alone: { $rounds }. A fair share is { $fair }%.
