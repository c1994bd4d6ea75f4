# How cards are named together.

the-card = the { $card }
all-but = { $cards } (but not { $card })
