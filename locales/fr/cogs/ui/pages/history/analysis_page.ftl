# Looking back at a match: its turning points for one player, and the luck of its deals.

button = Mes moments clés
title = ### Retour sur ta partie
point = **Manche { $round }** · Tu { $did }. { $better ->
        [other] { $other } valait mieux : ton choix t’a fait perdre environ **{ $change } %** de chances de gagner la manche.
       *[chosen] { $other } valait moins : ton choix t’a fait gagner environ **{ $change } %** de chances d’emporter la manche.
    }
nothing = Rien à signaler. Aucun de tes choix n’a clairement changé une manche.

play = as joué { $cards }
    .other = Jouer { $cards }
play-suit = as joué { $cards } et demandé { $suit }
    .other = Jouer { $cards } et demander { $suit }
play-rank = as joué { $cards } et demandé { $rank }
    .other = Jouer { $cards } et demander { $rank }
play-sequence = as joué { $cards } sur la série { $sequence }
    .other = Jouer { $cards } sur la série { $sequence }
draw = as pioché
    .other = Piocher
take = as pris la carte du dessus
    .other = Prendre la carte du dessus
discard = as défaussé { $card }
    .other = Défausser { $card }
give = as donné { $card }
    .other = Donner { $card }
decline = n’as rien donné
    .other = Ne rien donner
pass = as passé
    .other = Passer
accept = as laissé passer
    .other = Laisser passer
challenge = as contesté
    .other = Contester
nominate = as demandé { $suit }
    .other = Demander { $suit }
pick-direction = as choisi le { $way ->
    [clockwise] sens horaire
   *[counterclockwise] sens antihoraire
}
    .other = Choisir le { $way ->
        [clockwise] sens horaire
       *[counterclockwise] sens antihoraire
    }

luck = { $how ->
    [better] **Du jeu :** à elles seules, les donnes
    [worse] **Pas de jeu :** à elles seules, les donnes
   *[fair] **Jeu normal :** à elles seules, les donnes
    } { $who ->
    [side] laissaient à ton équipe
   *[you] te laissaient
    } { $share } % de chances de gagner une manche, contre { $fair } % à chances égales.
choices = En moyenne, ça donne { $worth } sur { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}. { $who ->
    [side] Ton équipe en a gagné
   *[you] Tu en as gagné
} { $won }, { $how ->
    [more] donc les choix ont rapporté { $more } de plus.
    [fewer] donc les choix en ont coûté { $more }.
   *[as-dealt] donc les choix n’ont pas changé grand-chose.
}
note = -# Calculé en faisant jouer { $count } manches à des bots rapides. Les moments clés ne tiennent compte que de ce que tu pouvais voir. La chance à la donne tient compte de toutes les cartes. « Les choix » sont les tiens et ceux de tous les autres.

chart = Chances de gagner rien qu’avec la donne
chart-fair = À chances égales : { $share } %
chart-won = Gagné
alt-round = { $share } % à la manche { $round }{ $won ->
    [yes] { "" } (gagnée)
   *[no] { "" }
    }
alt = Chances de gagner chaque manche rien qu’avec sa donne : { $rounds }. À chances égales : { $fair } %.
