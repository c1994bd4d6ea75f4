# Why a game with these house rules can’t have a tournament.

wrong-tables = En tournoi, on est trois ou quatre par table, et { $game } ne se joue pas à { $seats }. Choisis un autre jeu.
rules-misfit = En tournoi, on est trois ou quatre par table, et ces règles ne marchent pas à { $seats } : { $conflict }
partners = Des partenaires partagent leur résultat, mais en tournoi c’est chacun pour soi. { $game } a des partenaires avec ces règles : choisis un autre jeu, ou des règles maison sans partenaires.
no-rounds = Un tournoi se joue par manches, et { $game } n’en a pas qui rapportent des points. Choisis un autre jeu.
