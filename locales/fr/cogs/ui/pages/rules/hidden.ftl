# Hidden rules in the hand of a player: what is said before a move, and guessing.

phrases = Dis une phrase avant de jouer ou de piocher, si une règle cachée le demande. Enfreindre une règle cachée coûte une carte, et dire une phrase qu’aucune règle ne demande en coûte une aussi.
say = { $phrase }
    .heard = Dire : { $phrase }
guess = Deviner une règle cachée
guessing = ### Deviner une règle cachée · { $title }
    Tu peux deviner une fois par tour. Si c’est juste, tu apprends la règle, sinon ça coûte une carte.
    { $unknown ->
        [0] Tu connais déjà toutes les règles cachées.
        [1] Il reste une règle cachée que tu ne connais pas.
       *[other] Il reste { $unknown } règles cachées que tu ne connais pas.
    }
known = Tu connais cette règle : { $rule }
pick = À toi de deviner
back = Retour à ma main
