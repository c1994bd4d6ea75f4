# The rulebook of the sequence game: its rules as plain sentences, enough for a newcomer to play.

chapter-aim = Aim
chapter-deal = Cards and deal
chapter-turn = Your turn
chapter-sequence = Sequence
chapter-pass = Pass cards
chapter-stock = Stock
chapter-end = End of the round

# Aim, cards and deal.

teams = Partners sit opposite each other and build one sequence together: { $teams }.
team = seats { $seats }
aim = The first { $who ->
    [team] team
   *[player] player
} to complete a sequence of { $count } numbers wins the round.
two-sequences = Each player builds two sequences at once. The first player to complete one wins the round.
one-pack =
    { $seats ->
        [2] Two
        [3] Three
        [4] Four
        [5] Five
        [6] Six
        [7] Seven
        [8] Eight
       *[other] { $seats }
    } players use one pack of { $count } cards. It has the { $numbers } numbers of the multiplication table from 1 × 1 to { $side } × { $side }, each as often as it appears there, and { $passes ->
        [6] six
       *[other] { $passes }
    } pass cards: { $each ->
        [3] three
       *[other] { $each }
    } that point left and { $each ->
        [3] three
       *[other] { $each }
    } that point right.
packs =
    { $seats ->
        [2] Two
        [3] Three
        [4] Four
        [5] Five
        [6] Six
        [7] Seven
        [8] Eight
       *[other] { $seats }
    } players use { $packs ->
        [2] two
       *[other] { $packs }
    } packs, { $count } cards in all. Each pack has the { $numbers } numbers of the multiplication table from 1 × 1 to { $side } × { $side }, each as often as it appears there, and { $passes ->
        [6] six
       *[other] { $passes }
    } pass cards: { $each ->
        [3] three
       *[other] { $each }
    } that point left and { $each ->
        [3] three
       *[other] { $each }
    } that point right.
deal = The dealer gives each player { cards }. The other cards are the stock. No card is turned up.
dealer-first-seat = The player in seat 1 deals first.
dealer-chance = The first dealer is chosen at random.
next-dealer-winner = The player who completed a sequence deals the next round. If no one did, the deal passes to the left.
next-dealer-last = The player with the most points in hand when a round ends deals the next one. In a tie, it’s the first of these players after the dealer.
next-dealer-left = After each round, the deal passes to the left.
begins-two = The player who didn’t deal goes first. Then you take turns.
begins = The player on the dealer’s left goes first. Play goes clockwise.

# A turn.

turn = On your turn, first draw the top card of the stock or take the top card of the discard pile. Then add one number to { $whose ->
    [team] your team’s sequence
    [either] one of your sequences
   *[own] your sequence
}, play a pass card, or discard a card.
turn-over = That ends your turn, and you hold { cards } again. You can keep the card you drew or took, or discard it right away. You never have to play a card.

# A sequence.

opening = A sequence starts with a bull’s-eye: any number from { $first } to { $last }.
following = The multiplication table has { $side } rows. Row 1 is 1 to { $side }. Row 2 is { $second } and so on to { $end }. Row { $side } is { $last } and so on to { $highest }. After a number, you can play the next number of any row it’s in. For example, { $example } is in rows { $rows }, so { $next } can follow it. You can change rows with every number.
backwards = A sequence can also go down, to the number before in any of these rows. No number can appear twice.
rising = A sequence never goes down.
staying = Cards in a sequence stay there until the round is over. No one can start { $lines ->
    [1] another
   *[2] a third
} sequence.

# Pass cards and the stock.

passing = Each pass card has an arrow to the left or to the right. When you play one, everyone passes their whole hand to the next player in that direction. The pass card goes on a separate pile, and no one can take it. Whichever way the hands went, the player on your left plays next.
passing-two = Each pass card has an arrow to the left or to the right. When you play one, you and the other player swap hands, whichever way it points. The pass card goes on a separate pile, and no one can take it. Then it’s the other player’s turn.
pass-discarded = You can discard a pass card instead. Then { $seats ->
    [2] the other player
   *[other] the next player
} can take it like any other card.
stock = When the stock runs out, shuffle all discards and all played pass cards into a new stock.
impasse = Play is stuck when no one adds a number or plays a pass card while a whole stock is used up, or for as many turns as there are cards in the game. Then shuffle all hands and every other card that isn’t in a sequence into a new stock, and deal everyone { $count } new cards.

# Scores.

end = The player who completes a sequence scores the sum of its numbers. The cards in their hand don’t count.
end-two = The player who completes a sequence scores the sum of the numbers in both of their sequences. The cards in their hand don’t count, so the unfinished sequence loses nothing.
end-team = The team that completes a sequence scores the sum of its numbers. The cards in both of its hands don’t count.
losing = { $who ->
    [other] The other player scores
   *[others] The others score
} the sum of their { $lines ->
    [1] sequence
   *[2] sequences
} minus the sum of the numbers left in their hand. A pass card left there counts { $cost ->
    [0] nothing
   *[other] { $cost }
}. The result can be negative.
losing-team = { $who ->
    [other] In the other team
   *[others] In every other team
}, each player counts the sum of the team’s sequence minus the sum of the numbers left in their hand. A pass card left there counts { $cost ->
    [0] nothing
   *[other] { $cost }
}. The team scores the average of its two players, rounded down. The result can be negative.
straight = A straight is a whole row in order, such as { $numbers }{ $backwards ->
    [yes] , going up and not down
   *[no] { "" }
}. If you complete one, you also score the sum of all other sequences. { $who ->
    [other] The other player scores nothing for theirs and only loses the points left in their hand.
    [others] The others score nothing for theirs and only lose the points left in their hands.
    [other-team] The other team scores nothing for its own and only loses the average of its two hands, rounded up.
   *[others-team] The other teams score nothing for theirs, and each only loses the average of its two hands, rounded up.
}
stuck = If no sequence on the table can be completed any more, the round ends with no winner. Then { $who ->
    [team] every team scores the sum of its sequence minus the average of its two hands, rounded up.
   *[player] each player scores the sum of all the numbers they’ve added, minus the points left in their hand.
}
too-long = After { $count } moves, a round ends with no winner, and { $who ->
    [team] every team scores the sum of its sequence minus the average of its two hands, rounded up.
   *[player] each player scores the sum of all the numbers they’ve added, minus the points left in their hand.
}
match = The first { $who ->
    [team] team
   *[player] player
} to reach { points } wins the match. If several get there in the same round and one of them won that round, that { $who ->
    [team] team
   *[player] player
} wins the match. Otherwise, the one with the most points wins. If there’s a tie for the most, play another round.

# In short, to those who listen.

short-scores = The { $who ->
    [team] team that completes a sequence scores the sum of its numbers, and { $sides ->
        [2] the other team scores
       *[other] the other teams score
    }
   *[player] player who completes a sequence scores the sum of its numbers, and { $sides ->
        [2] the other player scores
       *[other] the others score
    }
} the sum of their sequence minus the sum of the numbers left in their hand.
