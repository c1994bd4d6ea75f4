# The rulebook of a table, a tournament or a game.

title = ## Rulebook · { $name }
differs = { $mark } changed from the standard game
page = Page { $number }
left-out = -# Good to know: { $text }
small-print = -# { $text }
