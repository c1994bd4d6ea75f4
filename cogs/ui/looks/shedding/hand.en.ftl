# The hand in the shedding games.

hand = **{ cards }**: { $held }
your-turn = **Your turn**
your-turn-nothing = **Your turn** – nothing to play. Draw a card.
your-turn-pass = **Your turn** – nothing to play and nothing to draw. Pass.
your-turn-penalty = **Your turn** – play a highlighted card, or draw.
    .heard = **Your turn** – draw { $count }, or play one of the cards below{ $answer ->
        [more] , and { $next } must draw { $more }
        [cancel] , and no one draws
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
   *[no] No card of yours helps.
}
    .heard = **You’re about to miss { $count ->
        [one] your turn
       *[other] { $count } turns
    }.** { $answer ->
        [yes] Play one of the cards below to pass the skip on, or miss { $count ->
            [one] your turn
           *[other] them
        }.
       *[no] No card of yours helps.
    }
drew-or-keep = **You drew { $cards }.** Play a highlighted card, or keep it.
    .heard = **You drew { $cards }.** Play one of the cards below, or keep it.
drew-or-draw = **You drew { $cards }.** Play a highlighted card, or draw again.
    .heard = **You drew { $cards }.** Play one of the cards below, or draw again.
drew-and-draw = **You drew { $cards }.** Nothing to play yet. Draw again.
drew-and-keep = **You drew { $cards }.** Nothing to play. End your turn.
drew-and-play = **You drew { $cards }.** Play a highlighted card.
    .heard = **You drew { $cards }.** Play one of the cards below.
pick-direction = **You go first.** Pick the direction of play.
pick-first = **The first card is wild, and you dealt.** Pick a suit.
give = **Pick a card for { $to }**, or keep all your cards.
    .heard = **Give { $to } a card, or give nothing.** A gift is final.
give-next = **Pick a card for { $to }.**
    .heard = **Now give { $to } a card too.** A gift is final.
then-one = Then { $names } gets one.
    .heard = If you give one, { $names } gets one next.
then-each = Then { $names } get one each.
    .heard = If you give one, { $names } get one each, in that order.
doubt = **{ $player } played { $cards }.** Let it stand, or challenge it?
doubt-suit = **{ $player } played { $cards } when the suit was { $suit }.** Let it stand, or challenge it?
doubt-rank = **{ $player } played { $cards } when { $ranks } { $count ->
    [one] was
   *[other] were
} asked for.** Let it stand, or challenge it?
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

next-player = After that, it’s { $name }.
    .you = After that, it’s you again.
hidden-rules = Some rules are hidden. Say a phrase before you play or draw, if a hidden rule asks for it. A broken rule, a needless phrase and a wrong guess cost a card each.
no-penalty = No penalty for your last move.
