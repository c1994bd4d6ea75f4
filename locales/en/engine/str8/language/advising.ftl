# Why a choice is a good one in a sequence game, in one sentence to the player who asked for a hint.

brings = It brings your sequence to { $count } of { $side } cards.
completes = It completes your sequence.
takes = { $card } fits your sequence.
discards = You don’t need { $card } for your sequence.
best = No other move is worth more right now.
