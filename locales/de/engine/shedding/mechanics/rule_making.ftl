way = { $rule }: { $value }.
row = { $cards }: { $value }.
also = { $rule }: auch { $cards }.
no-longer = { $rule }: nicht mehr { $cards }.
