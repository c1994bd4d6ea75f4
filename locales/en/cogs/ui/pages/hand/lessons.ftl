# What a player hears at a table for practice, each thing once. $card is the card that it is about.

lesson-matching = **Match the top card.** It’s { $card }: play a card of the same suit or rank. The highlighted cards fit.
lesson-wild = **{ CAPITAL($card) } is wild.** You can play it on almost anything, and you pick the suit to play next.
lesson-suit = **Someone picked a suit.** { CAPITAL($card) } is wild, so its own suit doesn’t count. Play the picked suit, or another wild card.
lesson-drawing = **Nothing to play on { $card }.** That happens! Press **Draw**.
lesson-penalty = **{ CAPITAL($card) } makes you draw.** Draw the penalty, or pass it on with a card that adds to it.
lesson-last-one = **You’re about to have one card left.** Press { $card } · “last card” to say so as you play. If you forget, you draw two cards.
lesson-skip = **{ CAPITAL($card) } skips.** The next player misses a turn. With two players, that means you go again.
lesson-reverse = **{ CAPITAL($card) } reverses the direction.** With two players, it’s a card like any other.
lesson-draw = **{ CAPITAL($card) } makes the next player draw.** Keep it for the right moment.
lesson-turn = **Start your turn by getting a card.** Draw one, or take { $card } if you can use it. Then play or discard one.
lesson-opening = **{ CAPITAL($card) } can start your sequence.** A sequence starts with any number from 1 to 8.
lesson-following = **{ CAPITAL($card) } fits your sequence.** It’s in the same row of the multiplication table as your last number. Eight numbers win the round.
lesson-swap = **{ CAPITAL($card) } swaps hands.** When you play it, you get the other player’s cards and they get yours.
lesson-discarding = **Nothing fits.** That happens! Discard a card you don’t need.
