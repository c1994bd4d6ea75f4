# Rules of conduct, as a player who knows one reads it.

phrase-nice-day = Have a nice day
phrase-hail = All hail
phrase-name = I name this suit
phrase-knock = Knock, knock
phrase-thanks = Thank you

say = say “{ $phrase }”
never = don’t

on-rank-A = Playing an Ace: { $demand }.
on-rank-2 = Playing a Two: { $demand }.
on-rank-3 = Playing a Three: { $demand }.
on-rank-4 = Playing a Four: { $demand }.
on-rank-5 = Playing a Five: { $demand }.
on-rank-6 = Playing a Six: { $demand }.
on-rank-7 = Playing a Seven: { $demand }.
on-rank-8 = Playing an Eight: { $demand }.
on-rank-9 = Playing a Nine: { $demand }.
on-rank-T = Playing a Ten: { $demand }.
on-rank-J = Playing a Jack: { $demand }.
on-rank-Q = Playing a Queen: { $demand }.
on-rank-K = Playing a King: { $demand }.
on-suit-S = Playing a spade: { $demand }.
on-suit-H = Playing a heart: { $demand }.
on-suit-D = Playing a diamond: { $demand }.
on-suit-C = Playing a club: { $demand }.
on-court = Playing a Jack, Queen or King: { $demand }.
on-same-rank = Playing the same rank as the card below: { $demand }.
on-court-on-court = Playing a Jack, Queen or King on another: { $demand }.
on-spade-on-heart = Playing a spade on a heart: { $demand }.
on-drawing = Drawing a card: { $demand }.
on-fined = Your first move after a penalty: { $demand }.
