# What the rulebook of every kind of game says.

match = Match
one-dealer = The first seat deals.
match-too-long = If the match comes to { $count } moves, it ends there, and so does the round. Whoever is ahead wins, and a tie is shared.
