# What happened at a table of the sequence game. A form in `.you` is for the player who did it, `.brief` follows a name.

dealt = Round { $round }: { $name } dealt three cards each.
    .you = Round { $round }: you dealt three cards each.
    .alone = { $name } dealt three cards each
    .alone-you = You dealt three cards each
hands-renewed = No progress – everyone gets a new hand. { cards } left in the draw pile.
    .alone = No progress: new hands for everyone
stock-renewed = The discards and played pass cards were shuffled into a new draw pile of { cards }.
    .alone = New draw pile: { cards }
drew = { $name } drew a card.
    .you = You drew a card.
    .brief = drew
drew-this = { $name } drew { $card }.
    .you = You drew { $card }.
    .brief = drew { $card }
took = { $name } took { $card } from the discard pile.
    .you = You took { $card } from the discard pile.
    .brief = took { $card }
added = { $name } added { $card }.
    .you = You added { $card }.
    .brief = added { $card }
added-to = { $name } added { $card } to the { $sequence ->
    [0] first
   *[1] second
} sequence.
    .you = You added { $card } to the { $sequence ->
        [0] first
       *[1] second
    } sequence.
    .brief = added { $card }
passed-hands = { $name } played a { $card }. Everyone passes their hand that way.
    .you = You played a { $card }. Everyone passes their hand that way.
    .brief = { $card }
discarded = { $name } discarded { $card }.
    .you = You discarded { $card }.
    .brief = discarded { $card }
taken-back = { $name } took back { $card }.
    .you = You took back { $card }.
    .brief = took it back

# How a round ended, before the points.

sequence = { $name } completed a sequence.
    .you = You completed a sequence.
straight = { $name } completed a straight!
    .you = You completed a straight!
stuck = No one can complete a sequence any more, so the round is over.
