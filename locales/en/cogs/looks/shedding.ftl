## How the shedding games look: how long a match lasts, and what wins it.

aim = { $goal ->
    [round] to **{ $target }** points
   *[countdown] count down from **{ $target }** to 0
}
aim-knockout = { $when ->
    [hand] the highest hand is out
    [over] out over **{ $target }** points
   *[target] out at **{ $target }** points
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
goal-most-rounds = After { rounds }, the player who has won the most rounds wins the match. If there’s a tie for the most, you play another round.
goal-knockout = { $when ->
    [hand] The player with the highest hand of each round is out of the match
    [over] Go over { $target } points and you’re out of the match
   *[target] Reach { $target } points and you’re out of the match
}. The last player left wins.
goal-countdown = Everyone counts down from { $target }. The first to reach 0 wins.
goal-round = The match ends { $rounds ->
    [0] when a player reaches { $target } points
    [one] after 1 round
   *[other] after { $rounds } rounds
}. The { $best ->
    [highest] highest
   *[lowest] lowest
} total wins. { $tie ->
    [shared] Players tied for { $best ->
        [highest] highest
       *[lowest] lowest
    } share the win.
   *[another-round] If there’s a tie for { $best ->
        [highest] highest
       *[lowest] lowest
    }, you play another round.
}
goal-round-and-bonus = The match ends { $rounds ->
    [0] when a player reaches { $target } points
    [one] after 1 round
   *[other] after { $rounds } rounds
}. The { $best ->
    [highest] highest
   *[lowest] lowest
} total wins and gets a bonus of { points }. { $tie ->
    [shared] Players tied for { $best ->
        [highest] highest
       *[lowest] lowest
    } share the win.
   *[another-round] If there’s a tie for { $best ->
        [highest] highest
       *[lowest] lowest
    }, you play another round.
}
spelling = { $pack ->
    [whot] Write shape and number, such as circle 10 or c10, or Whot
   *[french] Write rank and suit, such as 8S or 10D
}

# Their pictures.

table-alt = Discard pile: { $card }. { cards } in the draw pile.
table-alt-suit = Discard pile: { $card }. The { suit-word } is now { $suit }. { cards } in the draw pile.
table-alt-card = Discard pile: { $card }. The { $ranks } is asked for. { cards } in the draw pile.
table-alt-rank = Discard pile: { $card }. { CAPITAL($ranks) } are asked for. { cards } in the draw pile.
table-alt-open = Discard pile: { $card }. Any card can be played. { cards } in the draw pile.
table-alt-no-card = { $suit ->
    [none] No card has been played yet. Any card can begin.
   *[other] No card has been played yet. Everyone begins with { $suit }.
} { cards } in the draw pile.
table-alt-way = { $alt } Play goes { $way ->
    [clockwise] clockwise
   *[counterclockwise] counterclockwise
}.
hand-alt = Your hand: { $cards }.

# The button that passes.

miss-turn = Miss { $count ->
    [one] your turn
   *[other] { $count } turns
}

## The hand in the shedding games.

hand = **{ cards }**: { $held }
    .heard = **{ cards }.** { $held }
held = { CAPITAL($suit) }: { $ranks }.
held-jokers = { CAPITAL($cards) }.
your-turn = **Your turn**
your-turn-nothing = **Your turn** – nothing to play. Draw a card.
your-turn-pass = **Your turn** – nothing to play and nothing to draw. Pass.
your-turn-penalty = **Your turn** – play a highlighted card, or draw.
    .heard = **Your turn** – draw { $count }. Or play { $cards }{ $answer ->
        [more] , and then { $next } must draw { $more }
        [cancel] , and then no one draws
       *[other] { "" } to answer the draw penalty
    }.
your-turn-draw-penalty = **Your turn** – draw { cards }.
your-turn-again = **You play again.** Play a highlighted card.
    .heard = **You play again.** Play one of the cards below.
your-turn-again-or-draw = **You play again.** Play a highlighted card, or draw.
    .heard = **You play again.** Play one of the cards below, or draw.
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
   *[no] None of your cards helps.
}
    .heard = **You’re about to miss { $count ->
        [one] your turn
       *[other] { $count } turns
    }.** { $answer ->
        [yes] Play one of the cards below to pass the skip on, or miss { $count ->
            [one] your turn
           *[other] them
        }.
       *[no] None of your cards helps.
    }
drew-or-keep = **You drew { $cards }.** Play a highlighted card, or keep what you drew.
    .heard = **Your turn goes on.** Play one of the cards below, or keep what you drew.
drew-or-draw = **You drew { $cards }.** Play a highlighted card, or draw again.
    .heard = **Your turn goes on.** Play one of the cards below, or draw again.
drew-draw-or-keep = **You drew { $cards }.** Play a highlighted card, draw again, or keep what you drew.
    .heard = **Your turn goes on.** Play one of the cards below, draw again, or keep what you drew.
drew-and-draw-or-keep = **You drew { $cards }.** Nothing to play. Draw again, or end your turn.
    .heard = **Your turn goes on** – nothing to play. Draw again, or end your turn.
drew-and-draw = **You drew { $cards }.** Nothing to play yet. Draw again.
    .heard = **Your turn goes on** – nothing to play yet. Draw again.
drew-and-keep = **You drew { $cards }.** Nothing to play. End your turn.
    .heard = **Your turn goes on** – nothing to play. End your turn.
drew-and-play = **You drew { $cards }.** Play a highlighted card.
    .heard = **Your turn goes on.** Play one of the cards below.
pick-direction = **You go first.** Pick the direction of play.
pick-first = **The first card is wild, and you dealt.** Pick a suit.
give = **Pick a card for { $to }**, or keep all your cards.
    .heard = **You may give { $to } a card, or give nothing.** A gift is final.
give-next = **Pick a card for { $to }.**
    .heard = **You must give { $to } a card too.** A gift is final.
then-one = Then { $names } gets one.
    .heard = If you give one, { $names } gets one next.
then-each = Then { $names } get one each.
    .heard = If you give one, { $names } get one each, in that order.
doubt = **{ $player } played { $cards }.** Let it stand, or challenge it?
    .heard = **Let { $player }’s { $cards } stand, or challenge it?**
doubt-suit = **{ $player } played { $cards } when the suit was { $suit }.** Let it stand, or challenge it?
    .heard = **Let { $player }’s { $cards } stand, or challenge it?** The suit was { $suit }.
doubt-rank = **{ $player } played { $cards } when { $ranks } { $count ->
    [one] was
   *[other] were
} asked for.** Let it stand, or challenge it?
    .heard = **Let { $player }’s { $cards } stand, or challenge it?** { CAPITAL($ranks) } { $count ->
    [one] was
   *[other] were
} asked for.
bluff = { $play } · bluff
    .heard = { $play } as a bluff
unanswered = { $play } · draw 1
    .heard = { $play } with no answer, and draw a card
bluff-is = It’s a bluff if { $player } could have played another card.
stakes-stand = Let it stand: you draw { cards }.
stakes-right = Challenge a bluff: { $player } takes it back and draws { $count }.
stakes-wrong = Challenge an honest play: you draw { $count }.
draw-count = Draw { $count }
    .heard = Draw { $count } { $after ->
        [over] and end turn
       *[on] and play on
    }
draw-and-end = Draw and end turn
draw-until = Draw until you can play
    .heard = Draw until you can play, then play
draw-one = Draw a card
    .heard = Draw a card, and your turn goes on

# What those who listen hear besides.

forgot = { $name } hasn’t said “{ $word }”. It costs them { cards } unless they say it before the next move.
must-draw = { $name } must draw { $count }, or play a card that answers.
draws-if = { $name } must draw { $count } if the play stands.
must-miss = { $name } must miss { $count ->
    [one] a turn
   *[other] { $count } turns
}, or play a card that answers.
noted = { $name } { $note }.
next-player = { $name } plays next.
    .you = You play next.
no-penalty = No penalty for your last move.
penalty = The penalty is for your last move. { $said ->
    [yes] It broke a hidden rule, or no rule asked for what you said.
   *[no] It broke a hidden rule.
}
known = You know: { $rule }
unknown = { $count ->
    [0] You know every hidden rule now.
    [one] There’s 1 hidden rule you don’t know.
   *[other] There are { $count } hidden rules you don’t know.
}
again = { $name } plays again.
    .you = You play again.

## The table of the shedding games.

top = Top card: **{ $card }**
top-suit = Top card: **{ $card }** – { suit-word } is now **{ $suit } { $sign }**
top-rank = Top card: **{ $card }** – play **{ $ranks }**
top-open = Top card: **{ $card }** – play **any card**
top-none = { $suit ->
    [none] No card played yet – play **any card**
   *[other] No card played yet
}
begins-with = Everyone’s first card: **{ $suit } { $sign }**
and-earlier = { $top } · earlier: { $cards }
    .heard = { $top }. Below it: { $cards }
draw-pile = Draw pile: { $count }
draw-pile-and-way = Draw pile: { $count } · play goes { $way ->
    [clockwise] clockwise
   *[counterclockwise] counterclockwise
}
    .heard = Draw pile: { $count }. Play goes { $way ->
        [clockwise] clockwise
       *[counterclockwise] counterclockwise
    }.
draw-penalty = **Draw penalty: { $count }**
turns-to-miss = **Turns to miss: { $count }**
players-to-skip = **Players to skip: { $count }**
misses = misses { $count ->
    [one] a turn
   *[other] { $count } turns
}
picking = picks a suit
picking-direction = picks the direction
giving = { $begun ->
    [yes] must give { $to } a card too
   *[no] may give { $to } a card
}
doubting = let { $player }’s { $cards } stand, or challenge it?
deciding = drew and is deciding
table-again = plays again
skipped = may answer the skip
holding = { cards }
out = out
out-in-place = { $place ->
    [1] out first
    [2] out second
    [3] out third
   *[other] out in place { $place }
}
out-of-match = out of the match
went-out = went out
went-out-points = went out: { $points }
left-with = left with { $cards }
left-with-exactly = left with { $cards }: total exactly { points }, so back to 0
left-with-points = left with { $cards }: { $points }
score = { points }
rounds-won = { $count ->
    [0] no rounds won
   *[other] { rounds } won
}
left-with-cards = left with { cards }
score-down = { $count } to go
score-down-wild = { $count } to go · { $ranks } wild
uncalled = hasn’t said “{ $word }”
announced = said “{ $word }”
barred = can’t go out, didn’t say “{ $word }”
call-button = { $word }!
catch-button = Catch!
shouting = { $catch ->
    [yes] The table has the buttons **{ $word }!** and **Catch!** for that. Pressing them at the wrong time costs nothing.
   *[no] The table has the button **{ $word }!** for that. Pressing it at the wrong time costs nothing.
}
final-score = { points } · { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
} won

# The pile.

pile-suit = The { suit-word } is now { $suit }.
pile-rank = { CAPITAL($ranks) } { $count ->
    [one] is
   *[other] are
} asked for.
pile-open = Any card can be played.
pile-draw = { cards } in the draw pile.
