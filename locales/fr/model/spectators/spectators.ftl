# Why someone can’t cheer, or guess the winner.

unknown-cheer = Cet encouragement n’existe plus. Choisis-en un autre.
off-in-server = Les encouragements sont désactivés sur ce serveur. Quelqu’un qui a la permission « Gérer le serveur » peut les remettre avec `/eights settings`.
off-at-table = L’hôte a désactivé les encouragements à cette table, et peut les remettre avec **Plus**.
nothing-to-cheer = Il n’y a encore rien à encourager. Attends que les cartes soient distribuées.
just-cheered = Tu viens d’encourager. Attends quelques secondes, puis recommence.
others-cheer = Quelqu’un a encouragé juste avant. Réessaie dans un instant.
players-guess = Tu joues ici, donc pas de pronostic pour toi. Gagne plutôt !
nothing-to-guess = Les cartes ne sont pas encore distribuées. Fais ton pronostic juste après.
too-late-to-guess = Le deuxième tour de table a commencé, c’est trop tard pour un pronostic. Fais-le plus tôt à la prochaine partie.
