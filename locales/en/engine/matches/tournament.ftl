# Why a game with these house rules can’t have a tournament.

wrong-tables = Tournament tables seat three or four, and { $game } isn’t for { $seats }. Pick another game.
rules-misfit = Tournament tables seat three or four, and these rules don’t work for { $seats }: { $conflict }
partners = Partners share a result, but a tournament seats everyone for themselves. { $game } has partners with these rules: pick another game, or house rules without partners.
no-rounds = A tournament is played in rounds, and { $game } has no rounds that score points. Pick another game.
