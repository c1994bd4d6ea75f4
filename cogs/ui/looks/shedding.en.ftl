# How the shedding games look: the words of their table and hands.

aim = { $goal ->
    [round] to **{ $target }** points
   *[countdown] count down from **{ $target }** to 0
}
aim-rounds-won = { $number ->
    [1] a single game
   *[other] first to win **{ $number }** rounds
}
aim-rounds = { $number ->
    [1] **1** round
   *[other] **{ $number }** rounds
}
goal-single = The winner of the round wins the match.
goal-rounds = The first to win { rounds } wins the match.
goal-most-rounds = After { rounds }, the one who won the most of them wins. If that’s a tie, another round is played.
goal-countdown = Everyone counts down from { $target }. The first to reach 0 wins.
goal-round = The match ends { $rounds ->
    [0] when a player reaches { $target } points
    [one] after 1 round
   *[other] after { $rounds } rounds
}. The { $best ->
    [highest] highest
   *[lowest] lowest
} total wins. { $tie ->
    [shared] Those tied for it share the win.
   *[another-round] If that’s a tie, another round is played.
}
goal-round-and-bonus = The match ends { $rounds ->
    [0] when a player reaches { $target } points
    [one] after 1 round
   *[other] after { $rounds } rounds
}. The { $best ->
    [highest] highest
   *[lowest] lowest
} total wins, with a bonus of { points }. { $tie ->
    [shared] Those tied for it share the win.
   *[another-round] If that’s a tie, another round is played.
}
spelling = Write rank and suit, such as 8S or 10D

# The table.

top = Top card: **{ $card }**
top-suit = Top card: **{ $card }** – suit is now **{ $suit } { $sign }**
top-rank = Top card: **{ $card }** – play **{ $ranks }**
top-open = Top card: **{ $card }** – play **any card**
and-earlier = { $top } · earlier: { $cards }
draw-pile = Draw pile: { $count }
draw-pile-and-way = Draw pile: { $count } · play goes { $way ->
    [clockwise] clockwise
   *[counterclockwise] counterclockwise
}
draw-penalty = **Draw penalty: { $count }**
turns-to-miss = **Turns to miss: { $count }**
misses = misses { $count ->
    [one] a turn
   *[other] { $count } turns
}
table-alt = Discard pile: { $card }. { cards } in the draw pile.
table-alt-suit = Discard pile: { $card }. The suit is now { $suit }. { cards } in the draw pile.
table-alt-rank = Discard pile: { $card }. { $ranks } are asked for. { cards } in the draw pile.
table-alt-open = Discard pile: { $card }. Any card can be played. { cards } in the draw pile.
table-alt-way = { $alt } Play goes { $way ->
    [clockwise] clockwise
   *[counterclockwise] counterclockwise
}.
picking = picks a suit
giving = may give { $to } a card
doubting = let { $player }’s { $cards } stand, or challenge it?
deciding = drew and is deciding
again = plays again
skipped = may answer the skip
holding = { cards }
out = out
out-in-place = { $place ->
    [1] out first
   *[other] out, number { $place }
}
went-out = went out
went-out-points = went out: { $points }
left-with = left with { $cards }
left-with-points = left with { $cards }: { $points }
score = { points }
rounds-won = { $count ->
    [0] no round won
   *[other] { rounds } won
}
left-with-cards = left with { cards }
score-down = { $count } to go
score-down-wild = { $count } to go · { $ranks } wild
uncalled = hasn’t said “{ $word }”
call-button = { $word }!
catch-button = Catch!
final-score = { points } · { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
} won

# The pile.

pile-suit = The suit is now { $suit }.
pile-rank = { $ranks } are asked for.
pile-open = Any card can be played.
pile-draw = { cards } in the draw pile.

# The hand.

hand-alt = Your hand: { $cards }.
hand = **{ cards }**: { $held }
your-turn = **Your turn**
your-turn-nothing = **Your turn** – nothing to play. Draw a card.
your-turn-pass = **Your turn** – nothing to play and nothing to draw. Pass.
your-turn-penalty = **Your turn** – play a highlighted card, or draw.
your-turn-draw-penalty = **Your turn** – draw { cards }.
your-turn-again = **You play again.** Play a highlighted card.
your-turn-again-or-draw = **You play again.** Play a highlighted card, or draw.
your-turn-again-nothing = **You play again** – nothing to play. Draw a card.
your-turn-again-pass = **You play again** – nothing to play and nothing to draw. Pass.
your-turn-skip = **You’re about to miss { $count ->
    [one] your turn
   *[other] { $count } turns
}.** { $answer ->
    [yes] Play a highlighted card to pass the skip on, or miss { $count ->
        [one] your turn
       *[other] them
    }.
   *[no] No card of yours helps.
}
drew-or-keep = **You drew { $cards }.** Play a highlighted card, or keep it.
drew-or-draw = **You drew { $cards }.** Play a highlighted card, or draw again.
drew-and-draw = **You drew { $cards }.** Nothing to play yet. Draw again.
drew-and-keep = **You drew { $cards }.** Nothing to play. End your turn.
drew-and-play = **You drew { $cards }.** Play a highlighted card.
pick-first = **The first card is wild, and you dealt.** Pick a suit.
give = **Pick a card for { $to }**, or keep all your cards.
give-next = **Pick a card for { $to }.**
then-one = Then { $names } gets one.
then-each = Then { $names } get one each.
doubt = **{ $player } played { $cards }.** Let it stand, or challenge it?
doubt-suit = **{ $player } played { $cards } when the suit was { $suit }.** Let it stand, or challenge it?
doubt-rank = **{ $player } played { $cards } when { $ranks } were asked for.** Let it stand, or challenge it?
bluff-is = It’s a bluff if { $player } could have played another card.
stakes-stand = Let it stand: you draw { cards }.
stakes-right = Challenge a bluff: { $player } takes it back and draws { $count }.
stakes-wrong = Challenge an honest play: you draw { $count }.
miss-turn = Miss { $count ->
    [one] your turn
   *[other] { $count } turns
}
draw-count = Draw { $count }
draw-and-end = Draw and end turn
draw-until = Draw until you can play
draw-one = Draw a card
