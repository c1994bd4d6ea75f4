# What one member has played in a server, and what they have reached.

title = ### { $name }
none = Pas encore de partie qui compte.
of-a-bot = C’est un bot, et les bots n’ont pas de profil. Choisis une personne.
matches = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
all = **Rang { $rank }** · victoires : { $won } sur { matches }
rounds = { $count ->
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
how = Comment marche la cote

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
