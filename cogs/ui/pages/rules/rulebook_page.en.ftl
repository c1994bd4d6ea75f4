# The rulebook of a table, a tournament or a game.

differs = { $mark } differs from the game of that name
page = Page { $number }
back = Back
left-out = -# Not played here: { $text }
