# Sets of house rules to start from. `.help` tells what a set changes.

draw-until = Draw until you can play
    .help = If you can’t play, keep drawing until you can, then play that card.
stacking = Stacking
    .help = Answer a draw card with another one. The draw penalties add up.
quick = Quick game
    .help = Smaller hands and a lower target.
no-specials = No special cards
    .help = Cards do nothing but match. Wild cards stay.
wild-jokers = Wild Jokers
    .help = Two Jokers in each pack. Play one on any card and pick a suit.

# Why a set can't go on top of the rules of a table.
every-rank-is-busy = Stacking needs a draw card, and every rank here does something else. Free one under Special cards.
