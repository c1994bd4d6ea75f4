## How the shedding games look: how long a match lasts, and what wins it.

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

## The hand in the shedding games.

hand = **{ cards }** : { $held }
    .heard = **{ cards }.** { $held }
held = { CAPITAL($suit) } : { $ranks }.
held-jokers = { CAPITAL($cards) }.
your-turn = **À toi !**
your-turn-nothing = **À toi !** Rien à jouer. Pioche une carte.
your-turn-pass = **À toi !** Rien à jouer, rien à piocher. Passe.
your-turn-penalty = **À toi !** Joue une carte en surbrillance, ou pioche.
    .heard = **À toi !** Pioche { $count ->
    [1] 1 carte
   *[other] { $count } cartes
}, ou joue { $cards }{ $answer ->
        [more] , et { $next } devra piocher { $more ->
            [1] 1 carte
           *[other] { $more } cartes
        }
        [cancel] , et personne ne pioche
       *[other] { "" } pour répondre à la pénalité
    }.
your-turn-draw-penalty = **À toi !** Pioche { cards }.
your-turn-again = **Tu rejoues.** Joue une carte en surbrillance.
    .heard = **Tu rejoues.** Joue une des cartes ci-dessous.
your-turn-again-or-draw = **Tu rejoues.** Joue une carte en surbrillance, ou pioche.
    .heard = **Tu rejoues.** Joue une des cartes ci-dessous, ou pioche.
your-turn-again-nothing = **Tu rejoues.** Rien à jouer. Pioche une carte.
your-turn-again-pass = **Tu rejoues.** Rien à jouer, rien à piocher. Passe.
your-turn-skip = **Tu vas sauter { $count ->
    [1] ton tour
   *[other] { $count } tours
}.** { $answer ->
    [yes] Joue une carte en surbrillance pour refiler le saut, ou saute { $count ->
        [1] ton tour
       *[other] tes tours
    }.
   *[no] Aucune de tes cartes ne peut y répondre.
}
    .heard = **Tu vas sauter { $count ->
        [1] ton tour
       *[other] { $count } tours
    }.** { $answer ->
        [yes] Joue une des cartes ci-dessous pour refiler le saut, ou saute { $count ->
            [1] ton tour
           *[other] tes tours
        }.
       *[no] Aucune de tes cartes ne peut y répondre.
    }
drew-or-keep = **Tu pioches { $cards }.** Joue une carte en surbrillance, ou garde ce que tu as pioché.
    .heard = **Ton tour continue.** Joue une des cartes ci-dessous, ou garde ce que tu as pioché.
drew-or-draw = **Tu pioches { $cards }.** Joue une carte en surbrillance, ou pioche encore.
    .heard = **Ton tour continue.** Joue une des cartes ci-dessous, ou pioche encore.
drew-draw-or-keep = **Tu pioches { $cards }.** Joue une carte en surbrillance, pioche encore, ou garde ce que tu as pioché.
    .heard = **Ton tour continue.** Joue une des cartes ci-dessous, pioche encore, ou garde ce que tu as pioché.
drew-and-draw-or-keep = **Tu pioches { $cards }.** Rien à jouer. Pioche encore, ou termine ton tour.
    .heard = **Ton tour continue.** Rien à jouer. Pioche encore, ou termine ton tour.
drew-and-draw = **Tu pioches { $cards }.** Toujours rien à jouer. Pioche encore.
    .heard = **Ton tour continue.** Toujours rien à jouer. Pioche encore.
drew-and-keep = **Tu pioches { $cards }.** Rien à jouer. Termine ton tour.
    .heard = **Ton tour continue.** Rien à jouer. Termine ton tour.
drew-and-play = **Tu pioches { $cards }.** Joue une carte en surbrillance.
    .heard = **Ton tour continue.** Joue une des cartes ci-dessous.
pick-direction = **C’est toi qui commences.** Choisis le sens du jeu.
pick-first = **La première carte est passe-partout, et c’est toi qui distribues.** Choisis une couleur.
give = **Choisis une carte pour { $to }**, ou garde toutes tes cartes.
    .heard = **Tu peux donner une carte à { $to }, ou ne rien donner.** Un cadeau ne se reprend pas.
give-next = **Choisis une carte pour { $to }.**
    .heard = **Tu dois aussi donner une carte à { $to }.** Un cadeau ne se reprend pas.
then-one = Puis { $names } en reçoit une.
    .heard = Si tu en donnes une, { $names } en reçoit une ensuite.
then-each = Puis { $names } en reçoivent une aussi.
    .heard = Si tu en donnes une, { $names } en reçoivent une aussi, dans cet ordre.
doubt = **{ $player } joue { $cards }.** Laisser passer, ou contester ?
    .heard = **{ $player } joue { $cards } : laisser passer, ou contester ?**
doubt-suit = **{ $player } joue { $cards } alors qu’il fallait jouer { $suit }.** Laisser passer, ou contester ?
    .heard = **{ $player } joue { $cards } : laisser passer, ou contester ?** La couleur était { $suit }.
doubt-rank = **{ $player } joue { $cards }. On demandait { $ranks }.** Laisser passer, ou contester ?
    .heard = **{ $player } joue { $cards } : laisser passer, ou contester ?** On demandait { $ranks }.
bluff = { $play } · bluff
    .heard = { $play } en bluffant
unanswered = { $play } · pioche 1
    .heard = { $play } sans réponse, et piocher une carte
bluff-is = C’est du bluff si { $player } pouvait jouer une autre carte.
stakes-stand = Tu laisses passer : tu pioches { cards }.
stakes-right = Tu contestes un bluff : { $player } reprend son coup et pioche { cards }.
stakes-wrong = Tu contestes à tort : tu pioches { cards }.
draw-count = Piocher { $count }
    .heard = Piocher { $count } { $after ->
        [over] et finir le tour
       *[on] et continuer
    }
draw-and-end = Piocher et finir le tour
draw-until = Piocher jusqu’à pouvoir jouer
    .heard = Piocher jusqu’à pouvoir jouer, puis jouer
draw-one = Piocher une carte
    .heard = Piocher une carte et continuer

# What those who listen hear besides.

forgot = { $name } n’a pas dit « { $word } ». Ça va coûter { cards }, sauf si c’est dit avant le prochain coup.
must-draw = { $name } doit piocher { cards }, ou jouer une carte qui répond à la pénalité.
draws-if = { $name } doit piocher { cards } si le coup n’est pas contesté.
must-miss = { $name } doit sauter { $count ->
    [1] son tour
   *[other] { $count } tours
}, ou jouer une carte qui répond au saut.
noted = { $name } { $note }.
next-player = { $name } joue ensuite.
    .you = Tu joues ensuite.
no-penalty = Pas de pénalité pour ton dernier coup.
penalty = Ta pénalité vient de ton dernier coup. { $said ->
    [yes] Il enfreint une règle cachée, ou aucune règle ne demandait ce que tu as dit.
   *[no] Il enfreint une règle cachée.
}
known = Tu connais cette règle : { $rule }
unknown = { $count ->
    [0] Tu connais maintenant toutes les règles cachées.
    [one] Il reste 1 règle cachée que tu ne connais pas.
   *[other] Il reste { $count } règles cachées que tu ne connais pas.
}
again = { $name } rejoue.
    .you = Tu rejoues.

## The table of the shedding games.

top = Carte du dessus : **{ $card }**
top-suit = Carte du dessus : **{ $card }** – { suit-word } demandée : **{ $suit } { $sign }**
top-rank = Carte du dessus : **{ $card }** – on demande **{ $ranks }**
top-open = Carte du dessus : **{ $card }** – joue **ce que tu veux**
top-none = { $suit ->
    [none] Aucune carte jouée – joue **ce que tu veux**
   *[other] Aucune carte jouée
}
begins-with = Première carte de chacun : **{ $suit } { $sign }**
and-earlier = { $top } · avant : { $cards }
    .heard = { $top }. En dessous : { $cards }
draw-pile = Pioche : { $count }
draw-pile-and-way = Pioche : { $count } · { $way ->
    [clockwise] sens horaire
   *[counterclockwise] sens antihoraire
}
    .heard = Pioche : { $count }. On joue dans le { $way ->
        [clockwise] sens des aiguilles d’une montre
       *[counterclockwise] sens inverse des aiguilles d’une montre
    }.
draw-penalty = **À piocher : { $count }**
turns-to-miss = **Tours à sauter : { $count }**
players-to-skip = **Joueurs qui sauteront leur tour : { $count }**
misses = saute { $count ->
    [1] son tour
   *[other] { $count } tours
}
picking = choisit une couleur
picking-direction = choisit le sens
giving = { $begun ->
    [yes] doit aussi donner une carte à { $to }
   *[no] peut donner une carte à { $to }
}
doubting = { $player } joue { $cards } : laisser passer, ou contester ?
deciding = a pioché et réfléchit
table-again = rejoue
skipped = peut répondre au saut
holding = { cards }
out = a fini
out-in-place = { $place ->
    [1] a fini en premier
   *[other] a fini { $place }e
}
out-of-match = hors jeu
went-out = a fini
went-out-points = a fini : { $points }
left-with = reste avec { $cards }
left-with-exactly = reste avec { $cards } : pile { points }, donc retour à 0
left-with-points = reste avec { $cards } : { $points }
score = { points }
rounds-won = { $count ->
    [0] aucune manche gagnée
    [one] { rounds } gagnée
   *[other] { rounds } gagnées
}
left-with-cards = reste avec { cards }
score-down = encore { $count }
score-down-wild = encore { $count } · passe-partout : { $ranks }
uncalled = n’a pas dit « { $word } »
announced = a dit « { $word } »
barred = n’a pas dit « { $word } », ne peut pas finir
call-button = { $word } !
catch-button = Contre !
shouting = { $catch ->
    [yes] Pour ça, la table a les boutons **{ $word } !** et **Contre !** Appuyer au mauvais moment ne coûte rien.
   *[no] Pour ça, la table a le bouton **{ $word } !** Appuyer au mauvais moment ne coûte rien.
}
final-score = { points } · { $rounds ->
    [one] { $rounds } manche gagnée
   *[other] { $rounds } manches gagnées
}

# The pile.

pile-suit = La { suit-word } demandée : { $suit }.
pile-rank = On demande { $ranks }.
pile-open = On peut jouer n’importe quelle carte.
pile-draw = Dans la pioche : { cards }.
