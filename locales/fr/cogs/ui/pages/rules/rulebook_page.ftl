# The rulebook of a table, a tournament or a game.

title = ## Règle du jeu · { $name }
differs = { $mark } diffère du jeu de ce nom
page = Page { $number }
left-out = -# Bon à savoir : { $text }
