the-card = { $card }
all-but = { $cards } (sauf { $card })
