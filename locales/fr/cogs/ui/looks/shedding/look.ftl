# How the shedding games look: how long a match lasts, and what wins it.

aim = { $goal ->
    [round] jusqu’à **{ $target }** points
   *[countdown] on descend de **{ $target }** à 0
}
aim-knockout = { $when ->
    [hand] celui qui a le plus de points en main sort
    [over] on sort au-delà de **{ $target }** points
   *[target] on sort à **{ $target }** points
}
aim-rounds-won = { $number ->
    [1] une seule manche
   *[other] il faut gagner **{ $number }** manches
}
aim-rounds = { $number ->
    [1] **1** manche
   *[other] **{ $number }** manches
}
goal-single = Le gagnant de la manche gagne la partie.
goal-rounds = Le premier à gagner { rounds } gagne la partie.
goal-most-rounds = Après { rounds }, celui qui en a gagné le plus gagne la partie. En cas d’égalité en tête, on joue une manche de plus.
goal-knockout = { $when ->
    [hand] À chaque manche, celui qui a le plus de points en main sort de la partie
    [over] Au-delà de { $target } points, on sort de la partie
   *[target] À { $target } points, on sort de la partie
}. Le dernier en jeu gagne la partie.
goal-countdown = On part de { $target } et on descend. Le premier à 0 gagne.
goal-round = La partie se termine { $rounds ->
    [0] quand quelqu’un atteint { $target } points
    [one] après 1 manche
   *[other] après { $rounds } manches
}. Le total le plus { $best ->
    [highest] haut
   *[lowest] bas
} gagne. { $tie ->
    [shared] En cas d’égalité en tête, la victoire est partagée.
   *[another-round] En cas d’égalité en tête, on joue une manche de plus.
}
goal-round-and-bonus = La partie se termine { $rounds ->
    [0] quand quelqu’un atteint { $target } points
    [one] après 1 manche
   *[other] après { $rounds } manches
}. Le total le plus { $best ->
    [highest] haut
   *[lowest] bas
} gagne et reçoit un bonus de { points }. { $tie ->
    [shared] En cas d’égalité en tête, la victoire est partagée.
   *[another-round] En cas d’égalité en tête, on joue une manche de plus.
}
spelling = { $pack ->
    [whot] Écris la forme et le numéro, comme rond 10 ou r10, ou Whot
   *[french] Écris la valeur et la couleur, comme 8P ou 10T
}

# Their pictures.

table-alt = Défausse : { $card }. Dans la pioche : { cards }.
table-alt-suit = Défausse : { $card }. La { suit-word } demandée : { $suit }. Dans la pioche : { cards }.
table-alt-card = Défausse : { $card }. Carte demandée : { $ranks }. Dans la pioche : { cards }.
table-alt-rank = Défausse : { $card }. On demande { $ranks }. Dans la pioche : { cards }.
table-alt-open = Défausse : { $card }. On peut jouer n’importe quelle carte. Dans la pioche : { cards }.
table-alt-no-card = { $suit ->
    [none] Aucune carte jouée pour l’instant. N’importe quelle carte peut commencer.
   *[other] Aucune carte jouée pour l’instant. Tout le monde commence à { $suit }.
} Dans la pioche : { cards }.
table-alt-way = { $alt } On joue dans le { $way ->
    [clockwise] sens des aiguilles d’une montre
   *[counterclockwise] sens inverse des aiguilles d’une montre
}.
hand-alt = Ta main : { $cards }.

# The button that passes.

miss-turn = Sauter { $count ->
    [1] mon tour
   *[other] { $count } tours
}
