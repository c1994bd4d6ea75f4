# How cards are named together.

the-card = { $card }
all-but = { $cards } (sauf { $card })
