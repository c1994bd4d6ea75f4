# Why a move of a shedding game is refused, and what can be done instead: one sentence for each.

# What can be done instead.

next-play = Play { $cards }.
next-play-draw = Play { $cards }, or draw{ $count ->
    [one] { "" }
   *[other] { " " }{ $count } cards
}.
next-play-draw-pass = Play { $cards }, draw a card, or pass.
next-draw-pass = Draw a card, or pass.
next-play-pass = Play { $cards }, or pass.
next-draw = Draw { $count ->
    [one] a card
   *[other] { $count } cards
}.
next-pass = Pass.
next-play-miss = Play { $cards }, or miss { $count ->
    [one] your turn
   *[other] { $count } turns
}.
next-miss = Miss { $count ->
    [one] your turn
   *[other] { $count } turns
}.
play-alone = Play { $card } by itself.
play-only = Play only { $cards }.
answer-it = Put { $cards } on top.
play-without-call = Play without saying it.
play-without-suit = Play it without a { suit-word }.
play-plainly = Play { $cards } without picking a sequence.
play-without-rank = Play it without a { rank-word }.
ask-for = Ask for { $ranks }.
pick-suit = Pick { $suits }.
give = Give { $cards }.
give-or-nothing = Give { $cards }, or give nothing.
stand-or-challenge = Let it stand, or challenge it.
wait-for-others = Wait for the others.
wait-for-deal = Wait for the next deal.
call-in-time = Say “{ $word }” before you’re caught.

# Whose move it is, and which cards there are.

not-your-turn = It’s not your turn yet.
jump-with = Out of turn you can only jump in with the very same card: { $card }.
jump-alone = You can only jump in with one card.
no-jump-now = You can’t jump in now.
match-over = The match is over.
no-round = No round is being played.
deal-later = The next deal comes when this round is over.
no-card = You haven’t picked a card to play.
not-held = You don’t have { $cards }.
not-held-that = You don’t have that card.

# What fits.

no-match = { CAPITAL($card) } { $fits ->
    [suit] doesn’t match the { suit-word } of { $top }.
    [next-rank] isn’t one { rank-word } higher or lower than { $top }.
   *[suit-or-rank] matches neither the { suit-word } nor the { rank-word } of { $top }.
}
first-suit = { CAPITAL($card) } can’t be your first card: everyone begins with { $suit }.
first-alone = Play your first card of the round by itself.
first-not-wild = { CAPITAL($card) } is your first card of the round, so it isn’t wild.
first-answers-nothing = Your first card of the round can’t answer a draw or skip card.
apart = { CAPITAL($card) } can’t go on { $top } at this table, even if it fits.
again-in-suit = { CAPITAL($card) } doesn’t fit: you must play again with { $suit }.
together-apart = { CAPITAL($cards) } can’t be played together: one of them can’t go on another.
suit-in-force = { CAPITAL($card) } doesn’t fit: the { suit-word } is { $suit } now.
starter-suit = { CAPITAL($card) } doesn’t fit: only the { suit-word } of the first card counts, and that is { $suit }.
rank-asked = { CAPITAL($card) } doesn’t fit: { $ranks } { $count ->
    [one] is
   *[other] are
} asked for.
rank-on-wild = { CAPITAL($card) } doesn’t fit: the { suit-word } is { $suit } now, and the same { rank-word } isn’t enough on a wild card.
last-resort = You can play { $card } only when nothing else in your hand can be played.
wild-must-match = { CAPITAL($card) } is wild, but at this table it must still match { $match }.
wild-on-wild = { CAPITAL($card) } is wild, but at this table it can’t go on a card of its own { rank-word }.
not-last = { CAPITAL($card) } can’t be your last card at this table.
last-not-together = You can’t go out with { $cards } in one turn: your last card must be played by itself.
last-wild-must-match = { CAPITAL($card) } is wild, but as your last card it must match { $match }.
unsaid = You didn’t say “{ $word }” in time, so you can’t go out now.
announced-unsaid = You didn’t say “{ $word }” on your previous turn, so you can’t go out now.
question-last = There’s no card left to draw, so { $card } can’t be your last card without an answer.
drawing-ends-turn = You drew, so you can’t play any more this turn.
only-drawn-cards = You can play only a card you just drew, and { $card } isn’t one.
unanswered = { CAPITAL($card) } can’t answer the draw penalty of { $count } on { $top }.
unanswered-skip = { CAPITAL($card) } can’t stop you from being skipped: only a skip card of the same { rank-word } as { $top } can.
cancels-only = { CAPITAL($card) } cancels only draw penalties from { $rank }, and this one comes from { $top }.
unanswered-suit = { CAPITAL($card) } can’t answer the draw penalty of { $count }: only { $suit } can now.

# Several cards in one play.

single-card = You can play only one card in a turn.
no-marriage-after-drawing = A King or Queen you just drew can’t be part of a marriage at this table.
one-drawn-card = After drawing you can play only a card you drew, and only one.
marriage-on-penalty = A marriage can’t answer a draw penalty of { $count }.
unanswered-question = { CAPITAL($card) } needs an answer in the same turn.
question-alone = { CAPITAL($card) } needs an answer in the same turn, and you have none.
no-answer = { CAPITAL($card) } doesn’t answer { $question }.
one-answer = { CAPITAL($card) } is one too many: a question takes one answer.
together-plain = { CAPITAL($cards) } can’t be played together: that takes cards of one { rank-word } that are neither wild nor special.
together-ranks = { CAPITAL($cards) } can’t be played together: that takes cards of one { rank-word }.
together-answers = { CAPITAL($cards) } can’t be played together: each card must have the { rank-word } of the one before, or answer it.
together-marriage = { CAPITAL($cards) } can’t be played together: that takes a King and a Queen of one suit.
together-runs = { CAPITAL($cards) } can’t be played together: that takes a run of one { suit-word }, up or down.
together-chains = { CAPITAL($cards) } can’t be played together: each card must have the { rank-word } of the one before, or be next to it in the same { suit-word } without switching direction.
together-suit = { CAPITAL($cards) } can’t be played together: the others must have the { suit-word } of the first.
together-suit-first = { CAPITAL($cards) } can’t be played together: the card that lets you play more of its { suit-word } must go first.
together-either = { CAPITAL($cards) } can’t be played together: that takes cards of one rank, or a King and a Queen of one suit.

# Suits.

suit-closed = You can’t pick { $suit } now.
direction-first = The direction comes first.
pick-direction = Pick clockwise or counterclockwise.
no-direction-to-pick = There’s no direction for you to pick.
suit-left = { CAPITAL($card) } cancels the draw penalty, so the { suit-word } stays as it is.
suit-missing-to-ask = { CAPITAL($card) } asks for a single card, which needs a { suit-word }.
suit-missing = A wild { $rank } needs a { suit-word }.
no-suit-to-pick = There’s no { suit-word } to pick now.
not-wild = { CAPITAL($card) } isn’t wild, so it doesn’t change the { suit-word }.
own-suit = A wild card keeps its own { suit-word } at this table.
rank-closed = You can’t ask for { $ranks }.
rank-missing = { CAPITAL($card) } needs a { rank-word } to ask for.
no-sequences = There are no sequences in this game.
asks-for-none = { CAPITAL($card) } doesn’t ask for a { rank-word }.
last-card-no-rank = You don’t ask for a { rank-word } with your last card.
last-card-no-suit = Your last card doesn’t change the { suit-word }.
first-card-wild = The first card is wild, and you’re the dealer.

# Drawing and passing.

hand-full = You can’t draw with { cards } in your hand: that’s the limit here.
nothing-to-draw = There’s no card left to draw.
draw-for-skip = You’re about to be skipped, and drawing doesn’t stop that.
drawn-enough = You’ve drawn { cards } this turn, and that’s the limit.
drawn-for-rank = You draw only one card when { $ranks } { $count ->
    [one] is
   *[other] are
} asked for.
able-after-drawing = You have a card that fits, so you can’t draw more.
able = You can’t draw while you can play.
must-play = You can’t pass: you drew, so now you must play a card.
pass-too-early = You can’t pass yet.
pass-nothing-to-draw = You can pass only when there’s nothing to draw.
pass-unable = You can pass only when no card fits and there’s nothing to draw.

# Last card.

no-calls = No one says “last card” at this table.
call-too-early = Say “{ $word }” only with { $also ->
    [at-two] the play that leaves you one card, and “{ $second }” with the one that leaves you two
    [at-three] the play that leaves you one card, and “{ $second }” with the one that leaves you three
    [going-out] the play that leaves you one card, and “{ $second }” with your last card
    [with-last-card] your last card
   *[none] the play that leaves you one card
}.
no-call-due = Say “{ $word }” only { $also ->
    [at-two] when you’re down to one card, and “{ $second }” when you’re down to two
    [at-three] when you’re down to one card, and “{ $second }” when you’re down to three
    [going-out] when you’re down to one card, and “{ $second }” with your last card
    [with-last-card] with your last card
   *[none] when you’re down to one card
}.
announced-too-early = Say “{ $word }” only when you have three cards or fewer left.
no-catching = There’s no catching at this table: { $costs ->
    [turn] players who forget “{ $word }” can’t go out
   *[cards] players who forget “{ $word }” draw cards anyway
}.
catch-yourself = You can’t catch yourself.
no-one-to-catch = There’s no one to catch: everyone with { $also ->
    [at-two] one or two cards has said so
    [at-three] one or three cards has said so
   *[none] one card has said “{ $word }”
}.

# Bluffs and gifts.

may-be-bluff = The last play might be a bluff.
nothing-to-challenge = There’s nothing to challenge any more.
nothing-to-take-back = There’s nothing you can take back now.
take-back-in-time = You can take back your own play until someone acts, if no one has drawn or seen a new card.
nothing-to-give = There’s no card to give now.
give-first = First give each of the others a card.
giving-begun = You’ve given a card already, so everyone gets one.

# Rules that players add.

rules-stay = The rules stay as they are at this table.
rules-between-rounds = The winner of a round adds a rule before the next deal.
winner-adds = The winner of the round adds a rule.
not-offered = That rule isn’t on offer. Pick one of the others.

# Hidden rules.

nothing-hidden = There are no hidden rules at this table.
said-already = You’ve already said that this turn.
no-such-phrase = No one says that at this table. Pick a phrase from the list.
guessed-already = You can guess only once a turn.
nothing-to-guess = You can’t guess that rule. Pick one from the list.
