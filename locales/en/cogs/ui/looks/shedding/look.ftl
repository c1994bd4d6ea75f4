# How the shedding games look: how long a match lasts, and what wins it.

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
