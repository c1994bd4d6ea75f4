the-card = { $ranks ->
    [jotas] la
    [reinas] la
   *[other] el
} { $card }
all-but = { $cards } (menos { $card })
