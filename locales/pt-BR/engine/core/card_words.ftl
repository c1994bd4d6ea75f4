the-card = { $card }
all-but = { $cards }, menos { $card }
