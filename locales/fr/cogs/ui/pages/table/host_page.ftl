# The page where a host changes a table before its match.

heading = Options de la table · { $table }
game-tab = Jeu
seats-tab = Places et bots
house-rules = Règles maison
notice = ❗ { $why }

pick-game = Jeu
saved-shelf = Enregistré ici · { $count ->
    [one] { $count } jeu de règles maison
   *[other] { $count } jeux de règles maison
}
    .line = Les règles maison enregistrées sur ce serveur.
game = Jeu : { $game }
saved-game = Jeu : { $name }
saved-of = Les règles maison de ton serveur pour { $game }
pick-target = Objectif
target = Objectif : { $target }
pick-pace = Temps par tour
pace = Tour : { $pace }
usual-pace = Tour : réglage du serveur
hints = { $on ->
    [yes] Conseils permis (la partie ne comptera pas)
   *[no] Pas de conseils
}
take-backs = { $on ->
    [yes] On peut reprendre un coup
   *[no] On ne reprend pas ses coups
}
pick-seats = Places
seats = Places : { $count }
pick-bots = Bots
bots = Bots : { $count ->
    [0] aucun
   *[other] { $count }
}
pick-level = Niveau
level = Niveau : { $level }
pick-partners = Partenaires
partners = Partenaires : { $sides ->
    [0] aucun
   *[other] { $sides } équipes
}
pick-newcomers = Places des bots pendant la partie
newcomers-open = Places des bots : ouvertes à tous
    .line = Les retardataires prennent la place d’un bot, avec ses cartes et son score.
newcomers-closed = Places des bots : fermées
    .line = Personne ne rejoint la partie après le départ.
pick-swap = Échanger deux places
seat = Place { $number } : { $name }
shuffle = Mélanger les places
seated = { $number }. { $name }
empty = Personne n’est assis ici pour l’instant.

unknown-game = Ce jeu n’existe plus. Appuie de nouveau sur **Options de la table**.
unknown-choice = Ce choix n’existe plus. Appuie de nouveau sur **Options de la table**.
