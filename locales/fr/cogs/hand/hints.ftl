# A hint: what an expert would do.

button = Conseil
title = ### Conseil · { $title }
advice = **{ $move }.**
play = Joue { $cards }
play-suit = Joue { $cards } et demande { $suit }
play-rank = Joue { $cards } et demande { $rank }
play-sequence = Joue { $cards } sur la série { $sequence }
draw = Pioche
take = Prends la carte du dessus
discard = Défausse { $card }
give = Donne { $card }
decline = Ne donne rien
pass = Passe
accept = Laisse passer le coup
challenge = Conteste le coup
call = Dis « { $word } » maintenant
catch = Dis « Contre ! » à { $name }
first = Dis d’abord « { $phrase } »
nominate = Demande { $suit }
pick-direction = Choisis le { $way ->
    [clockwise] sens horaire
   *[counterclockwise] sens antihoraire
}
chance = { $who ->
    [side] Les chances de ton équipe
   *[you] Tes chances
} de gagner la manche : { $chance } % avec ce coup, { $other } % avec le meilleur des autres.
even = Aucun autre choix ne paraît nettement meilleur.
told = -# C’est l’avis d’un bot expert. Il ne regarde jamais les cartes cachées, et il peut se tromper. Toute la table voit que tu as demandé conseil.
back = Retour à ma main
