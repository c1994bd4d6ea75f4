# The rulebook of a table, a tournament or a game.

title = ## Rulebook · { $name }
differs = { $mark } differs from the game of that name
page = Page { $number }
left-out = -# Good to know: { $text }
small-print = -# { $text }
