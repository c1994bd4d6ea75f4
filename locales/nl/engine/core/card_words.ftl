the-card = de { $card }
all-but = { $cards } (behalve { $card })
