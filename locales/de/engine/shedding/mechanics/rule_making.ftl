way = { $rule }: { $value }.
row = { CAPITAL($cards) }: { $value }.
also = { $rule }: auch { $cards }.
no-longer = { $rule }: nicht mehr { $cards }.
