way = { $rule }: { $value }.
row = { CAPITAL($cards) }: { $value }.
also = { $rule }: także { $cards }.
no-longer = { $rule }: już nie { $cards }.
