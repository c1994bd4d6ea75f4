the-card = { $card }
all-but = { $cards } (ale nie { $card })
