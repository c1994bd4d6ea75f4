# The deal of the day: an invitation, the standing, and how it ended. $at is a moment, which Discord shows in everyone’s own time.

invitation = ### Donne du jour · { $game }
    Une manche contre des bots solides, les mêmes cartes pour tout le monde ici, et un essai chacun.
    { $scores }
    -# Fin <t:{ $at }:t> (<t:{ $at }:R>). Un essai inachevé n’est pas classé. { $count ->
        [0] Personne ne l’a encore jouée.
        [one] { $count } joueur pour l’instant.
       *[other] { $count } joueurs pour l’instant.
    }
scores = { $costs ->
    [yes] Finis, et tu marques ce que les bots ont encore en main. Si un bot finit avant, tu perds ce que tu as en main.
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
ends = -# Fin <t:{ $at }:t> (<t:{ $at }:R>). Le classement final arrive alors dans le salon, avec les coups du gagnant.
refresh = Actualiser
my-round = Ma manche
standing = Classement
won = ## { $names } { $winners ->
    [1] gagne
   *[other] gagnent
} la donne du jour !
no-winner = ## Personne n’a fini la donne du jour
of-day = -# { $game } · <t:{ $at }:D> · { $count ->
    [0] personne n’est allé au bout
    [one] { $count } joueur
   *[other] { $count } joueurs
}
unfinished = -# { $count ->
    [one] { $count } essai inachevé.
   *[other] { $count } essais inachevés.
}
best-line = **Les coups gagnants ({ $name }) :** { $line }
day-over = Cette journée est finie. Il y a une nouvelle donne à jouer.
today = Donne du jour
