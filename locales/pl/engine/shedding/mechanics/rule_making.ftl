way = { $rule }: { $value }.
row = { $cards }: { $value }.
also = { $rule }: także { $cards }.
no-longer = { $rule }: już nie { $cards }.
