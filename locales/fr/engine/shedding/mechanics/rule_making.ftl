# Rules that players add during a match, each in one sentence.

way = { $rule } : { $value }.
row = { CAPITAL($cards) } : { $value }.
also = { $rule } : aussi { $cards }.
no-longer = { $rule } : { $cards }, c’est fini.
