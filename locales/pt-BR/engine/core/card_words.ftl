the-card = { $card }
all-but = { $cards } (exceto { $cards ->
    [Damas] a
   *[other] o
} { $card })
