# Why a choice is a good one in a sequence game, in one sentence to the player who asked for a hint.

brings = Ta série passe à { $count } sur { $side }.
completes = Ta série est complète.
takes = { CAPITAL($card) } va dans ta série.
leaves = { CAPITAL($card) } ne va pas dans ta série.
follows = Après, tu peux enchaîner avec { $cards }.
discards = Tu ne peux pas ajouter { $card } à ta série en ce moment.
