# Why a game with these house rules can’t have a tournament.

misfit = A tournament is played in rounds at tables of three and four, everyone for themselves. { $game } isn’t played so with these rules: pick another game, or other house rules.
