# What the rulebook of every kind of game says.

match = Match
one-dealer = The player in seat 1 deals.
small-print = { $ends } After { $count } moves, the match ends too: the leader wins, and a tie is shared.
