# The rulebook of the sequence game: its rules as plain sentences, enough for a newcomer to play.

chapter-aim = But du jeu
chapter-deal = Cartes et donne
chapter-turn = Ton tour
chapter-sequence = Série
chapter-pass = Cartes Passe
chapter-stock = Pioche
chapter-end = Fin de la manche

# Aim, cards and deal.

teams = Les partenaires se font face et montent une série à deux : { $teams }.
team = places { $seats }
aim = { $who ->
    [team] La première équipe
   *[player] Le premier joueur
} à compléter une série de { $count } nombres gagne la manche.
two-sequences = Chacun monte deux séries à la fois. Le premier à en compléter une gagne la manche.
one-pack = À { $seats }, on prend un jeu de { $count } cartes. Il contient les { $numbers } nombres de la table de multiplication, de 1 × 1 à { $side } × { $side }, chacun autant de fois qu’il y figure, et { $passes } cartes Passe : { $each } vers la gauche et { $each } vers la droite.
packs = À { $seats }, on prend { $packs } jeux, { $count } cartes en tout. Chaque jeu contient les { $numbers } nombres de la table de multiplication, de 1 × 1 à { $side } × { $side }, chacun autant de fois qu’il y figure, et { $passes } cartes Passe : { $each } vers la gauche et { $each } vers la droite.
deal = Le donneur distribue { cards } à chacun. Le reste forme la pioche. Aucune carte n’est retournée.
dealer-first-seat = Le joueur de la place 1 distribue en premier.
dealer-chance = Le premier donneur est tiré au sort.
next-dealer-winner = Celui qui a complété une série distribue la manche suivante. Si personne ne l’a fait, la donne passe à gauche.
next-dealer-last = Celui qui a le plus de points en main à la fin d’une manche distribue la suivante. En cas d’égalité, c’est le premier des ex æquo après le donneur.
next-dealer-left = Après chaque manche, la donne passe à gauche.
begins-two = Celui qui n’a pas distribué commence. Puis c’est chacun son tour.
begins = Le joueur à gauche du donneur commence, et on joue dans le sens horaire.

# A turn.

turn = À ton tour, pioche d’abord la carte du dessus de la pioche, ou prends celle de la défausse. Puis ajoute un nombre à { $whose ->
    [team] la série de ton équipe
    [either] une de tes séries
   *[own] ta série
}, joue une carte Passe, ou défausse une carte.
turn-over = Ton tour s’arrête là, et tu as de nouveau { cards }. Tu peux garder la carte que tu as piochée ou prise, ou la défausser tout de suite. Rien ne t’oblige à jouer une carte.

# A sequence.

opening = Une série commence par une cible : n’importe quel nombre de { $first } à { $last }.
following = La table de multiplication a { $side } lignes. La ligne 1 va de 1 à { $side }. La ligne 2, c’est { $second } et ainsi de suite jusqu’à { $end }. La ligne { $side }, c’est { $last } et ainsi de suite jusqu’à { $highest }. Après un nombre, tu peux jouer le suivant de n’importe quelle ligne où il figure. Par exemple, { $example } est dans les lignes { $rows }, donc { $next } peut le suivre. Tu peux changer de ligne à chaque nombre.
backwards = Une série peut aussi descendre, vers le nombre précédent de n’importe laquelle de ces lignes. Aucun nombre ne figure deux fois dans une série.
rising = Une série ne descend jamais.
staying = Les cartes d’une série y restent jusqu’à la fin de la manche. On ne peut pas commencer { $lines ->
    [1] une autre
   *[2] une troisième
} série.

# Pass cards and the stock.

passing = Chaque carte Passe a une flèche vers la gauche ou vers la droite. Quand tu joues une carte Passe, chacun passe toute sa main au voisin de ce côté. La carte Passe va sur un tas à part, et personne ne peut la prendre. Peu importe où vont les mains, c’est ensuite au joueur à ta gauche de jouer.
passing-two = Chaque carte Passe a une flèche vers la gauche ou vers la droite. Quand tu joues une carte Passe, toi et l’autre échangez vos mains, quel que soit le sens de la flèche. La carte Passe va sur un tas à part, et personne ne peut la prendre. Puis c’est à l’autre de jouer.
pass-discarded = Au lieu de jouer une carte Passe, tu peux la défausser. Alors { $seats ->
    [2] l’autre
   *[other] le suivant
} peut la prendre comme n’importe quelle carte.
stock = Quand la pioche est vide, on mélange toute la défausse et toutes les cartes Passe jouées pour refaire une pioche.
impasse = La manche n’avance plus quand personne n’ajoute de nombre ni ne joue de carte Passe le temps d’épuiser toute une pioche, ou pendant autant de tours qu’il y a de cartes dans le jeu. On mélange alors toutes les cartes qui ne sont pas dans une série, mains comprises, pour refaire une pioche. Puis chacun reçoit { $count } nouvelles cartes.

# Scores.

end = Celui qui complète une série marque la somme des nombres de cette série. Les cartes de sa main ne comptent pas.
end-two = Celui qui complète une série marque la somme des nombres de ses deux séries. Les cartes de sa main ne comptent pas, donc la série inachevée n’enlève rien.
end-team = L’équipe qui complète une série marque la somme des nombres de cette série. Les cartes de ses deux mains ne comptent pas.
losing = { $who ->
    [other] L’autre marque la somme des nombres { $lines ->
        [1] de sa série
       *[2] de ses séries
    }
   *[others] Les autres marquent la somme des nombres { $lines ->
        [1] de leur série
       *[2] de leurs séries
    }
} moins la somme des nombres restés en main. Une carte Passe restée en main compte { $cost ->
    [0] zéro
   *[other] { $cost }
}. Le résultat peut être négatif.
losing-team = { $who ->
    [other] Dans l’autre équipe
   *[others] Dans chacune des autres équipes
}, chacun compte la somme des nombres de la série de l’équipe moins la somme des nombres qui lui restent en main. Une carte Passe restée en main compte { $cost ->
    [0] zéro
   *[other] { $cost }
}. L’équipe marque la moyenne de ses deux joueurs, arrondie à l’entier inférieur. Le résultat peut être négatif.
straight = Une suite parfaite est une ligne entière dans l’ordre, comme { $numbers }{ $backwards ->
    [yes] , en montant et pas en descendant
   *[no] { "" }
}. Si tu en complètes une, tu marques aussi la somme des nombres de toutes les autres séries. { $who ->
    [other] L’autre ne marque aucun point de série et perd seulement les points restés en main.
    [others] Les autres ne marquent aucun point de série et perdent seulement les points restés en main.
    [other-team] L’autre équipe ne marque aucun point de série et perd seulement la moyenne de ses deux mains, arrondie à l’entier supérieur.
   *[others-team] Les autres équipes ne marquent aucun point de série, et chacune perd seulement la moyenne de ses deux mains, arrondie à l’entier supérieur.
}
stuck = Si plus aucune série sur la table ne peut être complétée, la manche s’arrête sans vainqueur. Alors { $who ->
    [team] chaque équipe marque la somme de ses nombres sur la table, moins la moyenne de ses deux mains, arrondie à l’entier supérieur.
   *[player] chacun marque la somme de ses nombres sur la table, moins les points qui lui restent en main.
}
too-long = Après { $count } coups, la manche s’arrête sans vainqueur, et { $who ->
    [team] chaque équipe marque la somme de ses nombres sur la table, moins la moyenne de ses deux mains, arrondie à l’entier supérieur.
   *[player] chacun marque la somme de ses nombres sur la table, moins les points qui lui restent en main.
}
match = { $who ->
    [team] La première équipe
   *[player] Le premier joueur
} à { points } gagne la partie. Si plusieurs y arrivent dans la même manche et que { $who ->
    [team] l’une d’elles gagne cette manche, elle gagne la partie.
   *[player] l’un d’eux gagne cette manche, il gagne la partie.
} Sinon, le plus haut total gagne. À égalité en tête, on joue une manche de plus.

# In short, to those who listen.

short-scores = { $who ->
    [team] L’équipe qui complète une série marque la somme des nombres de cette série, et { $sides ->
        [2] l’autre équipe marque la somme des nombres de sa série
       *[other] les autres équipes marquent la somme des nombres de leur série
    }
   *[player] Celui qui complète une série marque la somme des nombres de cette série, et { $sides ->
        [2] l’autre marque la somme des nombres de sa série
       *[other] les autres marquent la somme des nombres de leur série
    }
} moins la somme des nombres restés en main.
