# The deal of the day: an invitation, the standing, and how it ended. $at is a moment, which Discord shows in everyone’s own time.

invitation = ### Donne du jour · { $game }
    Une manche contre des bots solides. Tout le monde ici a les mêmes cartes et un seul essai.
    { $scores }
    -# Fin <t:{ $at }:t> (<t:{ $at }:R>). Un essai inachevé n’est pas classé. { $count ->
        [0] Personne n’a encore joué.
        [one] { $count } joueur pour l’instant.
       *[other] { $count } joueurs pour l’instant.
    }
scores = { $costs ->
    [yes] Finis, et tu marques les points des cartes qui restent aux bots. Si un bot finit avant toi, tu perds les points des tiennes.
   *[no] Gagne, et tu marques un point.
}
play = Jouer
heading = ### Donne du jour · { $game }
own = **Tu marques { $points }.** { $place ->
    [1] Première place
   *[other] { $place }e place
} pour l’instant.
own-unfinished = **Tu n’as pas fini ton essai**, donc il n’est pas classé.
line = **{ $rank }** · **{ $name }** · { $points }
playing = -# { $count ->
    [one] Encore { $count } joueur n’a pas fini.
   *[other] Encore { $count } joueurs n’ont pas fini.
}
ends = -# Fin <t:{ $at }:t> (<t:{ $at }:R>). Je poste alors le classement final dans le salon, avec les coups du gagnant.
refresh = Actualiser
my-round = Ma manche
standing = Classement
won = ## { $names } { $winners ->
    [1] gagne
   *[other] gagnent
} la donne du jour !
no-winner = ## Personne n’a fini la donne du jour
of-day = -# { $game } · <t:{ $at }:D> · { $count ->
    [0] personne n’a fini
    [one] { $count } joueur
   *[other] { $count } joueurs
}
unfinished = -# { $count ->
    [one] { $count } essai inachevé.
   *[other] { $count } essais inachevés.
}
best-line = **Les coups gagnants ({ $name }) :** { $line }
day-over = Cette donne est finie. Il y en a une nouvelle à jouer.
today = Donne du jour
