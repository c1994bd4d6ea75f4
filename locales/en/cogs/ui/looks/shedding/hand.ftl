# The hand in the shedding games.

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
