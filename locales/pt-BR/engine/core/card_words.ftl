the-card = { $card }
all-but = { $cards } (exceto { $card })
