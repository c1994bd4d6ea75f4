way = { $rule }: { $value }.
row = { CAPITAL($cards) }: { $value }.
also = { $rule }: también { $cards }.
no-longer = { $rule }: ya no { $cards }.
