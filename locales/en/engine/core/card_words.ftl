# How cards are named together.

# Some languages pick the article by the rank.
the-card = { $ranks ->
   *[other] the
} { $card }
all-but = { $cards } (but not { $card })
