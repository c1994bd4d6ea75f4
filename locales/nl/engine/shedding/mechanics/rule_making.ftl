# Regels die spelers tijdens een partij toevoegen.

way = { $rule }: { $value }.
row = { CAPITAL($cards) }: { $value }.
also = { $rule }: ook { $cards }.
no-longer = { $rule }: niet meer { $cards }.
