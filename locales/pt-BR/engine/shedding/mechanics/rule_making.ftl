way = { $rule }: { $value }.
row = { $cards }: { $value }.
also = { $rule }: também { $cards }.
no-longer = { $rule }: não mais { $cards }.
