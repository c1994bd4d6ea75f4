# The hand in the shedding games.

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
