# A match that is over, step by step.

title = ## Replay · { $game }
stage = -# Partie #{ $match } · manche { $round } · coup { $step } sur { $steps }
open = -# Toutes les mains sont visibles.
as-seat = -# Vu par { $name }.
seat = { $turn ->
    [yes] ➤
   *[no] •
} **{ $name }** · { $notes }
    .heard = **{ $name }** · { $notes }
hand = -# { $cards }
nothing = Il ne s’est rien passé d’autre.
first = Début
previous = Précédent
next = Suivant
last = Fin
round = Manche suivante
download = Télécharger
matches = Toutes les parties
jump = Aller à un coup
    .heard = Aller à une manche
jump-option = { $step } · { $words }
    .heard = { $words }
jump-earlier = Coups précédents
    .heard = Manches précédentes
jump-later = Coups suivants
    .heard = Manches suivantes
view = Les cartes de qui
view-open = Toutes les mains
view-seat = Ce que voit { $name }
button = Replay
unknown = Ce replay a expiré. Rouvre-le avec `/eights history`.
download-title = ## Partie #{ $match }, à garder
download-what = L’enregistrement est fait pour les programmes : `python -m engine replay` y vérifie chaque coup.
download-too-large = Cette partie est trop longue pour un fichier Discord.
download-note = -# Ce fichier nomme les joueurs. Si l’un d’eux me demande plus tard de l’oublier, son nom reste dans les fichiers que tu as enregistrés.
