# What the rulebook of every kind of game says.

match = Match
one-dealer = The player in seat 1 deals.
small-print = { $ends } After { $count } moves in all, the match ends. The leader wins, or all tied for the lead.
