the-card = { $card }
all-but = { $cards } (menos { $cards ->
    [jotas] la
    [reinas] la
   *[other] el
} { $card })
