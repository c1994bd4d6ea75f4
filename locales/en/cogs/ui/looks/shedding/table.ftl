# The table of the shedding games.

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
again = plays again
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
