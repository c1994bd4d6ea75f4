# The More panel of a table, and the question before a match in play is closed.

heading = ### Plus · { $table }
remove = Retirer un joueur
    .match = Remplacer par un bot
seats = Places de cette partie
seat = Place { $number } : { $name }
options = Options de la table
log = Journal
scores = Scores
pile = Défausse
rules = Règle du jeu
details = Pas de maldonne
ping = Me pinger
    .off = Ne plus me pinger
invite = Inviter quelqu’un
leave = Quitter ma place
close = Fermer la table
