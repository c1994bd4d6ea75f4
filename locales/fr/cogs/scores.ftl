## The leaderboard of a server.

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

## What one member has played in a server, and what they have reached.

profile-title = ### { $name }
none = Pas encore de partie qui compte.
of-a-bot = C’est un bot, et les bots n’ont pas de profil. Choisis une personne.
all = **Rang { $rank }** · victoires : { $won } sur { matches }
profile-rounds = { $count ->
    [one] { $count } manche gagnée
   *[other] { $count } manches gagnées
} · { $points ->
    [one] { $points } point gagné
   *[other] { $points } points gagnés
}
game = **{ $game }** · victoires : { $won } sur { matches }{ $averaged ->
    [yes] { " " }· points par manche : { $average }
   *[no] { "" }
}{ $rated ->
    [yes] { " " }· cote { $rating }
   *[no] { "" }
}
records = Records : victoire la plus rapide en { $time }, { $points ->
    [one] { $points } point gagné
   *[other] { $points } points gagnés
} en une partie
abandoned = -# { $count ->
    [one] { $count } partie arrêtée avant la fin
   *[other] { $count } parties arrêtées avant la fin
}
profile-how = Comment marche la cote

# In the picture

other = { $number } · { $game }
off = ± { $off }{ $known ->
    [no] , provisoire
   *[yes] { "" }
}
caption = { $count ->
    [one] { $count } partie
   *[other] { $count } dernières parties
}
tile-quickest = Victoire éclair
tile-catch = Plus gros gain
nothing = rien encore
alt-rating = Cote ({ $game }) : { $rating }.
alt-curve = Elle est passée de { $first } à { $last } en { matches }.

# Help

ratings = ### Comment marche la cote
    Chaque jeu a sa propre cote sur chaque serveur. Tu pars de { $start }, et elle bouge avec chaque partie qui compte pour le classement : elle monte quand tu finis devant des joueurs forts, elle baisse quand tu finis derrière des joueurs faibles. Seuls les humains comptent, jamais les bots. Les partenaires montent et descendent ensemble.
    - **± est la marge d’erreur.** Elle se réduit en jouant. Pendant les { $provisional } premières parties, ta cote est provisoire et classée sous les autres.
    - **Si tu pars** et qu’un bot finit pour toi, tu comptes comme dernier, et personne n’y gagne rien. Une partie fermée avant la fin ne change rien.
    - **Enchaîner les parties ne rapporte presque rien.** Une partie d’une minute ne compte pas, et une de moins de trois minutes compte moins. Quand les deux mêmes personnes rejouent sans cesse l’une contre l’autre, chaque partie compte moins, tant qu’elles n’ont pas fait une pause de quelques jours. Les groupes plus grands peuvent jouer plus souvent. Quelqu’un qui entre et repart aussitôt ne te rapporte rien.
    - **Si quelqu’un demande à être oublié**, sa cote disparaît et la tienne reste.
