# The leaderboard of a server.

title = ### Classement · { $game ->
    [all] Tous les jeux
   *[named] { $name }
} · { period }
order = { $order ->
    [matches] Parties gagnées
    [rating] Cote
    [share] Taux de victoires
    [rounds] Manches gagnées
    [points] Points gagnés
   *[average] Moyenne
}
period = { $period ->
    [month] Ce mois-ci
   *[all] Depuis toujours
}
all-games = Tous les jeux
pick-game = Choisis un jeu
pick-kind = Choisis un classement
empty = Personne n’est encore au classement. Une partie finie compte si au moins deux personnes y ont joué dès la première donne. L’entraînement, les tournois, la donne du jour et les tables avec conseils ne comptent pas.
empty-of-many = Personne n’a encore fini { $least } parties.
line = **{ $rank }** · **{ $name }** · { $counted }
    .heard = { $rank ->
        [1] 1re place
       *[other] { $rank }e place
    } : **{ $name }**, { $counted }
counted = { $order ->
    [matches] victoires : { $won } sur { matches }
    [rating] { $rating }
    [share] { $percent } % de victoires sur { matches }
    [rounds] { $count ->
        [1] { rounds } gagnée
       *[other] { rounds } gagnées
    }
    [points] { $count ->
        [1] { points } gagné
       *[other] { points } gagnés
    }
   *[average] points par manche : { $average }
}
matches = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
rating = { $number } ± { $off }{ $known ->
    [no] { " (provisoire)" }
   *[yes] { "" }
}
empty-rating = Personne n’a encore de cote ici. Finis une partie de ce jeu avec quelqu’un d’autre.
note = { $order ->
    [rating] -# ± est la marge d’erreur. Une cote est provisoire pendant les { $rated } premières parties.
    [share] -# Seulement à partir de { $least } parties.
    [average] -# Points restés en main par manche : moins il y en a, mieux c’est. Seulement à partir de { $least } parties.
    [points] -# Les points restés en main chez les autres quand cette personne a gagné une manche.
   *[other] { "" }
}
how = Comment marche la cote
previous = Précédent
next = Suivant
without-ratings = Tu as choisi de ne voir aucune cote. Pour les revoir, change **Cotes** dans `/eights me`.
unknown = Ce classement a expiré. Rouvre-le avec `/eights leaderboard`.
