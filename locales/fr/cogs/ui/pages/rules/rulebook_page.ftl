# The rulebook of a table, a tournament or a game.

title = ## Règle du jeu · { $name }
differs = { $mark } changé par rapport au jeu de base
page = Page { $number }
left-out = -# Bon à savoir : { $text }
small-print = -# { $text }
