# Rules that players add during a match, each in one sentence.

way = { $rule }: { $value }.
row = { CAPITAL($cards) }: { $value }.
also = { $rule }: also { $cards }.
no-longer = { $rule }: no longer { $cards }.
