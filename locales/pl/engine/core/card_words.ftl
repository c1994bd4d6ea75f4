the-card = { $card }
all-but = { $cards } (bez: { $card })
