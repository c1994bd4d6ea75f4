# Why a game with these house rules can’t have a tournament.

misfit = Un tournoi se joue en manches, à des tables de trois et de quatre, chacun pour soi. { $game } ne le permet pas avec ces règles : choisis un autre jeu, ou d’autres règles maison.
