# Why a choice is a good one in a sequence game, in one sentence to the player who asked for a hint.

brings = Ta série passe à { $count } sur { $side }.
completes = Ta série est complète.
takes = { $card } va dans ta série.
discards = Tu n’as pas besoin de { $card } pour ta série.
best = Aucun autre coup ne vaut mieux en ce moment.
