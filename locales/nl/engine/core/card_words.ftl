the-card = { $card }
all-but = { $cards } (behalve { $card })
