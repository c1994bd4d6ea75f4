# How the sequence game looks: the words of its table, its hands, its pictures and its sheet.

aim = to **{ $target }** points
goal = The first to reach { $target } points wins the match. If several get there in the same round and one of them won that round, that one wins the match. Otherwise, the one with the most points wins. If there’s a tie for the most, you play another round.
spelling = Write a number, “pass left” or “pass right”

# The table.

alt-sequence = Seat { $seat }: { $cards }.
alt-no-sequence = Seat { $seat }: no number yet.
alt-top = On top of the discard pile: { $card }.
alt-no-top = The discard pile is empty.
alt-stock = { cards } in the draw pile.
top = **{ $card }** on the discard pile
    .heard = On top of the discard pile: **{ $card }**
top-and-earlier = **{ $card }** on the discard pile · earlier: { $cards }
    .heard = On top of the discard pile: **{ $card }**. Below it: { $cards }
no-top = The discard pile is empty
stock = Draw pile: { $count }
stock-and-passes = Draw pile: { $count } · { $passes ->
    [one] 1 pass card
   *[other] { $passes } pass cards
} played
drawing = draws or takes a card
has-drawn = drew and is deciding
has-taken = took { $card } and is deciding
seat = seat { $seat }
left-with = left with { $cards }
this-round = { $points } this round
total = { points }
sequence = { $cards } · { $length } of { $longest }, { points }
dead-sequence = { $cards } · { $length } of { $longest }, { points }, can’t reach eight any more
empty-sequence = no number yet
sheet-button = Sheet
final-score = { points } · { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
} won

# The page of the discard pile.

passes-played = Pass cards played: { $cards }
no-passes-played = No pass cards have been played.
in-the-draw-pile = { cards } in the draw pile.

# A hand.

hand-alt = Your hand: { $cards }.
hand = Hand: { $cards }
    .heard = Your hand: { $cards }
your-turn = **Your turn.** Draw a card.
your-turn-or-take = **Your turn.** Draw a card, or take **{ $card }** from the discard pile.
drew = **You drew { $card }.** Play a card, or discard one.
    .heard = **Your turn goes on.** Play a card, or discard one.
drew-nothing-fits = **You drew { $card }.** Nothing fits, so discard a card.
    .heard = **Your turn goes on.** Nothing fits, so discard a card.
took = **You took { $card }.** Play a card, or discard one.
    .heard = **Your turn goes on.** Play a card, or discard one.
took-nothing-fits = **You took { $card }.** Nothing fits, so discard a card.
    .heard = **Your turn goes on.** Nothing fits, so discard a card.
starts = Your sequence starts with a bull’s-eye: { $first } to { $last }.
followed-by = { $cards } → next: { $numbers }
followed-by-nothing = { $cards } → nothing fits any more
draw-button = Draw a card
    .heard = Draw a card, then play or discard one
add-button = { $card }
    .heard = Add { $card } to { $whose ->
        [team] your team’s
       *[own] your
    } sequence
pass-button = { $card }
    .heard = Play { $card }

# Words in pictures.

picture-pass = PASS
picture-step = +3: one step along row 3
picture-copies = ×3: three copies
picture-opener = opener

# What those who listen hear of it.

your-line = { $whose ->
    [team] Your team’s sequence
    [first] Your first sequence
    [second] Your second sequence
   *[own] Your sequence
}: { $cards }. That’s { $length } of { $longest } numbers, worth { points }. { $numbers ->
    [none] Nothing fits any more.
   *[some] Next comes { $numbers }.
}
your-empty-line = { $whose ->
    [team] Your team’s sequence
    [first] Your first sequence
    [second] Your second sequence
   *[own] Your sequence
} has no number yet. It starts with any number from { $first } to { $last }.
other-line = { $which ->
    [first] First sequence
    [second] Second sequence
   *[own] Sequence
} of { $names }: { $cards }. That’s { $length } of { $longest } numbers, worth { points }.{ $grows ->
    [no] { "" } It can’t reach { $longest } numbers any more.
   *[yes] { "" }
}
other-empty-line = { $which ->
    [first] First sequence
    [second] Second sequence
   *[own] Sequence
} of { $names }: no number yet.
goes-on = Your { $number } can be followed by { $numbers }.
now-holding = You now hold { $name }’s old hand.
passing = Play a { $card } and everyone passes their hand that way. You get { $name }’s hand.

# The sheet.

sheet-title = Sequence sheet
sheet-note = Each number leads to the next one in each of its rows. A sequence starts with any number from 1 to 8.{ $packs ->
    [1] { "" }
   *[other] { "" } The copies in both packs are counted.
}
    .heard = What can come after each number in a sequence, and how many cards of it there are{ $packs ->
        [1] { "" }
       *[other] { "" } in both packs
    }. A sequence starts with any number from 1 to 8, and 8 numbers complete it.
copies = { $number }, { $copies ->
    [one] 1 copy
   *[other] { $copies } copies
}
leads-to = { copies }: { $numbers }
    .heard = After { $number }: { $numbers }. { $copies ->
        [one] There’s 1 card
       *[other] There are { $copies } cards
    } of { $number }.
leads-nowhere = { copies }: nothing
    .heard = After { $number }: nothing. { $copies ->
        [one] There’s 1 card
       *[other] There are { $copies } cards
    } of { $number }.
