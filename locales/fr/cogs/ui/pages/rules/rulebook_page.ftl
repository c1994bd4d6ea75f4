# The rulebook of a table, a tournament or a game.

title = ## Règle du jeu · { $name }
differs = { $mark } change par rapport au jeu d’origine
page = Page { $number }
left-out = -# Bon à savoir : { $text }
small-print = -# { $text }
