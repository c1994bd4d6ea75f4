# A hint: what an expert would do.

button = Conseil
title = ### Conseil · { $title }
play = **Joue { $cards }.**
play-suit = **Joue { $cards } et demande { $suit }.**
play-rank = **Joue { $cards } et demande : { $rank }.**
play-sequence = **Joue { $cards } sur la série { $sequence }.**
draw = **Pioche.**
take = **Prends la carte du dessus.**
discard = **Défausse { $card }.**
give = **Donne { $card }.**
decline = **Ne donne rien.**
pass = **Passe.**
accept = **Laisse passer.**
challenge = **Conteste.**
call = **Dis « { $word } » maintenant.**
catch = **Contre { $name }.**
first = **Dis d’abord « { $phrase } ».**
nominate = **Demande { $suit }.**
pick-direction = **Choisis le { $way ->
    [clockwise] sens horaire
   *[counterclockwise] sens antihoraire
}.**
chance = { $who ->
    [side] Les chances de ton équipe
   *[you] Tes chances
    } de gagner la manche : { $before } avant ce coup, { $after } après.
about = environ { $share } %
less = moins de { $share } %
more = plus de { $share } %
tried = -# Un bot expert a pesé tes choix et simulé plein de fins de manche, avec des cartes qui collent à ce que tu as vu. Il ne regarde jamais les cartes cachées, et il peut se tromper.
told = -# La table saura que tu as demandé un conseil.
back = Retour à ma main
