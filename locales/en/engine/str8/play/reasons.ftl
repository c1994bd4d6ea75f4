# Why a move of the sequence game is refused, and what can be done instead: one sentence for each.

# What can be done instead.

draw = Draw a card.
draw-or-take = Draw a card, or take { $card } from the discard pile.
play-or-discard = Play a card, or discard one.
wait-for-others = Wait for the others.
wait-for-deal = Wait for the next deal.
pick-one = Pick one card.
pick-sequence = Pick the sequence for this card.
begin-first = Start the first sequence.
no-need-to-say-which = Play the card without picking a sequence.
begins = A sequence starts with any number from { $first } to { $last }.
follows = After { $card } comes { $numbers }.
nothing-follows = Nothing follows { $card }.
add-any = You can add { $numbers }.
add-none = No number fits either one any more.

# Whose move it is.

not-your-turn = It’s not your turn yet.
turn-over = Your turn is over: you can play or discard only one card.
match-over = The match is over.
no-round = No round is being played.
deal-later = The next deal comes when this round is over.
nothing-to-take-back = There’s nothing you can take back now.
take-back-in-time = You can take back your own card until someone acts, if no one has drawn or seen a new one.
drawn-already = You’ve drawn a card already.
not-drawn = You haven’t drawn a card yet.
pile-empty = The discard pile is empty.
nothing-to-say = No one says or picks anything in this game.
not-in-this-game = That’s not part of this game.

# Which card, and where it goes.

single-card = You play one card a turn.
not-held = You don’t have that card.
pass-card = You can’t add a pass card to a sequence.
one-sequence = You have only one sequence.
two-sequences = You have two sequences.
fits-neither = { CAPITAL($card) } fits neither of your sequences.
both-empty = Both of your sequences are empty.
no-bulls-eye = { CAPITAL($card) } has no bull’s-eye.
does-not-follow = { CAPITAL($card) } doesn’t follow { $last }.
