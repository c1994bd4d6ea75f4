# The rulebook of the shedding games, chapter by chapter, as a friend would read it aloud. Each message is a sentence or
# two on one subject. Cards that are named come as a list, such as “Sevens and the Ace of spades”.

## Aim

aim = Aim
sides = { $sides ->
    [2] Seats { $first } play together against seats { $second }.
    [3] Three teams play: seats { $first }, seats { $second }, and seats { $third }.
   *[4] Four teams play: seats { $first }, seats { $second }, seats { $third }, and seats { $fourth }.
}
goal = { $goal ->
    [sides] Get rid of your cards. The first team with no cards left wins the round. Once you’re out of cards, your turns are skipped while your team plays on.
    [countdown] Everyone starts with a score of { $deal }. Each time you get rid of all your cards, your score drops by one, and you get as many new cards as your new score. The first player to reach 0 wins the match.
    [countdown-by-rounds] Everyone starts with a score of { $deal }. The first player with no cards left wins the round, and their score drops by one. Then everyone gets a new hand. The first player to reach 0 wins the match.
    [play-on] Get rid of your cards. The first player with no cards left wins the round. The others play on until only one has cards left.
   *[round] Get rid of your cards. The first player with no cards left wins the round.
}
## Deal

the-deal = Deal
packs = For { $seats } players, use { $packs ->
    [one] one pack of { $all } cards
   *[other] { $packs } packs, { $all } cards in all
}{ $size ->
    [32] { " " }(7 to Ace)
    [36] { " " }(6 to Ace)
   *[52] { "" }
}{ $jokers ->
    [0] { "" }
    [one] , including one Joker
   *[other] , including { $jokers } Jokers
}.
hands = { $goal ->
    [countdown-by-rounds] The dealer gives each player as many cards as their score.
   *[other] The dealer gives each player { cards }.
}
deals = { $way ->
    [down] Each round, everyone gets one card fewer, down to a single card. Then it’s { cards } again.
    [down-once] Each round, everyone gets one card fewer. In a tiebreaker, everyone gets a single card.
    [down-and-tie] Each round, everyone gets one card fewer, down to a single card. Then it’s { cards } again. In a tiebreaker, everyone gets a single card.
   *[down-and-up] Each round, everyone gets one card fewer, down to a single card. Then it’s one more each round, up to { cards }, and down again.
}
starter = { $how ->
    [of-the-dealer] The dealer begins the discard pile with the last card they were dealt. This is the starter. The other cards are the stock.
    [any] There’s no starter: the first player begins the discard pile with any card. The other cards are the stock.
    [clubs] There’s no starter. The other cards are the stock.
   *[turned-up] Turn the next card face up to begin the discard pile. This is the starter. The other cards are the stock.
}
dealer = { $how ->
    [low-card] Everyone draws a card, and the lowest { $deals ->
        [once] deals
       *[again] deals first
    }. { $pack ->
        [whot] Players tied for lowest draw again.
       *[french] Aces are high, and players tied for lowest draw again.
    }
    [first-seat] { $deals ->
        [once] The player in seat 1 deals.
       *[again] The player in seat 1 deals first.
    }
   *[chance] { $deals ->
        [once] The dealer is chosen at random.
       *[again] The first dealer is chosen at random.
    }
}
next-dealer = { $who ->
    [last] The player with the most points in hand when a round ends deals the next one. In a tie, it’s the first of these players after the dealer.
    [last-left] The last player left with cards deals the next round. If several have cards, the one with the most points in hand deals. In a tie, it’s the first of these players after the dealer.
    [winner] The winner of a round deals the next one. If no one won, the deal passes { $to ->
        [other] to the other player
        [right] to the right
       *[left] to the left
    }.
   *[left] After each round, the deal passes { $to ->
        [other] to the other player
        [right] to the right
       *[left] to the left
    }.
}
first-player = { $who ->
    [after] After the starter, it’s the { $seats ->
        [2] other player’s turn.
       *[other] next player’s turn.
    }
    [winner] The winner of the previous round goes first. In the first round, or if no one won the previous one, the player with the most points in hand goes first.
    [other] The player who didn’t deal goes first.
    [right] The player on the dealer’s right goes first.
    [dealer] The dealer goes first.
   *[left] The player on the dealer’s left goes first.
}
direction-picked = That player picks the direction of play.
direction = { $turns ->
    [yes] Play starts { $way ->
        [clockwise] clockwise
       *[counterclockwise] counterclockwise
    }.
   *[no] Play goes { $way ->
        [clockwise] clockwise
       *[counterclockwise] counterclockwise
    }.
}

## Your turn

turn = Your turn
matching = On your turn, play { $several ->
    [yes] a card
   *[no] one card
} { $fits ->
    [suit] of the top card’s { suit-word }.
    [next-rank] one { rank-word } higher or lower than the top card, in any { suit-word }.
   *[suit-or-rank] that matches the top card’s { suit-word } or { rank-word }.
}{ $several ->
    [yes] { " " }Sometimes you may play several at once.
   *[no] { "" }
}
ranks-go-round = { CAPITAL($last) } and { $first } are next to each other{ $pack ->
    [whot] . There’s no 6 or 9, so 5s and 7s are next to each other too, and so are 8s and 10s
   *[french] { "" }
}.
still-fitting = { CAPITAL($cards) } also match by { rank-word }.
apart = { $one ->
    [yes] You can’t play { $cards } on another one, even if it fits.
   *[no] You can’t play { $cards } on each other, even if they fit.
}
first-suit = Your first card of each round must be one of the { $suit }. If you have none, draw until you get one, then play it. That first card isn’t wild, has no special effect and can’t answer another card.
open-cards = You may play anything on { $cards }.
free-cards = You may play { $cards } on any card, without picking a { suit-word }.
jump-in = If you hold an exact copy of the top card, you may play it by itself, even when it isn’t your turn. Play goes on from you. You can’t jump in { $held ->
    [both] with a last-resort card, while there’s a draw penalty, or while a player has something else to decide.
    [penalty] while there’s a draw penalty, or while a player has something else to decide.
    [resort] with a last-resort card, or while a player has something else to decide.
   *[none] while a player has something else to decide.
}
last-resort-question = A card that needs an answer doesn’t count as something else to play.
last-resort = { $bluffing ->
    [yes] Play { $cards } only as a last resort, when nothing else in your hand can be played, or as a bluff.
   *[no] Play { $cards } only as a last resort, when nothing else in your hand can be played.
}

## Wild cards

wild = Wild cards
none-wild = No card is wild.
wild-cards = { CAPITAL($cards) } are wild. You can play them on any card{ $apart ->
    [yes] { " " }but { $but }
   *[no] { "" }
}.
wild-if-matching = { CAPITAL($cards) } are wild, but they must { $fits ->
    [suit-or-rank] match by { suit-word } or { rank-word } like other cards
   *[other] match like other cards
}.
wild-jokers-too = { CAPITAL($cards) } are wild, and you can play them on any card.
wild-by-score = { $deal ->
    [1] The { rank-word } of your score is wild for you: { $lowest } at 1.
   *[other] The { rank-word } of your score is wild for you, from { $rank } at { $deal } down to { $lowest } at 1.
} { $matching ->
    [yes] It must { $fits ->
        [suit-or-rank] match by { suit-word } or { rank-word } like other cards
       *[other] match like other cards
    }.
   *[no] You can play it on any card.
}
wild-by-score-short = The { rank-word } of your score is wild for you, if there is one in the pack: { $ranks }. { $matching ->
    [yes] It must { $fits ->
        [suit-or-rank] match by { suit-word } or { rank-word } like other cards
       *[other] match like other cards
    }.
   *[no] You can play it on any card.
}
rank-at = { $rank } at { $score }
pick = { $naming ->
    [another-suit] When you play a wild card, pick a { suit-word } other than the current one.
    [own-suit] A wild card keeps its own { suit-word }, so you don’t pick one.
    [any-suit-if-it-matches] When you play a wild card that matches by its own { $fits ->
        [suit-or-rank] { suit-word } or { rank-word }
       *[other] { suit-word }
    }, pick a { suit-word }. If it doesn’t match, the { suit-word } stays as it was.
   *[any-suit] When you play a wild card, pick a { suit-word }.
}
no-pick = You don’t pick a { suit-word } with a wild card.
after-joker = You may play anything on { $joker }.
pick-with-joker = The exception is { $joker }: it has no { suit-word }, so you can pick any { suit-word }.
after-wild = { $ways ->
    [suit] The next card must be of that { suit-word }.
    [suit-rank] The next card must be of that { suit-word } or of the same { rank-word }.
    [suit-rank-joker] The next card must be of that { suit-word }, of the same { rank-word }, or { $joker }.
    [suit-own-rank] The next card must be of that { suit-word }, or both of the same { rank-word } and wild for the player who plays it.
    [suit-own-rank-joker] The next card must be { $joker }, of that { suit-word }, or both of the same { rank-word } and wild for the player who plays it.
    [suit-own] The next card must be of that { suit-word }, or wild for the player who plays it. The same { rank-word } alone isn’t enough.
    [suit-rank-own] The next card must be of that { suit-word }, of the same { rank-word }, or wild for the player who plays it.
   *[suit-wild] The next card must be of that { suit-word } or wild.
}
free-after-wild = Cards that go on any card fit as well.
no-wild-on-wild = You can’t play a wild card on another card of its { rank-word }, even if the { suit-word } fits.
wild-starter = { $whose ->
    [dealer] If the starter is wild for the dealer
   *[all] If the starter is wild
}, { $means ->
    [own-suit] its own { suit-word } counts.
    [first-player-free] any card may be played on it.
    [another-card] it goes back and another card is turned up.
    [blind] a { suit-word } is picked at random before anyone looks at their cards.
    [bottom-card] the bottom card of the stock decides the { suit-word }.
   *[dealer-names] the dealer looks at their hand and picks a { suit-word }.
}
joker-starter = { $means ->
    [own-suit] If the starter is { $joker }, it goes back and another card is turned up.
    [blind] For { $joker }, a { suit-word } is picked at random before anyone looks at their cards.
   *[dealer-names] For { $joker }, the dealer looks at their hand and picks a { suit-word }.
}
only-joker-starter = If the starter is { $joker }, it goes back and another card is turned up.

starter-suit-only = Only the starter’s { suit-word } counts: you can’t match its { rank-word }, and it has no effect.

## Special cards

special = Special cards
skips = { CAPITAL($cards) }: { $how ->
    [again] the other player is skipped, so you play again.
    [all] the next { $count } turns are skipped, including your own.
    [answered] { $seats ->
        [2] the other player
       *[other] the next player
    } misses { $count ->
        [one] a turn
       *[other] { $count } turns
    }, unless they answer.
    [answered-each] the next { $count } players miss a turn each, unless the first of them answers.
    [missed] { $seats ->
        [2] the other player
       *[other] the next player
    } misses { $count ->
        [one] a turn
       *[other] { $count } turns
    }.
   *[other] { $count ->
        [one] the next player is skipped.
       *[other] the next { $count } players are skipped.
    }
}
reverses = { CAPITAL($cards) }: { $how ->
    [skips] with two players, the other one is skipped, so you play again.
    [nothing] no effect with two players.
   *[reverses] play changes direction.
}
draws = { CAPITAL($cards) }: { $seats ->
    [2] the other player
   *[other] the next player
} draws { $count ->
    [one] 1 card
   *[other] { $count } cards
}{ $after ->
    [play-on] { "" } and then takes their turn
   *[turn-ends] { "" } and misses a turn
}{ $answered ->
    [yes] , unless they answer
   *[no] { "" }
}.
again = { CAPITAL($cards) }: you play again. { $cover ->
    [draw-until-covered] If you can’t, draw until you can, then play.
   *[draw-as-usual] If you can’t, draw as on any other turn.
}
then-again = Then you play again. { $cover ->
    [draw-until-covered] If you can’t, draw until you can, then play.
   *[draw-as-usual] If you can’t, draw as on any other turn.
}
draws-back = { CAPITAL($cards) }: { $seats ->
    [2] the other player
   *[other] the previous player
} draws { $count ->
    [one] 1 card
   *[other] { $count } cards
}{ $after ->
    [play-on] { "" } and then takes their turn
   *[turn-ends] { "" } and misses a turn
}{ $answered ->
    [yes] , unless they answer
   *[no] { "" }
}.{ $seats ->
    [2] { "" }
   *[other] { " " }Play goes on from that player in the same direction.
}
asks-rank = { CAPITAL($cards) }: ask for { $ranks }. Until it’s your turn again, { $seats ->
    [2] the other player
   *[other] everyone
} must play that { rank-word }, or another card that asks for a { rank-word }. If you can’t, draw only 1 card. After that, a { suit-word } that was picked before counts again.
asks-card = { CAPITAL($cards) }: ask for one card ({ $ranks }, of any { suit-word }). Until it’s played or it’s your turn again, { $seats ->
    [2] the other player
   *[other] everyone
} must play it, or another card that asks. If you can’t, draw only 1 card. If no one plays it, its { suit-word } counts.
asks-no-card = { CAPITAL($cards) }: no effect here, because every { rank-word } that comes in every { suit-word } is wild or special.
asks-no-rank = { CAPITAL($cards) }: no effect here, because every { rank-word } is wild or special.
all-draw = { CAPITAL($cards) }: { $seats ->
    [2] the other player draws
   *[other] everyone else draws
} { $count ->
    [one] 1 card
   *[other] { $count } cards
} at once ({ $count ->
    [one] while the stock lasts
   *[other] fewer if the stock runs out
}), and { $seats ->
    [2] doesn’t miss a turn
   *[other] no one misses a turn
}.
previous-draws = { CAPITAL($cards) }: { $seats ->
    [2] the other player
   *[other] the previous player
} draws { $count ->
    [one] 1 card
   *[other] { $count } cards
} at once ({ $count ->
    [one] if the stock has one
   *[other] fewer if the stock runs out
}) and doesn’t miss a turn.
again-in-suit = Your next card must be of the same { suit-word }, or wild.
again-any-suit = Your next card just has to match as usual.
gives-one = { CAPITAL($cards) }: you may give { $count ->
    [one] 1 card to the other player.
   *[other] { $count } cards to the other player, all or none. If you don’t have enough, the rest come from the stock.
}
gives-all = { CAPITAL($cards) }: you may give { $count ->
    [one] 1 card to every other player, in order of play. Give to all of them or to none. If you run out of cards, players who got nothing draw a card from the stock.
   *[other] { $count } cards to every other player, one at a time in order of play. Give to all of them or to none. If you run out of cards, the others draw the rest from the stock.
}
given-all = If you give away your last card, you go out.
gave-as-last = If you go out by playing { $cards ->
    [one] { $card }
   *[other] a card that lets you give cards away
}, { $seats ->
    [2] the other player draws
   *[other] every other player draws
} { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
takes-suit = { CAPITAL($cards) }: in the same turn, you may also play any cards of the same { suit-word }, in any order.
takes-none = { CAPITAL($cards) }: no special effect.
none-special = { $wild ->
    [yes] No other card does anything special.
   *[no] No card does anything special.
}
plain-here = { CAPITAL($cards) }: no special effect at this table.
stack = Instead of drawing, you may { $way ->
    [this-rank] play another { $rank }
    [same-rank] play a draw card of the same { rank-word }
    [as-strong] play a draw card that makes { $seats ->
        [2] the other player
       *[other] the next player
    } draw as many or more
    [same-rank-or-suit] play a draw card of the same { rank-word } or { suit-word }
   *[any-draw-card] play any draw card
}. { $adds ->
    [yes] Then { $seats ->
        [2] the other player
       *[other] the next player
    } draws for all these cards, or answers too.
   *[no] Then { $seats ->
        [2] the other player
       *[other] the next player
    } draws only for the new card, or answers too.
}
stack-skips = Instead of being skipped, you may play { $one ->
    [yes] another { $rank }
   *[no] a skip card of the same { rank-word } as the top one
}. { $adds ->
    [yes] Then { $seats ->
        [2] the other player
       *[other] the next player
    } misses the turns for all these cards, or answers too. If you’re already missing turns, you can’t answer, and the new turns are added.
   *[no] Then the skip moves on to { $seats ->
        [2] the other player
       *[other] the next player
    }, who may answer too.{ $several ->
        [yes] { " " }Several skip cards played at once skip as many players.
       *[no] { "" }
    }
}
stack-apart = { $way ->
    [none] You can’t answer { $cards } with a draw card.
    [same-rank] You can answer { $cards } only with a draw card of the same { rank-word }.
    [as-strong] You can answer { $cards } only with a draw card that makes { $seats ->
        [2] the other player
       *[other] the next player
    } draw as many or more.
    [same-rank-or-suit] You can answer { $cards } only with a draw card of the same { rank-word }, or one of these cards in the same { suit-word }.
   *[any-draw-card] You can answer { $cards } with any draw card.
}{ $adds ->
    [yes] { $way ->
        [none] { "" }
       *[other] { " " }Then { $seats ->
            [2] the other player
           *[other] the next player
        } draws for all these cards, or answers too.
    }
    [newest] { $way ->
        [none] { "" }
       *[other] { " " }Then { $seats ->
            [2] the other player
           *[other] the next player
        } draws only for the new card, or answers too.
    }
   *[no] { "" }
}
cancel = { $stacking ->
    [yes] You may also cancel the whole draw penalty with { $cards }.
   *[no] Instead of drawing, you may cancel the draw penalty with { $cards }.
}
cancel-one-rank = { $also ->
    [yes] If the draw penalty comes from { $rank }, you may also cancel it with { $cards }.
   *[no] If the draw penalty comes from { $rank }, you may cancel it with { $cards } instead of drawing.
}
cancel-leaves-suit = The { suit-word } then stays as it was.
answer-suit = After a wild draw card{ $apart ->
    [yes] { " " }other than { $joker }
   *[no] { "" }
}, your answer must be of the current { suit-word }{ $rank ->
    [yes] { " " }or of the same { rank-word }
   *[no] { "" }
}{ $jokers ->
    [yes] , unless it’s { $joker }
   *[no] { "" }
}.
no-other-answer = { $wild ->
    [yes] No other card helps, not even a wild one.
   *[no] No other card helps.
}
wild-and-special = A card that is both wild and special counts as both.
special-starter = { $means ->
    [another-card-questions] If the starter is special or a question, it goes back and another card is turned up.
    [another-card] If the starter is special, it goes back and another card is turned up.
    [none] A special starter has no effect.
    [act-but-gifts] A special starter acts as if the dealer had played it, but no cards are given.
    [act-but-ranks] A special starter acts as if the dealer had played it, but no { rank-word } is asked for.
    [act-but-gifts-and-ranks] A special starter acts as if the dealer had played it, but no cards are given and no { rank-word } is asked for.
   *[act] A special starter acts as if the dealer had played it.
}
special-starter-before = A special starter acts as if it had been played just before the first turn{ $but ->
    [gifts] , but no cards are given
    [ranks] , but no { rank-word } is asked for
    [gifts-and-ranks] , but no cards are given and no { rank-word } is asked for
   *[nothing] { "" }
}.
reverse-starter = If the starter reverses the direction, the player on the dealer’s other side goes first.
dealers-starter = The dealer played the starter, so it takes effect if it’s special{ $ranks ->
    [yes] , but no { rank-word } is asked for
   *[no] { "" }
}.
starter-again = A starter never lets anyone play again.

## Bluffing

bluffing = Bluffing
challenge = When a player plays { $cards }, { $seats ->
    [2] the other player
   *[other] the next player
} may let it stand or challenge it. A challenger looks at the hand of the player who played it. A player’s last card can’t be challenged.
challenge-no-question = Neither can a question without an answer.
bluff = It was a bluff if anything in that hand other than { $cards } could have been played.
bluff-caught = If it was a bluff, the player who played the card takes it back, draws { $count ->
    [0] nothing
    [one] 1 card
   *[other] { $count } cards
}{ $cancelled ->
    [yes] { "" } plus the penalty it had cancelled
   *[no] { "" }
}, and loses the turn. The challenger plays as if the card had never been played.
bluff-caught-open = If it was a bluff, the player who played the card takes it back, draws what { $seats ->
    [2] the other player
   *[other] the next player
} would have had to draw{ $least ->
    [none] { "" }
    [0] { "" } (if anything)
    [one] { "" } (or 1 card if that’s nothing)
   *[other] { "" } (or { $least } cards if that’s nothing)
}{ $cancelled ->
    [yes] { "" } plus the penalty it had cancelled
   *[no] { "" }
}, and loses the turn. The challenger plays as if the card had never been played.
bluff-not = If it wasn’t a bluff, the challenger draws { $count ->
    [0] nothing
    [one] 1 card
   *[other] { $count } cards
} and misses a turn.
bluff-not-open = If it wasn’t a bluff, the challenger draws { $more ->
    [0] just that penalty
    [one] that penalty plus 1 card
   *[other] that penalty plus { $more } cards
} and misses a turn.

## Drawing

drawing = Drawing
draw-and-end = If you can’t play, { $draws ->
    [0] draw until you get a card that you could play. Then your turn ends.
    [one] draw 1 card and end your turn.
    [21] draw as many cards as you like, at least one, and end your turn.
   *[other] draw until you get a card that you could play, but no more than { $draws } cards. Then your turn ends.
}
draw-and-may-play = If you can’t play, { $draws ->
    [0] { $able ->
        [yes] draw until you get a card that matches. You may keep drawing, but in the end you must play a card you drew.
       *[no] draw until you get a card that matches, then play it.
    }
    [one] draw 1 card. If you can play it, you may do so at once. Either way, your turn ends.
    [21] { $able ->
        [yes] draw one card at a time, as many as you like. You may play one of them if it matches. Either way, your turn ends.
       *[no] draw one card at a time until one matches or you want to stop. You may play the one that matches. Either way, your turn ends.
    }
   *[other] { $able ->
        [yes] draw one card at a time until you play one of them or have drawn { $draws }. Then your turn ends.
       *[no] draw until you get a card that matches, but no more than { $draws } cards. You may play it. Then your turn ends.
    }
}
draw-and-must-play = If you can’t play, { $draws ->
    [0] draw until you get a card that matches. You must play it at once.
    [one] draw 1 card. If you can play it, you must, at once. If not, your turn ends.
    [21] draw one card at a time until one matches or you want to stop. If you can play the last one, you must, at once. If not, your turn ends.
   *[other] draw until you get a card that matches, but no more than { $draws } cards. You must play it at once. If none matches, your turn ends.
}
draw-and-play-any = If you can’t play, { $draws ->
    [0] { $able ->
        [yes] draw until you can.
       *[no] draw until you can, then play.
    }
    [one] draw 1 card. Then you may play any card that matches. Either way, your turn ends.
    [21] { $able ->
        [yes] draw one card at a time, as many as you like. Then you may play any card that matches. Either way, your turn ends.
       *[no] draw one card at a time until you can play or want to stop. Then you may play any card that matches. Either way, your turn ends.
    }
   *[other] { $able ->
        [yes] draw one card at a time until you play any card that matches or have drawn { $draws }. Then your turn ends.
       *[no] draw until you can, but no more than { $draws } cards. You may play any card that matches. Then your turn ends.
    }
}
draw-though-able = { $must ->
    [drawn] You may also draw when you could play, but then you must play a card you drew.
    [any] You may also draw when you could play, but then you must play a card.
   *[no] You may also draw when you could play.
}
draw-only-if-unable = You can only draw when you can’t play.
drawn-last-resort = If you draw { $cards }, you have to play it only when nothing else in your hand can be played.
stock = { $reshuffle ->
    [ends] When the stock runs out, the round ends with that turn.
    [yes] When the stock runs out, shuffle the discard pile, except its top card, into a new stock.
   *[no] When the stock runs out, play goes on without drawing.
}
short-hand = If there aren’t enough cards for a new hand, you get the ones that are left.
hand-limit = Once you have { cards }, you can’t draw.
passing = { $free ->
    [yes] When no cards can be drawn, you may pass, even if you could play.
   *[no] When no cards can be drawn, you must play if you can, or else pass.
}
drawn-in-vain = If you draw the last card and still can’t play, that counts as a pass.

## Several cards at once

several = Several cards at once
together = In one turn you may play { $groups ->
    [equal-ranks] several cards of one { rank-word }
    [equal-plain-ranks] several cards of one { rank-word }, if they’re neither wild nor special
    [runs] a run: cards of one { suit-word } in { rank-word } order, up or down
    [chains] a chain: each card has the same { rank-word } as the one before, or is next to it in the same { suit-word }
    [equal-ranks-or-marriage] several cards of one rank, or a marriage (the King and Queen of one suit, in either order)
    [equal-plain-ranks-or-marriage] several cards of one rank, if they’re neither wild nor special, or a marriage (the King and Queen of one suit, in either order)
   *[marriage] a marriage: the King and Queen of one suit, in either order
}.
neighbours = { $order ->
    [numbers] If a shape is missing a number, skip it: the 3 and 5 of crosses are next to each other.
    [no-twos] No card is next to an Ace.
   *[ranks] Aces are below Twos.
}
one-way = A chain can only switch between going up and going down after two cards of one { rank-word }.
with-its-suit = A card that lets you play others of its { suit-word } goes first.
first-and-last = The first card must match the top card, and { $seats ->
    [2] the other player
   *[other] the next player
} must match the last one.
all-act = { $reverse ->
    [top] Every card takes effect, but only the top reverse card reverses.
   *[every] Every card takes effect.
}
again-on-top = You play again only if the top card says so and no card below it skips anyone, makes anyone draw or gives cards away.
reverse-first = Play changes direction before anyone is skipped.
back-last = The last draw card decides who draws. If the previous player draws, no one is skipped.
first-answers = Only the first card you play has to answer a draw card.
covered-draw = If a draw card lies under a card of another { rank-word }, no card of its own { rank-word } can answer it.
marriage-no-answer = A marriage can’t answer a draw card.
drawn-alone = Play a drawn card by itself.
questions = { $one ->
    [yes] { CAPITAL($cards) } is a question
   *[no] { CAPITAL($cards) } are questions
}. Answer { $one ->
    [yes] it
   *[no] one
} in the same turn with { $answers ->
    [listed] a card of its { suit-word } on top ({ $which })
    [all-but] a card of its { suit-word } on top (no { $which })
   *[any] a card of its { suit-word } on top
}{ $chain ->
    [yes] , or with a question of its { suit-word } or { rank-word } that you answer too
   *[no] { "" }
}.
unanswered = { $how ->
    [draw-one] If you don’t, draw a card.
   *[not-played] You can’t play a question without its answer.
}
no-questions = No card is a question at this table.
no-card-for-question = When no cards can be drawn, a question can’t be your last card.
answer-goes-on = You may add cards that go with the answer.
drawn-question = If you play a question you just drew, you can answer it from your hand.
## Last card

last = Last card
no-call = No one needs to say “last card”.
call = { $until ->
    [catch] Say “{ $word }” when you’re down to one card. If you forget, { $seats ->
        [2] the other player can catch you until your next turn.
       *[other] anyone can catch you until your next turn.
    }
    [announced] Say “{ $word }” in the turn before you go out, or right after that turn, before anyone acts. You can say it with three cards or fewer.
   *[automatic] When you play your second-to-last card, say “{ $word }” before { $seats ->
        [2] the other player
       *[other] the next player
    } acts.
}
call-at-2 = { $until ->
    [catch] Say “{ $word }” the same way when you’re down to two cards.
   *[automatic] Say “{ $word }” the same way when you play your third-to-last card.
}
call-at-3 = Say “{ $word }” the same way when you’re down to three cards.
call-costs = { $until ->
    [catch] If you’re caught
   *[automatic] If you forget
}, { $until ->
    [to-go-out] you can’t go out on your next turn
   *[automatic] { $count ->
        [0] it costs nothing
        [one] you draw 1 card
       *[other] you draw { $count } cards
    }
}.
call-again = { $until ->
    [catch] If it’s your turn again straight away, you can be caught until you act.
   *[automatic] If it’s your turn again straight away, say it before you act.
}
dealt-one = You don’t have to say it if you were dealt a single card.
dealt-few = You don’t have to say either word for a hand you were just dealt, however small.
call-out = Say “{ $word }” as you play your last card. { $count ->
    [0] Forgetting that costs nothing.
    [one] If you forget, you draw 1 card and play on.
   *[other] If you forget, you draw { $count } cards and play on.
}
call-out-wild = { $ways ->
    [suits] If your last card is wild and you don’t pick a { suit-word }, its own { suit-word } counts.
    [jokers] If your last card is { $joker } and you don’t pick a { suit-word }, any card may be played on it.
   *[both] If your last card is wild and you don’t pick a { suit-word }, its own { suit-word } counts, and any card may be played on { $joker }.
}
last-card-acts = { $does ->
    [acts] If the round goes on after your last card, that card still takes effect.
    [picks] If the round goes on after your last card, you still pick a { suit-word } with it.
   *[both] If the round goes on after your last card, that card still takes effect, and you still pick a { suit-word } with it.
}
winning-card-idle = { $goal ->
    [countdown] A special card that brings a score to 0 has no effect.
    [play-on] A special card that ends the round has no effect.
   *[other] A special card that wins the round has no effect.
}
winning-card-acts = { $goal ->
    [round] A draw card that wins the round still takes effect.
    [play-on] A draw card that ends the round still takes effect.
    [countdown] A draw card that brings a score to 0 still takes effect.
   *[countdown-by-rounds] A draw card that wins the round still takes effect.
} { $seats ->
    [2] The other player draws
   *[other] { $who ->
        [previous] The previous player draws
        [both] Depending on the card, the next or the previous player draws
       *[next] The next player draws
    }
}{ $counted ->
    [yes] { "" } before the hands are counted
   *[no] { "" }
}.

not-last = You can’t go out with { $cards }.{ $stays ->
    [yes] { "" }
   *[no] { "" } If such a card is all you have left, treat it as a card that doesn’t match.
}
cardless = When you can’t go out, you may still play your last card. Then you must draw on your next turn, and no one goes out while another player has no cards.
not-cardless = You can’t play your last card unless you go out with it.
not-last-on-top = If you play several cards at once, the top one counts as your last.
winning-wild = As your last card, a wild card must match{ $fits ->
    [suit-or-rank] { " " }by { suit-word } or { rank-word }
   *[other] { "" }
}{ $jokers ->
    [yes] , unless it’s { $joker }
   *[no] { "" }
}.
last-alone = You can’t go out with several cards at once: play your last card by itself.
any-last = Any card can be your last.
last-together = You may go out with several cards at once.
winning-wild-free = As your last card, a wild card doesn’t have to match.
winning-card-all-draw = A card that makes { $seats ->
    [2] the other player
   *[other] { $who ->
        [previous] the previous player
        [both] others
       *[all] everyone else
    }
} draw at once still does so when it wins the round.

## End of the round

end = End of the round
scoring = When the round ends, { $who ->
    [each-side] each team scores the cards left in its hands.
    [side] the winning team scores the cards left in the other team’s hands.
    [sides] the winning team scores the cards left in all other teams’ hands.
    [other] the winner scores the cards left in the other player’s hand.
    [others] the winner scores the cards left in everyone else’s hands.
   *[each] each player scores the cards left in their hand.
}
doubled = Going out with { $cards } doubles those points.
tripled = Going out with { $cards } triples those points.
points-off = Your last card can take points off your { $partners ->
    [yes] team’s total
   *[no] total
}: { $off }.
off-with = { $count } for { $cards }
round-counts = { $partners ->
    [yes] Only winning a round counts, for the whole team.
   *[no] Only winning a round counts.
}
pips = Cards count their { $pack ->
    [whot] numbers, and stars count double
   *[french] pips
}{ $named ->
    [no] { "" }
   *[yes] { "" } ({ $values })
}.
pips-ace = Ace 1
pips-court = court cards 10
pips-joker = { $jokers } { $count }
counts = { $number ->
    [one] { CAPITAL($cards) } counts { $points }.
   *[other] { CAPITAL($cards) } count { $points }.
}
others-count = All other cards count { $points }.
every-card-counts = Every card counts { points }.
blocked = If { $stock ->
    [yes] the stock is empty when a turn ends, or { "" }
   *[no] { "" }
}{ $seats ->
    [2] both players pass in a row, the round is blocked.
   *[other] everyone passes in a row, the round is blocked.
} { $ends ->
    [countdown] The match ends, and the lowest score wins. Players tied for lowest share the win.
    [countdown-by-rounds] It ends, and no one’s score drops.
    [penalty] It ends without a winner, and everyone scores their cards.
    [penalty-sides] It ends without a winner, and each team scores its cards.
    [rounds] The player whose cards add up to the least wins it. In a tie, no one does.
    [rounds-sides] The team whose cards add up to the least wins it. In a tie, no team does.
    [collect-two] It ends, and the player with fewer points in hand scores the difference. If both are equal, no one scores.
    [collect-all] It ends, and the player with the fewest points in hand scores the difference from each other hand. If there’s a tie for fewest, no one scores.
    [collect-two-sides] It ends, and the team with fewer points in hand scores the difference. If both are equal, no one scores.
   *[collect-sides] It ends, and the team with the fewest points in hand scores its difference from each other team. If there’s a tie for fewest, no one scores.
}

blocked-out = If anyone has gone out by then, the first to go out wins the round instead.
too-long = After { $count } moves, a round counts as blocked.

## Match

growth = The player who wins a round adds a rule from a list, starting with the next deal, or takes back one that was added before. If the time runs out, no rule is added.
hidden-growth = The game has hidden rules about what to say and what to avoid, one or two at first. They don’t change which cards you can play. Before you play or draw, you may say phrases from a list. For each broken rule, and for each phrase no rule asks for, you draw 1 card and aren’t told why. Once a turn you may guess a rule. A right guess shows you the rule, and a wrong one costs 1 card. The player who wins a round adds a hidden rule from a list only they see. All rules are shown when the match ends.
no-growth = The rules stay the same for the whole match.
match-end = When { $partners ->
    [yes] a team
   *[no] a player
} { $exact ->
    [yes] goes over
   *[no] reaches
} { points }, { $best ->
    [highest] the highest total wins the match.
   *[lowest] the lowest total wins the match.
} { $tie ->
    [highest] Players tied for highest share the win.
    [lowest] Players tied for lowest share the win.
    [highest-sides] Teams tied for highest share the win.
    [lowest-sides] Teams tied for lowest share the win.
   *[no] If there’s a tie for { $best ->
        [highest] highest
       *[lowest] lowest
    }, play another round.
}
exact-target = A total of exactly { points } drops back to 0.
knockout-two = { $when ->
    [hand] The player with more points in hand when a round ends loses the match. If there’s a tie, play another round.
    [over] The first player over { points } loses the match. If both go over in the same round, the lower total wins, and equal totals share the win.
   *[target] The first player to reach { points } loses the match. If both reach it in the same round, the lower total wins, and equal totals share the win.
}
knockout = { $when ->
    [hand] The player with the most points in hand when a round ends is out of the match. If there’s a tie for the most, no one is.
    [over] A player who goes over { points } is out of the match.
   *[target] A player who reaches { points } is out of the match.
} They get no more cards, and everyone else plays on. The last player left wins.
knockout-together = If the last players are knocked out together, the lowest total among them wins, and equal totals share the win.
match-rounds = After { rounds }, { $best ->
    [highest] the highest total wins the match.
   *[lowest] the lowest total wins the match.
} { $tie ->
    [highest] Players tied for highest share the win.
    [lowest] Players tied for lowest share the win.
    [highest-sides] Teams tied for highest share the win.
    [lowest-sides] Teams tied for lowest share the win.
   *[no] If there’s a tie for { $best ->
        [highest] highest
       *[lowest] lowest
    }, play another round.
}
first-to-win = { $number ->
    [1] The winner of the round wins the match. If there’s none, play another round.
   *[other] The first { $partners ->
        [yes] team
       *[no] player
    } to win { rounds } wins the match.
}
most-rounds = After { rounds }, { $partners ->
    [yes] the team that
   *[no] the player who
} has won the most rounds wins the match. If there’s a tie for the most, play another round.
bonus = { $partners ->
    [yes] The winning team gets a bonus of { points } for the match.
   *[no] The winner gets a bonus of { points } for the match.
}
pays-winner = After the match, { $who ->
    [partners] each loser pays the winner nearest to their right
    [two] the loser pays the winner
   *[others] each loser pays the winner
} one unit per ten points of the difference (rounded up){ $count ->
    [0] { "" }
   *[other] , plus { units } for the match
}.
pays-better = After the match, all totals are rounded up to a multiple of ten. { $who ->
    [partners] Each player pays one player of each better team, the one nearest to their right,
    [two] The loser pays the winner
   *[others] Each player pays everyone who did better
} one unit per ten points of the difference{ $count ->
    [0] { "" }
   *[other] , plus { units } to the winner
}.

## In short, to those who listen

short-aim = { $fits ->
    [suit] Match the top card’s { suit-word }
    [next-rank] Play one { rank-word } higher or lower than the top card
   *[suit-or-rank] Match the top card’s { suit-word } or { rank-word }
}: the first { $goal ->
    [sides] team with no cards left wins the round.
    [countdown] player to go out { $deal ->
            [one] once
           *[other] { $deal } times
        } wins the match.
    [countdown-by-rounds] player to go out { $deal ->
            [one] once
           *[other] { $deal } times
        } wins the match.
   *[round] player with no cards left wins the round.
}
short-uses = Play { $uses }.
short-own-wild = cards of your score’s { rank-word }
short-growth = { $hidden ->
    [yes] Some rules are hidden, and the winner of each round adds one.
   *[no] The winner of each round adds a rule.
}
use-wild = { $cards }{ $anywhere ->
    [yes] { "" } on any card
   *[no] { "" }
}{ $picks ->
    [yes] { "" } to pick a { suit-word }
   *[no] { "" }
}
use-skip = { $cards } to skip { $seats ->
    [2] the other player
   *[other] { $count ->
        [one] the next player
       *[other] the next { $count } players
    }
}
use-reverse = { $cards } to reverse the direction
use-draw = { $cards } to make { $seats ->
    [2] the other player
   *[other] the next player
} draw { $count }
use-draw-back = { $cards } to make { $seats ->
    [2] the other player
   *[other] the previous player
} draw { $count }
use-all-draw = { $cards } to make everyone else draw { $count }
use-all-draw-again = { $cards } to make everyone else draw { $count } and play again
use-previous-draws = { $cards } to make { $seats ->
    [2] the other player
   *[other] the previous player
} draw { $count } at once
use-card = { $cards } to ask for a single card
use-gift = { $cards } to give { $seats ->
    [2] the other player
   *[other] every other player
} { $count ->
    [one] a card
   *[other] { $count } cards
}
use-again = { $cards } to play again
use-suit = { $cards } to play more cards of their { suit-word } in the same turn
use-rank = { $cards } to ask for a { rank-word }
