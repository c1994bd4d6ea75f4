# The house rules of the shedding games: see engine/core/house_rules.en.ftl.

chapter-matching = Matching and wild cards
chapter-special = Card effects
chapter-drawing = Drawing
chapter-several = Several cards
chapter-last = Last card

sides =
    .label = Partners
    .help = How many teams play. The seats go to the teams in turn, so with two teams of two, partners sit opposite each other.
    .value = { $count ->
        [0] everyone for themselves
       *[other] { $count } teams
    }
packs =
    .label = Packs
    .help = How many packs are shuffled together.
    .refused = Play with 1 to 6 packs, not { $count }.
pack_kind =
    .label = Kind of pack
    .help = Which cards you play with. A Whot pack has shapes and numbers, and its own wild cards.
    .french = hearts, spades, diamonds and clubs
    .whot = Whot
pack_size =
    .label = Cards in a pack
    .help = Whether a pack has all its cards, or only those from 6 or 7 up and the Aces.
    .value = { $count ->
        [32] 32, from 7 to Ace
        [36] 36, from 6 to Ace
       *[52] all 52
    }
    .refused = A pack has 32, 36 or 52 cards, not { $count }.
jokers =
    .label = Jokers
    .help = How many Jokers each pack has. They are wild.
    .refused = A pack has no Joker, one or two.
deal =
    .label = Cards dealt
    .help = How many cards each player gets.
    .value = { cards }
    .refused = Deal 1 to 13 cards each, not { $count }.
deals =
    .label = Later rounds
    .help = How many cards each player gets in the rounds after the first.
    .same = the same number
    .down = one fewer each round, then from the top again
    .down-and-up = one fewer each round, then up again
first_card =
    .label = First card
    .help = Which card begins the discard pile. When everyone begins with a club, that card does nothing special, and you draw until you have one. With a Whot pack it’s a star.
    .turned-up = the next card of the deck
    .of-the-dealer = the last card dealt to the dealer, as a play of theirs
    .any = any card of the first player
    .clubs = everyone begins with a club
first_player =
    .label = First player
    .help = Who goes first in a round.
    .winner = the last winner, at first who holds the most points
    .left = the player on the dealer’s left
    .right = the player on the dealer’s right
    .dealer = the dealer
play_direction =
    .label = Direction
    .help = Which way play goes at the start of a round. The deal passes on the same way, or clockwise if a player picks it.
    .clockwise = clockwise
    .counterclockwise = counterclockwise
    .first-player-picks = the first player picks it
goal =
    .label = Empty hand
    .help = What happens when you play your last card. When counting down, you start at the number of cards dealt, and each new hand has as many cards as your score. At 0 you win.
    .round = you win the round
    .countdown = you count down and get a new hand
    .countdown-by-rounds = you count down, then everyone gets a new hand
play_on =
    .label = Playing on
    .help = Whether the others play on after the first player is out, until only one has cards left.
grows =
    .label = New rules
    .help = Whether the winner of a round adds a rule, until the match ends. Hidden rules are about what to say or avoid. You can play any card that fits, but a broken rule costs a card.
    .not = none, the rules stay
    .openly = the winner of a round adds one
    .hidden = the winner of a round adds a hidden one

matching =
    .label = What matches
    .help = What a card needs to go on the top card. One rank up or down goes round from King to Ace. Then suits don’t matter, and a wild card picks none.
    .suit-or-rank = the same suit or rank
    .suit = the same suit
    .next-rank = one rank up or down
still_fitting =
    .label = Ranks that match too
    .help = Ranks that you can play on their own rank although only suits match.
    .refused = A rank that matches too must be a rank from Ace to King.
apart =
    .label = Never on each other
    .help = Ranks or single cards that you can’t play on one another, even if they fit.
wild =
    .label = Wild cards
    .help = Ranks that you can play on anything, then pick a suit.
    .refused = A wild card must be a rank from Ace to King.
own_wild =
    .label = Wild by score
    .help = Whether the rank of your score is wild for you, such as Fives at 5.
wild_when =
    .label = Playing wild cards
    .help = When you can play a wild card.
    .any-time = at any time
    .when-it-matches = only when suit or rank matches
wild_on_wild =
    .label = Wild on its own rank
    .help = Whether you can play a wild card on a card of its own rank, such as a Jack on a Jack.
naming =
    .label = Picking a suit
    .help = Which suit you may pick with a wild card. A Joker has no suit, so it always lets you pick one.
    .any-suit = any suit
    .another-suit = any suit but the current one
    .own-suit = none, its own suit counts
    .any-suit-if-it-matches = any suit if the card matches, else none
rank_on_wild =
    .label = Same rank on a wild card
    .help = Whether you can match a wild card by its rank, and not just by the picked suit.
wild_starter =
    .label = First card is wild
    .help = What happens when the first card of a round is wild.
    .dealer-names = the dealer picks a suit
    .own-suit = its own suit counts, a Joker goes back
    .first-player-free = anything may be played on it
    .another-card = it goes back, and another card is turned
    .blind = chance picks its suit, before anyone looks
    .bottom-card = the bottom card of the draw pile has its suit
starter_suit_only =
    .label = Only the first card’s suit counts
    .help = Whether you must match the first card of a round by its suit. Then it does nothing special either.
open_cards =
    .label = Open cards
    .help = Ranks or single cards on which you can play anything.
free_cards =
    .label = Free cards
    .help = Ranks or single cards that you can play on anything, without picking a suit.
jump_in =
    .label = Jumping in
    .help = Whether you may play a card out of turn if the very same card is on top. Play goes on from you.
last_resort =
    .label = Last resort
    .help = Ranks that you may play only when nothing else in your hand can be played.
    .refused = A last-resort card must be a rank from Ace to King, or the Joker.
bluffing =
    .label = Bluffing
    .help = Whether you may bluff with a last-resort card. The next player may challenge it.
challenge_penalty =
    .label = Wrong challenge
    .help = How many extra cards a wrong challenge costs.
    .value = { cards }
    .refused = A wrong challenge costs 0 to 10 extra cards.

effects =
    .label = Special cards
    .help = What a rank or a single card does when you play it.
    .none = nothing special
    .does = { $kind ->
        [skip] { $count ->
            [one] skip the next player
           *[other] skip the next { $count } players
        }
        [reverse] reverse direction
        [gift] you may give everyone { cards }
        [again] play again
        [suit] play any of your other cards of its suit too
        [draw-back] the previous player draws { $count }
        [all-draw] everyone else draws { cards } at once
        [previous-draws] the previous player draws { cards } at once
        [all-draw-again] everyone else draws { cards } at once, and you play again
        [rank] you ask for a rank
        [card] you ask for a single card
       *[draw] the next player draws { $count }
    }
    .row = { $cards }: { $kind ->
        [skip] { $count ->
            [one] skip
           *[other] skip { $count }
        }
        [reverse] reverse
        [gift] give { $count } each
        [again] play again
        [suit] takes its suit along
        [draw-back] +{ $count } back
        [all-draw] everyone else +{ $count }
        [previous-draws] previous player +{ $count }
        [all-draw-again] everyone else +{ $count }, play again
        [rank] asks for a rank
        [card] asks for a card
       *[draw] +{ $count }
    }
    .refused-kind = A special card can skip, reverse, make players draw, give cards, ask for a rank, let you play again, or take its suit along. Pick one of these.
    .refused-count = A special card skips 1 to 10 players, or makes a player draw or get 1 to 10 cards.
starter_effects =
    .label = First card is special
    .help = What happens when the first card of a round is special.
    .act = it acts as if the dealer had played it
    .none = it does nothing
    .another-card = it goes back, and another card is turned
two_player_reverse =
    .label = Reverse with two players
    .help = What a reverse card does with two players.
    .nothing = nothing
    .skip = skips the other player
stacking =
    .label = Stacking
    .help = Which draw card you may play instead of drawing. The penalty moves on to the next player.
    .none = no stacking
    .same-rank = same rank
    .any-draw-card = any draw card
    .as-strong = one that is as strong or stronger
    .same-rank-or-suit = same rank or suit
answered_by =
    .label = Stacking by card
    .help = Which draw card you may play on a rank or a card instead of drawing, if not as for the others.
    .none = as for the others
    .row = { $cards }: { $way }
penalties_add_up =
    .label = Penalties add up
    .help = Whether a draw card adds to the penalty it answers. If not, only the newest draw card counts.
cancels =
    .label = Cancelling cards
    .help = Ranks or single cards that you may play instead of drawing. Then no one draws.
cancels_only =
    .label = Cancelling one rank only
    .help = Which rank’s draw penalty a cancelling card cancels, where it doesn’t cancel any.
    .none = any draw penalty
    .does = only a draw penalty of { $rank }
    .row = { $cards } only { $rank }
    .refused = A cancelling card can be for a rank from Ace to King, or for Jokers.
cancels_leave_suit =
    .label = Cancelling leaves the suit
    .help = Whether the suit stays as it is when a cancelling card is played on a draw card. You pick none then.
after_penalty =
    .label = After a draw penalty
    .help = What happens once you have drawn a penalty.
    .turn-ends = your turn is over
    .play-on = you still take your turn
skip_stacking =
    .label = Answering a skip
    .help = Whether you may answer a skip with a skip card of the same rank. The skip moves on to the next player.
skips_add_up =
    .label = Skips add up
    .help = Whether an answered skip adds to the new one, and the next player misses all those turns. If not, only the newest skip counts, and several skip cards played at once skip as many players.
cover =
    .label = Nothing to play again with
    .help = What happens when a card lets you play again and you can’t.
    .draw-as-usual = draw as usual
    .draw-until-covered = draw until you can
again_in_suit =
    .label = Playing again in suit
    .help = Whether the card you play again with must be of the same suit, or wild.

draws =
    .label = Cards drawn in a turn
    .help = How many cards you may draw in a turn, one at a time.
    .value = { $count ->
        [0] until you can play
        [21] as many as you like
       *[other] { cards }
    }
    .refused = You may draw 1 to 20 cards in a turn, 0 for drawing until you can play, or 21 for as many as you like.
draw_though_able =
    .label = May draw with a playable card
    .help = Whether you may draw even if you could play.
after_drawing =
    .label = After drawing
    .help = What you may play after you draw.
    .turn-ends = nothing, your turn ends
    .drawn-card = a card you drew
    .drawn-card-must = a card you drew, and you must if it matches
    .any-card = any card
hand_limit =
    .label = Hand limit
    .help = Once you have this many cards, you can’t draw on your turn.
    .value = { $count ->
        [0] no limit
       *[other] { cards }
    }
reshuffle =
    .label = Reshuffling
    .help = Whether the discard pile is shuffled into a new draw pile when the draw pile runs out.
free_pass =
    .label = May pass with a playable card
    .help = Whether you may pass even if you could play, once no more cards can be drawn.

groups =
    .label = Cards played together
    .help = Whether you may play several cards in one turn. The first must match, every card takes effect, and the next player follows the last.
    .none = no, one card at a time
    .equal-ranks = any of one rank
    .equal-plain-ranks = cards of one rank, not wild or special
    .runs = runs of one suit, up or down
    .chains = runs and equal ranks, also mixed
group_reverse =
    .label = Several reverse cards
    .help = What several reverse cards in one turn do.
    .every-one = each one reverses
    .top-one = only the top one reverses
marriage =
    .label = Marriage
    .help = Whether you may play the King and Queen of one suit in one turn, in either order.

questions =
    .label = Questions
    .help = Ranks or single cards that need an answer on top in the same turn. It’s a card of their suit, or another question of their suit or rank that is answered too.
answers =
    .label = Answers
    .help = Ranks or single cards that may go on a question. If you list none, any card may.
unanswered =
    .label = Question without an answer
    .help = What happens if you have no answer.
    .not-played = you can’t play the question
    .draw-one = you draw a card for it
call =
    .label = Last card call
    .help = How long you have to say “last card” when you’re down to one, and what happens if you don’t.
    .automatic = until the next player acts
    .catch = until someone catches you
    .none = no need to say it
    .to-go-out = until the next player acts, or you can’t go out next turn
    .announced = in the turn before you go out, with three cards or fewer
    .with-last-card = only as you play your last card
call_word =
    .label = Last card word
    .help = What you say when you’re down to one card.
second_call =
    .label = Second call
    .help = A second word to say, and when. Forgetting it costs the same as the first.
    .none = no
    .at-two = also when you’re down to two
    .at-three = also when you’re down to three
    .going-out = also when you go out
second_word =
    .label = Second word
    .help = What you say for the second call.
word =
    .last-card = last card
    .one-card = one card
    .two-cards = two cards
    .semi-last-card = semi last card
    .cards = cards
    .carte = carte
    .mau = Mau
    .mau-mau = Mau Mau
    .tschau = Tschau
    .sepp = Sepp
    .makao = Makao
    .macau = Macau
    .laatste-kaart = laatste kaart
    .po-makale = po makale
    .bartok = Bartok
    .mao = Mao
    .lappen = lappen
    .varning = varning
    .niko-kadi = Niko Kadi
    .tek = tek
    .prsi = prší
    .olsen = Olsen
    .olsen-of-iceland = Ólsen
    .olsen-olsen = Ólsen Ólsen
    .knock = knock knock
    .macao = Macao
    .crazy = crazy
call_penalty =
    .label = Forgotten call
    .help = How many cards you draw for forgetting to say it.
    .value = { cards }
    .refused = A forgotten call costs 0 to 10 cards.
winning_card_acts =
    .label = Winning card takes effect
    .help = Whether a special card that wins the round still takes effect.

not_last =
    .label = Never the last card
    .help = Ranks or single cards that you can’t go out with. If you’re left with one, you draw.
winning_wild =
    .label = Last wild card must match
    .help = Whether a wild card must match by suit or rank when it’s your last card.
last_alone =
    .label = Last card by itself
    .help = Whether you must play your last card by itself, not with others in one turn.
cardless =
    .label = Last card without going out
    .help = Whether you may play your last card when you can’t go out with it. You draw on your next turn, and no one goes out while another player has no cards.

scoring =
    .label = Scoring
    .help = Who scores the cards left in the hands.
    .penalty = each player scores their own, lowest wins
    .collect = the winner scores everyone else’s
    .rounds = no points, rounds won are counted
rounds_to_win =
    .label = Rounds to win
    .help = How many rounds you must win to win the match. With one, it’s a single game.
    .value = { rounds }
    .refused = A match takes 1 to 20 rounds won, not { $count }.
rounds_to_play =
    .label = Rounds played
    .help = How many rounds a match has. The best total wins then.
    .value = { $count ->
        [0] as many as it takes
       *[other] { rounds }
    }
    .refused = A match has 1 to 20 rounds, not { $count }. Pick 0 to play as many as it takes.
costs =
    .label = Card values
    .help = What a rank or a single card scores. All others count their pips, court cards 10 and Jokers 50.
    .none = as usual
    .does = { points }
    .row = { $cards } { $count }
    .refused = A card counts 0 to 500 points.
empty_stock =
    .label = Empty draw pile ends the round
    .help = When the draw pile runs out, the round ends with that turn, and the hands are counted.
doubling =
    .label = Doubling
    .help = Ranks that double what the others’ cards cost when a player goes out with one of them.
    .refused = A card that doubles must be a rank from Ace to King, or the Joker.
tripling =
    .label = Tripling
    .help = Ranks that triple what the others’ cards cost when a player goes out with one of them.
    .refused = A card that triples must be a rank from Ace to King, or the Joker.
points_off =
    .label = Points off
    .help = Points that a player’s last card takes off their own total.
    .none = nothing
    .does = { points } off
    .row = { $cards } { $count }
    .refused = A card takes 1 to 100 points off.
knockout =
    .label = Knockout
    .help = Who is out of the match after a round. The last player left wins.
    .none = no one
    .at-the-target = players who reach the target
    .highest-hand = the player with the highest hand
exact_target =
    .label = Exact target
    .help = A total of exactly the target falls back to 0.
bonus =
    .label = Bonus
    .help = How many extra points the winner of the match gets.
    .value = { points }
    .refused = The bonus must be 0 to 500 points.
settlement =
    .label = Settlement
    .help = Who pays whom at the end, one unit per ten points.
    .none = no one pays
    .with-the-winner = everyone pays the winner
    .among-all = everyone pays each player who did better

# What a host may have overlooked

wild-still-special = Wild cards that still do something else, as in the plain game: { $cards }. You can change that under **Special cards**.

# Rules that can't be played together

no-sides = { $seats } players can’t form { $sides } equal teams. Pick another number of teams, or everyone for themselves.
deal-too-large = { $deal } cards each for { $seats } players leave { $left } of { $all } cards in the deck, but at least a third must stay there. Deal fewer cards or add a pack.
hand-limit-refused = A hand limit must be 10 to 60 cards and no fewer than the cards dealt. Pick another, or 0 for no limit.
gift-of-last-resort = A card that gives cards away can’t be a last resort too. Pick one of the two.
too-many-questions = At most half of the cards can be questions, or there would be too few answers. Take some off the list.
too-many-apart = If so many cards can’t go on one another, no one gets far. Let no more than half of the cards be on that list.
hidden-rules-of-another-pack = Hidden rules are about suits and court cards, which a Whot pack doesn’t have. Pick another pack, or rules that are added openly.
no-card-last = No card could be anyone’s last, so no one could go out. Take some off the list.
nothing-costs = Some card must count at least 1 point, or the match would never end.
