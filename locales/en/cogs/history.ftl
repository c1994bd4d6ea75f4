## The finished matches of a server.

title = ### Matches · { $whose }{ $game ->
    [all] { "" }
   *[other] { " " }· { $game }
}
whose-server = this server
whose-channel = this channel
whose-member = { $name }
whose-member-channel = { $name } in this channel
match = **#{ $match }** { $game } · { $when }
    { $who }
    .heard = Match { $match }, { $game }, { $when }
        { $who }
who = { $won ->
    [yes] **{ $name }** { $total } 🏆
   *[no] { $name } { $total }
}
    .heard = { $won ->
        [yes] { $name } won with { $total }
       *[no] { $name } { $total }
    }
abandoned = not finished
empty = No matches here yet. They show up once they’re over.
empty-page = There are no more matches.
newer = Newer
older = Older
pick = Look at a match again
option = #{ $match } · { $game }
    .heard = Match { $match }, { $game }
unknown = This list has expired. Open it again with `/eights history`.
no-match = There’s no match called “{ $typed }” here. Pick one from the list, or type its number.

## A match that is over, step by step.

replay-title = ## Replay · { $game }
stage = -# Match #{ $match } · round { $round } · move { $step } of { $steps }
open = -# All hands are open.
as-seat = -# As { $name } saw it.
seat = { $turn ->
    [yes] ➤
   *[no] •
} **{ $name }** · { $notes }
    .heard = **{ $name }** · { $notes }
hand = -# { $cards }
nothing = Nothing else happened.
first = First
previous = Previous
next = Next
last = Last
round = Next round
download = Download
matches = All matches
jump = Jump to a move
    .heard = Jump to a round
jump-option = { $step } · { $words }
    .heard = { $words }
jump-earlier = Earlier moves
    .heard = Earlier rounds
jump-later = Later moves
    .heard = Later rounds
view = Whose cards
view-open = All hands
view-seat = { $name }’s view
button = Replay
replay-unknown = This replay page has expired. Open it again with `/eights history`.
download-title = ## Match #{ $match }, to keep
download-what = The record is for programs: `python -m engine replay` checks every move in it.
download-too-large = This match is too long for a Discord file.
download-note = -# It names the players. If someone asks to be forgotten later, their name stays in any file you’ve saved.

## Looking back at a match: its turning points for one player, and the luck of its deals.

luck-button = My turning points
luck-title = ### Looking back at your match
point = **Round { $round }** · You { $did }. { $better ->
        [other] { $other } was better: your choice lowered your chance to win the round by about **{ $change }%**.
       *[chosen] { $other } was worse: your choice raised your chance to win the round by about **{ $change }%**.
    }
luck-nothing = Nothing stood out. None of your choices clearly changed a round.

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

## What the record of a match proves about its deals, and what it doesn’t.

proof-title = ### Match { $match } · { $game }
right = **The deals are right.**
deals = The seal fits, and { $deals ->
    [one] the deal
   *[other] all { $deals } deals
  } and { $shuffles ->
    [one] 1 shuffle
   *[other] { $shuffles } shuffles
  } were reproduced from its seed and salt.
moves = { $way ->
    [again] I replayed every move, and the outcome was the same.
    [retired] This match used a rule that no longer exists, so I checked the deals and only read the moves.
   *[stored] This match was played on an older version of the bot, so I checked the deals and only read the moves.
}
seal = Compare this seal with the one that **Fair deal** showed before the match: `{ $seal }`
proves = { $mixed ->
    [old] If it’s the same, no deal was changed. This older match mixed in nothing, so the seal doesn’t rule out that someone picked the seed and salt.
    [alone] If it’s the same, no deal was changed. No Join or Start was mixed in, so the seal doesn’t rule out that someone picked the seed and salt.
   *[pressed] If it’s the same, no deal was changed, and no player picked the cards. { $presses ->
        [one] 1 Join or Start
       *[other] { $presses } Joins and Starts
      } mixed in a number from Discord after the seal.
}
limits = -# This check doesn’t show whether the bot’s operator threw away a start or looked at cards, or how the bots made random choices.
