the-card = de { $card }
all-but = { $cards } (maar niet { $card })
