# Why a choice is a good one in a sequence game, in one sentence to the player who asked for a hint.

brings = It brings your sequence to { $count } of { $side } cards.
completes = It completes your sequence.
takes = { CAPITAL($card) } fits your sequence.
leaves = { CAPITAL($card) } doesn’t fit your sequence.
follows = You can go on with { $cards } after it.
discards = You can’t add { $card } to your sequence now.
