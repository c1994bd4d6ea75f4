# What happened at a table of a shedding game. A form in `.you` is for the player who did it, `.to-you` for the one it
# was done to, `.by-you` for the one who brought it about. `.brief` follows a name, `.then` follows that: what came of it
# for someone else, and `.alone` is a line of its own: each with `-you` or `-to-you` behind it
# for the player whom it is about. `.next-you` is for the player who is asked next.
# Those who listen hear sentences alone, in the form `.heard` if there is one.

dealt = Round { $round }: { $name } dealt { cards } each.
    .you = Round { $round }: you dealt { cards } each.
    .alone = { $name } dealt { cards } each
    .alone-you = You dealt { cards } each
dealt-by-score = Round { $round }: { $name } dealt everyone as many cards as their score.
    .you = Round { $round }: you dealt everyone as many cards as their score.
    .alone = { $name } dealt everyone as many cards as their score
    .alone-you = You dealt everyone as many cards as their score
starter-returned = { CAPITAL($cards) } can’t be the first card and went back into the draw pile.
starter-turned = The first card is { $card }.
    .alone = First card { $card }
dealer-began = The first card is { $card }, the last one { $name } was dealt.
    .you = The first card is { $card }, the last one you were dealt.
    .alone = { $name } began with { $card }
    .alone-you = You began with { $card }
no-starter = No card is turned up. Any card may begin.
    .alone = No card turned up
first-suit = No card is turned up. Everyone begins with { $suit }.
    .alone = No card turned up: everyone begins with { $suit }
suit-by-chance = The first card is wild. No one has looked at their cards yet, so its suit was picked at random: { $suit }.
    .alone = First card is wild: { $suit } picked at random
suit-by-bottom-card = The first card is wild. The bottom card of the draw pile makes it { $suit }.
    .alone = First card is wild: the bottom card makes it { $suit }
previous-draws = { $name } makes { $to } draw { cards }.
    .you = You make { $to } draw { cards }.
    .to-you = { $name } makes you draw { cards }.
    .brief = { $to } draws { cards }
    .brief-to-you = you draw { cards }
first-turn = Play begins with { $name }.
    .you = Play begins with you.
nomination-asked = The first card is wild. { $name } picks a suit.
    .you = The first card is wild. Pick a suit.
nominated = { $name } picked { $suit }.
    .you = You picked { $suit }.
    .brief = picked { $suit }
direction-asked = { $name } picks the direction.
    .you = Pick the direction.
direction-picked = { $name } picked { $way ->
    [clockwise] clockwise
   *[counterclockwise] counterclockwise
}.
    .you = You picked { $way ->
        [clockwise] clockwise
       *[counterclockwise] counterclockwise
    }.
    .brief = picked { $way ->
        [clockwise] clockwise
       *[counterclockwise] counterclockwise
    }
jumped-in = { $name } jumped in.
    .you = You jumped in.
    .brief = jumped in
played = { $name } played { $cards }.
    .you = You played { $cards }.
    .brief = { $cards }
played-and-picked = { $name } played { $cards } and picked { $suit }.
    .you = You played { $cards } and picked { $suit }.
    .brief = { $cards } → { $suit }
rank-asked = { $name } asked for { $ranks }.
    .you = You asked for { $ranks }.
    .brief = asked for { $ranks }
called = { $name } said “{ $word }”.
    .you = You said “{ $word }”.
    .brief = “{ $word }”
caught = { $by } caught { $name } with { $left ->
        [one] one card
        [3] three cards
       *[other] two cards
    } and no “{ $word }”.
    .you = { $by } caught you with { $left ->
        [one] one card
        [3] three cards
       *[other] two cards
    } and no “{ $word }”.
    .by-you = You caught { $name } with { $left ->
        [one] one card
        [3] three cards
       *[other] two cards
    } and no “{ $word }”.
    .by-you-heard = You caught { $name }.
    .brief = caught { $name }
    .brief-you = caught you
kept-quiet = { $name } didn’t say “{ $word }” and can’t go out next turn.
    .you = You didn’t say “{ $word }”, so you can’t go out next turn.
    .brief = didn’t say “{ $word }”
    .then = { $name } didn’t say “{ $word }”
    .then-you = you didn’t say “{ $word }”
giving-asked = { $name } may give cards away.
    .you = You may give cards away.
gave = { $name } gave { $to } a card.
    .you = You gave { $to } a card.
    .to-you = { $name } gave you a card.
    .brief = gave { $to } a card
    .brief-to-you = gave you a card
gave-this = { $name } gave { $to } { $card }.
    .you = You gave { $to } { $card }.
    .to-you = { $name } gave you { $card }.
    .brief = gave { $to } { $card }
    .brief-to-you = gave you { $card }
gave-nothing = { $name } gave nothing.
    .you = You gave nothing.
    .brief = gave nothing
doubt-asked = { $name } may challenge { $cards }.
    .you = You may challenge { $cards }.
accepted = { $name } let it stand.
    .you = You let it stand.
    .brief = let it stand
challenged = { $name } challenged { $player }: { $honest ->
    [yes] an honest play
   *[no] a bluff
}.
    .you = You challenged { $player }: { $honest ->
        [yes] an honest play
       *[no] a bluff
    }.
    .to-you = { $honest ->
        [yes] { $name } challenged you: an honest play
       *[no] Caught! { $name } challenged your bluff
    }.
    .brief = challenged { $player }: { $honest ->
        [yes] honest
       *[no] bluff
    }
    .brief-to-you = challenged you: { $honest ->
        [yes] honest
       *[no] bluff
    }
challenged-and-saw = { $name } challenged { $player }, who held { $held }: { $honest ->
    [yes] an honest play
   *[no] a bluff
}.
    .you = You challenged { $player }, who held { $held }: { $honest ->
        [yes] an honest play
       *[no] a bluff
    }.
    .to-you = { $honest ->
        [yes] { $name } challenged you when you held { $held }: an honest play
       *[no] Caught! { $name } challenged your bluff when you held { $held }
    }.
    .brief = challenged { $player }: { $honest ->
        [yes] honest
       *[no] bluff
    }
    .brief-to-you = challenged you: { $honest ->
        [yes] honest
       *[no] bluff
    }
taken-back = { $name } took back { $cards }.
    .you = You took back { $cards }.
    .brief = took back { $cards }
    .then = { $cards } taken back
took-back = { $name } took back { $cards }.
    .you = You took back { $cards }.
    .brief = took it back
skipped = { $name } is skipped.
    .you = You’re skipped.
    .brief = skipped
    .then = skips { $name }
    .then-you = skips you
skips-grew = Turns to miss: { $count }.
    .brief = { $count } turns to miss
skips-grew-each = Players to skip: { $count }.
    .brief = { $count } players to skip
missed-turn = { $name } misses { $left ->
    [0] a turn
    [one] this turn and one more
   *[other] this turn and { $left } more
}.
    .you = You miss { $left ->
        [0] a turn
        [one] this turn and one more
       *[other] this turn and { $left } more
    }.
    .brief = misses { $left ->
        [0] a turn
        [one] this turn and one more
       *[other] this turn and { $left } more
    }
    .then = skips { $name }{ $left ->
        [0] { "" }
        [one] , who misses one more turn
       *[other] , who misses { $left } more turns
    }
    .then-you = skips you{ $left ->
        [0] { "" }
        [one] , and you miss one more turn
       *[other] , and you miss { $left } more turns
    }
plays-again = { $name } plays again.
    .you = You play again.
    .brief = plays again
reversed = Direction reversed: { $way ->
    [clockwise] clockwise
   *[counterclockwise] counterclockwise
}.
    .brief = reversed
    .then = reversed
draw-penalty = Draw penalty: { $count }.
    .heard = { $next } must draw { $count }.
    .next-you = You must draw { $count }.
    .brief = +{ $count }
    .then = { $next } +{ $count }
sent-back = The draw penalty goes back to { $name }.
    .you = The draw penalty goes back to you.
all-draw = Everyone but { $name } draws { cards }.
    .you = Everyone else draws { cards }.
    .brief = everyone else +{ $count }
    .then = everyone else +{ $count }
reshuffled = The discard pile was shuffled into a new draw pile of { cards }.
    .alone = New draw pile: { cards }
drew = { $name } drew { cards }{ $reason ->
    [call] { "" } for not saying “{ $word }”
    [gift] { "" } instead of a gift
    [bluff] { "" } as a penalty
    [manners] { "" } as a penalty
    [question] { "" } for a question without an answer
    [refill] { "" } for a new hand
   *[turn] { "" }
}.
    .heard = { $name } drew { cards }{ $reason ->
        [call] { "" } for not saying “{ $word }”
        [gift] { "" } instead of a gift
        [bluff] { "" } as a penalty
        [manners] { "" } as a penalty
        [question] { "" } for a question without an answer
        [refill] { "" } for a new hand
        [debt] . The draw penalty is over
       *[turn] { "" }
    }.
    .you = You drew { cards }{ $reason ->
        [call] { "" } for not saying “{ $word }”
        [gift] { "" } instead of a gift
        [bluff] { "" } as a penalty
        [manners] { "" } as a penalty
        [question] { "" } for a question without an answer
        [refill] { "" } for a new hand
       *[turn] { "" }
    }.
    .brief = drew { $count }{ $reason ->
        [call] { "" } (no “{ $word }”)
       *[turn] { "" }
    }
    .then = { $name } +{ $count }
    .then-you = you +{ $count }
drew-these = { $name } drew { $cards }{ $reason ->
    [call] { "" } for not saying “{ $word }”
    [gift] { "" } instead of a gift
    [bluff] { "" } as a penalty
    [manners] { "" } as a penalty
    [question] { "" } for a question without an answer
    [refill] { "" } for a new hand
   *[turn] { "" }
}.
    .you = You drew { $cards }{ $reason ->
        [call] { "" } for not saying “{ $word }”
        [gift] { "" } instead of a gift
        [bluff] { "" } as a penalty
        [manners] { "" } as a penalty
        [question] { "" } for a question without an answer
        [refill] { "" } for a new hand
       *[turn] { "" }
    }.
    .you-heard = You drew { $cards }{ $reason ->
        [call] { "" } for not saying “{ $word }”
        [gift] { "" } instead of a gift
        [bluff] { "" } as a penalty
        [manners] { "" } as a penalty
        [question] { "" } for a question without an answer
        [refill] { "" } for a new hand
        [debt] . The draw penalty is over
       *[turn] { "" }
    }.
    .brief = drew { $cards }{ $reason ->
        [call] { "" } (no “{ $word }”)
       *[turn] { "" }
    }
    .then = { $name } +{ $count }: { $cards }
    .then-you = you +{ $count }: { $cards }
passed = { $name } passed.
    .you = You passed.
    .brief = passed
kept = { $name } kept the card and ended their turn.
    .you = You kept the card and ended your turn.
    .brief = kept it
went-out-first = { $name } is out. Their team plays on.
    .you = You’re out. Your team plays on.
    .brief = is out
    .then = { $name } is out
    .then-you = you’re out
went-out-in-place = { $place ->
    [1] { $name } is out first. The others play on.
    [2] { $name } is out second.
    [3] { $name } is out third.
   *[other] { $name } is out in place { $place }.
}
    .you = { $place ->
        [1] You’re out first. The others play on.
        [2] You’re out second.
        [3] You’re out third.
       *[other] You’re out in place { $place }.
    }
    .brief = { $place ->
        [1] is out first
       *[other] is out
    }
    .then = { $place ->
        [1] { $name } is out first
       *[other] { $name } is out
    }
    .then-you = { $place ->
        [1] you’re out first
       *[other] you’re out
    }
not-out = { $name } has no cards left, but isn’t out.
    .you = You have no cards left, but you aren’t out.
    .brief = has no cards left, but isn’t out
    .then = { $name } has no cards left, but isn’t out
    .then-you = you have no cards left, but aren’t out
left-over = { $name } is left with cards.
    .you = You’re left with cards.
    .brief = is left with cards
    .then = { $name } is left with cards
    .then-you = you’re left with cards
fell-back = { $name } hit exactly { points } and fell back to 0.
    .you = You hit exactly { points } and fell back to 0.
    .alone = { $name } hit exactly { points } and fell back to 0
    .alone-you = You hit exactly { points } and fell back to 0
knocked-out = { $name } is out of the match.
    .you = You’re out of the match.
    .alone = { $name } was knocked out of the match
    .alone-you = You were knocked out of the match
counted-down = { $name } went out and counted down to { $score }.
    .you = You went out and counted down to { $score }.
    .brief = went out: { $score } to go
    .then = { $name } counted down to { $score }
    .then-you = you counted down to { $score }

# How a round ended, before the points.

out = { $name } went out.
    .you = You went out.
left = { $name } was out first.
    .you = You were out first.
blocked = No one can play or draw, so the round is blocked.
stock = The draw pile is empty, so the hands are counted.

# Rules that players add.

rule-asked = { $name } may add a rule.
    .you = You may add a rule.
rule-added = { $name } added a rule. { $rule }
    .you = You added a rule. { $rule }
    .alone = { $name } added a rule. { $rule }
    .alone-you = You added a rule. { $rule }
begins-hidden = The game begins with a hidden rule.
    .alone = The game begins with a hidden rule
rule-hidden = { $name } added a hidden rule.
    .alone = { $name } added a hidden rule
    .alone-you = You added a hidden rule
rule-hidden-and-seen = { $name } added a hidden rule. { $rule }
    .you = You added a hidden rule. { $rule }
    .alone = { $name } added a hidden rule. { $rule }
    .alone-you = You added a hidden rule. { $rule }
spoke = { $name } said “{ $phrase }”.
    .you = You said “{ $phrase }”.
    .brief = “{ $phrase }”
guessed = { $right ->
    [yes] { $name } guessed a hidden rule.
   *[no] { $name } guessed wrong.
}
    .brief = { $right ->
        [yes] guessed a rule
       *[no] guessed wrong
    }
guessed-this = { $right ->
    [yes] { $name } guessed a hidden rule. { $rule }
   *[no] { $name } guessed wrong. The guess was: { $rule }
}
    .you = { $right ->
        [yes] You guessed a hidden rule. { $rule }
       *[no] You guessed wrong. The guess was: { $rule }
    }
    .you-heard = { $right ->
        [yes] Your guess was right. { $rule }
       *[no] Your guess was wrong. You guessed: { $rule }
    }
    .brief = { $right ->
        [yes] guessed a rule
       *[no] guessed wrong
    }
