brings = Twój sekwens ma wtedy { $count } z { $side } kart.
completes = To kończy twój sekwens.
takes = { CAPITAL($card) } pasuje do twojego sekwensu.
discards = Do twojego sekwensu się nie przyda: { $card }.
best = Żaden inny ruch nie jest teraz wart więcej.
