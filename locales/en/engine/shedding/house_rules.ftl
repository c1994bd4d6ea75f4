# The house rules of the shedding games: see engine/core/house_rules.en.ftl.

chapter-matching = Matching and wild cards
chapter-special = Card effects
chapter-drawing = Drawing
chapter-several = Several cards
chapter-last = Last card

sides =
    .label = Partners
    .help = How many teams play. Seats alternate between the teams, so in two teams of two, partners sit opposite each other.
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
    .help = How many cards each pack has: all of them, or only those from 6 or 7 up to the Ace.
    .value = { $count ->
        [32] 32, from 7 to Ace
        [36] 36, from 6 to Ace
       *[52] all 52
    }
    .refused = A pack can have 32, 36 or 52 cards, not { $count }.
jokers =
    .label = Jokers
    .help = How many Jokers each pack has. They are wild.
    .refused = Pick no Jokers, one or two for each pack.
deal =
    .label = Cards dealt
    .help = How many cards each player gets.
    .value = { cards }
    .refused = Deal 1 to 13 cards each, not { $count }.
deals =
    .label = Later rounds
    .help = How many cards each player gets in the rounds after the first.
    .same = the same number
    .down = one fewer each round, then the full number again
    .down-and-up = one fewer each round, then one more each round
first_card =
    .label = First card
    .help = Which card begins the discard pile. If everyone begins with a club (a star in a Whot pack), you draw until you have one, and it has no special effect.
    .turned-up = the top card of the draw pile
    .of-the-dealer = the dealer plays the last card they were dealt
    .any = the first player begins with any card
    .clubs = everyone begins with a club
first_player =
    .label = First player
    .help = Who goes first in a round.
    .winner = the winner of the previous round, or else the player with the highest hand
    .left = the player on the dealer’s left
    .right = the player on the dealer’s right
    .dealer = the dealer
play_direction =
    .label = Direction
    .help = Which way play goes at the start of a round. The deal moves the same way (clockwise if a player picks the direction).
    .clockwise = clockwise
    .counterclockwise = counterclockwise
    .first-player-picks = the first player picks
goal =
    .label = Empty hand
    .help = What happens when you play your last card. In a countdown, your score starts at the number of cards dealt, and drops by one each time. Each new hand has as many cards as your score. At 0 you win.
    .round = you win the round
    .countdown = you count down and get a new hand
    .countdown-by-rounds = you count down, then everyone gets a new hand
play_on =
    .label = Playing on
    .help = Whether the others play on after the first player is out, until only one has cards left.
grows =
    .label = New rules
    .help = Whether the winner of each round adds a rule for the rest of the match. Hidden rules are about what to say and what to avoid. They never stop you from playing a card, but breaking one costs you a card.
    .not = none, the rules stay the same
    .openly = the winner of a round adds one
    .hidden = the winner of a round adds a hidden one

matching =
    .label = What matches
    .help = What a card needs to go on the top card. With one rank up or down, King and Ace are next to each other, suits don’t matter, and you don’t pick a suit with a wild card.
    .suit-or-rank = the same suit or rank
    .suit = the same suit
    .next-rank = one rank up or down
still_fitting =
    .label = Also match by rank
    .help = When only suits match, you can still play these on their own rank.
    .refused = Only ranks from Ace to King can also match by rank.
apart =
    .label = Never on each other
    .help = You can’t play these ranks or cards on one another, even if they match.
wild =
    .label = Wild cards
    .help = You can play these on anything, then pick a suit.
    .refused = A wild card must be a rank from Ace to King.
own_wild =
    .label = Rank of your score is wild
    .help = Whether the rank of your score is wild for you, such as Fives when your score is 5.
wild_when =
    .label = Playing wild cards
    .help = When you can play a wild card.
    .any-time = on any turn
    .when-it-matches = only when suit or rank matches
wild_on_wild =
    .label = Wild on its own rank
    .help = Whether you can play a wild card on a card of its own rank, such as a Jack on a Jack.
naming =
    .label = Picking a suit
    .help = Which suit you may pick with a wild card. A Joker has no suit, so it always lets you pick one.
    .any-suit = any suit
    .another-suit = any suit but the current one
    .own-suit = none, the card keeps its own
    .any-suit-if-it-matches = any suit if the card matches, else none
rank_on_wild =
    .label = Same rank on a wild card
    .help = Whether you can match a wild card by its rank, and not just by the picked suit.
wild_starter =
    .label = First card is wild
    .help = What happens when the first card of a round is wild.
    .dealer-names = the dealer picks a suit
    .own-suit = its own suit counts, but a Joker goes back
    .first-player-free = anything may be played on it
    .another-card = it goes back, and another card is turned up
    .blind = its suit is picked at random, before anyone looks at their cards
    .bottom-card = it takes the suit of the draw pile’s bottom card
starter_suit_only =
    .label = Only the first card’s suit counts
    .help = Whether you must match the first card of a round by its suit. If so, it also has no special effect.
open_cards =
    .label = Open cards
    .help = You can play anything on these ranks or cards.
free_cards =
    .label = Free cards
    .help = You can play these ranks or cards on anything, but you don’t pick a suit.
jump_in =
    .label = Jumping in
    .help = Whether you may play a card out of turn if the very same card is on top. Play goes on from you.
last_resort =
    .label = Last resort
    .help = You may play these only when nothing else in your hand can be played.
    .refused = A last-resort card must be a rank from Ace to King, or the Joker.
bluffing =
    .label = Bluffing
    .help = Whether you may play a last-resort card as a bluff. The next player may challenge it.
challenge_penalty =
    .label = Wrong challenge
    .help = How many extra cards a wrong challenge costs.
    .value = { cards }
    .refused = A wrong challenge can cost 0 to 10 extra cards.

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
        [gift] you may give everyone else { cards }
        [again] play again
        [suit] you may play other cards of its suit too
        [draw-back] the previous player draws { $count }
        [all-draw] everyone else draws { cards } at once
        [previous-draws] the previous player draws { cards } at once
        [all-draw-again] everyone else draws { cards } at once, and you play again
        [rank] you ask for a rank
        [card] you ask for a single card
       *[draw] the next player draws { $count }
    }
    .row = { $cards } ({ $kind ->
        [skip] { $count ->
            [one] skip
           *[other] skip { $count }
        }
        [reverse] reverse
        [gift] give { $count } each
        [again] play again
        [suit] more of its suit
        [draw-back] +{ $count } back
        [all-draw] everyone else +{ $count }
        [previous-draws] previous player +{ $count }
        [all-draw-again] everyone else +{ $count }, play again
        [rank] ask for a rank
        [card] ask for a card
       *[draw] +{ $count }
    })
    .refused-kind = A special card can skip, reverse, make players draw, or let you give cards, ask for a rank or card, play again, or play more cards of its suit. Pick one of these.
    .refused-count = A special card can skip 1 to 10 players, make players draw 1 to 10 cards, or give away 1 to 10 cards each.
starter_effects =
    .label = First card is special
    .help = What happens when the first card of a round is special.
    .act = it acts as if the dealer had played it
    .none = it does nothing
    .another-card = it goes back, and another card is turned up
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
    .as-strong = an equal or stronger draw card
    .same-rank-or-suit = same rank or suit
answered_by =
    .label = Stacking by card
    .help = How to stack on certain draw cards, if it’s different from the rest.
    .none = same as the rest
    .row = { $cards } ({ $way })
penalties_add_up =
    .label = Penalties add up
    .help = Whether a draw card adds to the penalty it answers. If not, only the newest draw card counts.
cancels =
    .label = Cancelling cards
    .help = You may play one of these instead of drawing. Then no one draws.
cancels_only =
    .label = Cancelling only one rank
    .help = Limits a cancelling card to draw penalties from one rank.
    .none = any draw penalty
    .does = only draw penalties from { $rank }
    .row = { $cards } only { $rank }
    .refused = A cancelling card can be limited to a rank from Ace to King, or to Jokers.
cancels_leave_suit =
    .label = Cancelling leaves the suit
    .help = Whether the suit stays the same when you cancel a draw penalty. If so, you don’t pick one.
after_penalty =
    .label = After a draw penalty
    .help = What happens after you draw a penalty.
    .turn-ends = your turn is over
    .play-on = you still take your turn
skip_stacking =
    .label = Answering a skip
    .help = Whether you may answer a skip with a skip card of the same rank. The skip moves on to the next player.
skips_add_up =
    .label = Skips add up
    .help = Whether an answered skip adds to the new one, and the next player misses all those turns. If not, only the newest skip counts, and several skip cards played at once skip one player each.
cover =
    .label = No card for your extra turn
    .help = What you do when a card lets you play again but you can’t.
    .draw-as-usual = draw as usual
    .draw-until-covered = draw until you can
again_in_suit =
    .label = Extra turn in the same suit
    .help = Whether the card you play again with must be of the same suit, or wild.

draws =
    .label = Cards drawn in a turn
    .help = How many cards you may draw in a turn, one at a time.
    .value = { $count ->
        [0] until you can play
        [21] as many as you like
       *[other] { cards }
    }
    .refused = Pick 1 to 20 cards a turn, 0 to draw until you can play, or 21 for as many as you like.
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
    .help = Once you have this many cards, you draw no more, not even as a penalty.
    .value = { $count ->
        [0] no limit
       *[other] { cards }
    }
reshuffle =
    .label = Reshuffling
    .help = Whether the discard pile is shuffled into a new draw pile when the draw pile runs out.
free_pass =
    .label = May pass with a playable card
    .help = Whether you may pass even if you could play, once there are no cards left to draw.

groups =
    .label = Cards played together
    .help = Whether you may play several cards in one turn. The first card must match the top card, every card takes effect, and the next player must match the last card.
    .none = no, one card at a time
    .equal-ranks = any cards of one rank
    .equal-plain-ranks = cards of one rank, not wild or special
    .runs = runs of one suit, up or down
    .chains = runs, equal ranks, or a mix of the two
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
    .help = When you play one of these, you must answer it in the same turn. Play a card of its suit on top, or another question of its suit or rank that you answer too.
answers =
    .label = Answers
    .help = Only these ranks or cards can answer a question. If you list none, any card can.
unanswered =
    .label = Question without an answer
    .help = What happens if you have no answer.
    .not-played = you can’t play the question
    .draw-one = you play it and draw a card
call =
    .label = Last card call
    .help = When you say “last card”, and what happens if you don’t.
    .automatic = with one card left, before the next player acts
    .catch = with one card left, before someone catches you
    .none = no need to say it
    .to-go-out = with one card left, or you can’t go out next turn
    .announced = the turn before you go out, with three cards or fewer
    .with-last-card = only as you play your last card
call_word =
    .label = Last card word
    .help = What you say when you’re down to one card.
second_call =
    .label = Second call
    .help = A second word to say, and when. Forgetting it costs the same as forgetting the first.
    .none = no
    .at-two = also when you’re down to two cards
    .at-three = also when you’re down to three cards
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
    .help = How many cards you draw if you forget the call.
    .value = { cards }
    .refused = A forgotten call can cost 0 to 10 cards.
winning_card_acts =
    .label = Winning card takes effect
    .help = Whether a special card that wins the round still takes effect.

not_last =
    .label = Never the last card
    .help = You can’t go out with these ranks or cards. If such a card is all you have left, you draw.
winning_wild =
    .label = Last wild card must match
    .help = Whether a wild card must match by suit or rank when it’s your last card.
last_alone =
    .label = Last card by itself
    .help = Whether you must play your last card by itself, not with others in one turn.
cardless =
    .label = Last card without going out
    .help = Whether you may play your last card when you can’t go out with it. Then you draw on your next turn, and no one goes out while another player has no cards.

scoring =
    .label = Scoring
    .help = Who scores the cards left in players’ hands.
    .penalty = each player scores their own, lowest wins
    .collect = the winner scores everyone else’s
    .rounds = no points, only rounds won count
rounds_to_win =
    .label = Rounds to win
    .help = How many rounds you must win to win the match. With one, it’s a single game.
    .value = { rounds }
    .refused = Pick 1 to 20 rounds to win, not { $count }.
rounds_to_play =
    .label = Rounds played
    .help = How many rounds a match has. After the last one, the best total wins.
    .value = { $count ->
        [0] as many as it takes
       *[other] { rounds }
    }
    .refused = Pick 1 to 20 rounds, not { $count }, or 0 to play as many as it takes.
costs =
    .label = Card values
    .help = What a rank or a single card scores. All others count their pips, court cards 10 and Jokers 50.
    .none = as usual
    .does = { points }
    .row = { $cards } { $count }
    .refused = A card can count 0 to 500 points.
empty_stock =
    .label = Empty draw pile ends the round
    .help = When the draw pile runs out, the round ends with that turn, and the hands are counted.
doubling =
    .label = Doubling
    .help = Go out with one of these, and everyone else’s cards count double.
    .refused = A card that doubles must be a rank from Ace to King, or the Joker.
tripling =
    .label = Tripling
    .help = Go out with one of these, and everyone else’s cards count triple.
    .refused = A card that triples must be a rank from Ace to King, or the Joker.
points_off =
    .label = Points off
    .help = How many points your last card takes off your own total.
    .none = nothing
    .does = { points } off
    .row = { $cards } { $count }
    .refused = A card can take 1 to 100 points off.
knockout =
    .label = Knockout
    .help = Who is out of the match after a round. The last player left wins.
    .none = no one
    .at-the-target = players who reach the target
    .highest-hand = the player with the highest hand
exact_target =
    .label = Exact target
    .help = Whether a total of exactly the target falls back to 0.
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

wild-still-special = Some wild cards are still special, as in the plain game: { $cards }. You can change that under **Special cards**.

# Rules that can't be played together

no-sides = { $seats } players can’t form { $sides } equal teams. Pick another number of teams, or everyone for themselves.
deal-too-large = Dealing { $deal } cards to each of { $seats } players leaves { $left } of { $all }, but at least a third must stay in the draw pile. Deal fewer cards or add a pack.
hand-limit-refused = A hand limit must be 10 to 60 cards and no fewer than the cards dealt. Pick another limit, or 0 for no limit.
gift-of-last-resort = A card that gives cards away can’t be a last resort too. Pick one of the two.
too-many-questions = At most half of the cards can be questions, or there would be too few answers. Take some off the list.
too-many-apart = With so many cards that can’t go on one another, the game would get stuck. List no more than half of the cards.
hidden-rules-of-another-pack = Hidden rules are about suits and court cards, which a Whot pack doesn’t have. Pick another pack, or have rules added openly.
no-card-last = With these rules, no card can be anyone’s last, and no one can go out. Take some cards off **Never the last card**.
nothing-costs = At least one card must count a point or more, or the match would never end.
