way = { $rule }: { $value }.
row = { CAPITAL($cards) }: { $value }.
also = { $rule }: também { $cards }.
no-longer = { $rule }: agora sem { $cards }.
