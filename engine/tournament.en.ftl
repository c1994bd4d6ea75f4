# Why a game with these house rules can’t have a tournament.

wrong-tables = Tournament tables seat three or four, and { $game } isn’t for { $seats }. Pick another game.
rules-misfit = Tournament tables seat three or four, and these rules don’t work for { $seats }: { $conflict }
partners = In a tournament, everyone plays alone, and { $seats } play { $game } as partners. Pick other rules.
no-rounds = A tournament is played in rounds, and { $game } has no rounds that score points. Pick another game.
