way = { $rule }: { $value }.
row = { $cards }: { $value }.
also = { $rule }: también { $cards }.
no-longer = { $rule }: ya no { $cards }.
