# The break after a round, the end of a match, and what stays of a closed table.

round-won = ## { $names } { $winners ->
    [1] gagne
   *[other] gagnent
} la manche { $round } !
round-over = ## La manche { $round } finit sans vainqueur
how = -# { $title } · { $ending }
winning-card = Carte gagnante : **{ $card }**
next-round = La manche { $round } commence quand tout le monde est prêt, ou { $when }.
soon = dans un instant
is-ready = Feu vert : { $names }

match-won = { $names } { $winners ->
    [1] gagne
   *[other] gagnent
} !
    .you = { $winners ->
        [0] Tu gagnes
       *[other] Tu gagnes avec { $names }
    } !
scored-best = { $names } { $winners ->
    [1] a
   *[other] ont
} le meilleur score !
    .you = Tu as le meilleur score{ $winners ->
        [0] { "" }
       *[other] { "" }, comme { $names }
    } !
lead = { $counted ->
    [nothing] { cards }
    [rounds] { rounds }
   *[points] { points }
} d’avance
lead-left = dernier en jeu
score = { $counted ->
    [nothing] { $count ->
        [0] plus de cartes
       *[other] { cards } en main
    }
    [rounds] { rounds } en poche
   *[points] avec { points }
}
last-card = dernière carte : { $card }
place = **{ $place }** · **{ $name }** · { $notes }
partner = -# { $name } · { $notes }
by-bot = un bot a terminé
many-owners = quelqu’un à la place { $seat }
sat-later = -# { $names } { $count ->
    [1] a rejoint la partie en cours de route : le résultat de cette place ne compte pas
   *[other] ont rejoint la partie en cours de route : les résultats de ces places ne comptent pas
}.{ $rest ->
    [counts] { "" } Pour tous les autres, le résultat compte comme si un bot avait joué là.
    [too-few] { "" } Une seule personne était là dès la première donne, donc la partie ne compte pas pour le classement.
   *[anyway] { "" }
}
played = -# Partie jouée en { rounds }.
play-again = -# Appuie sur **Revanche** pour rejouer.
last-left = -# Le dernier en jeu gagne.
lowest = -# Le total le plus bas gagne.
for-tournament = -# { $penalties ->
    [yes] Points de pénalité dans le tournoi { $tournament } : le total le plus bas gagne.
   *[no] Ces points comptent dans le tournoi { $tournament } : le total le plus haut gagne.
}
pays = { $payer } paie { $shares }.
share = { units } à { $name }
who-pays = -# Appuie sur **Scores** pour voir qui paie à qui.
finish = { $place } { $name }{ $counted ->
    [nothing] { "" } avec { cards }
    [rounds] { "" } avec { rounds } en poche
   *[points] { "" } avec { points }
}
together = { $count ->
    [1] { $first }
    [2] { $first } & { $second }
   *[other] { $first } +{ $more }
}
closed = ## { $title }
    Cette table est fermée. Autour de la table : { $count ->
        [0] personne
       *[other] { $names }
    }.

rematch = Revanche
more = Plus
