the-card = { $card }
all-but = { $cards } (außer { $card })
