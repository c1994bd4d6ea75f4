# How the shedding games look: the words of their table and hands.

aim = { $goal ->
    [round] to **{ $target }** points
   *[countdown] count down from **{ $target }** to 0
}
goal-countdown = Everyone counts down from { $target }. The first to reach 0 wins.
goal-round = The match ends when a player reaches { $target } points. The { $best ->
    [highest] highest
   *[lowest] lowest
} total wins. { $tie ->
    [shared] Those tied for it share the win.
   *[another-round] If that’s a tie, another round is played.
}
goal-round-and-bonus = The match ends when a player reaches { $target } points. The { $best ->
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
holding = { cards }
out = out
went-out = went out
went-out-points = went out: { $points }
left-with = left with { $cards }
left-with-points = left with { $cards }: { $points }
score = { points }
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
bluff-is = It’s a bluff if { $player } had another card that fit.
stakes-stand = Let it stand: you draw { cards }.
stakes-right = Challenge a bluff: { $player } takes it back and draws { $count }.
stakes-wrong = Challenge an honest play: you draw { $count }.
draw-count = Draw { $count }
draw-and-end = Draw and end turn
draw-until = Draw until you can play
draw-one = Draw a card
