the-card = { $ranks ->
    [Damas] a
   *[other] o
} { $card }
all-but = { $cards } (exceto { $card })
