# Why a game with these house rules can’t have a tournament.

misfit = A tournament is played in rounds at tables of three and four, everyone for themselves. { $game } doesn’t allow that with these rules: pick another game, or other house rules.
