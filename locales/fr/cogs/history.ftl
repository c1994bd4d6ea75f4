## The matches of a server that are over.

title = ### Parties · { $whose }{ $game ->
    [all] { "" }
   *[other] { " " }· { $game }
}
whose-server = ce serveur
whose-channel = ce salon
whose-member = { $name }
whose-member-channel = { $name } dans ce salon
match = **#{ $match }** { $game } · { $when }
    { $who }
    .heard = Partie { $match }, { $game }, { $when }
        { $who }
who = { $won ->
    [yes] **{ $name }** { $total } 🏆
   *[no] { $name } { $total }
}
    .heard = { $won ->
        [yes] { $name } a gagné avec { $total }
       *[no] { $name } { $total }
    }
abandoned = pas terminée
empty = Pas encore de parties ici. Elles s’affichent une fois finies.
empty-page = Il n’y a pas d’autres parties.
newer = Plus récentes
older = Plus anciennes
pick = Revoir une partie
option = #{ $match } · { $game }
    .heard = Partie { $match }, { $game }
unknown = Cette liste a expiré. Rouvre-la avec `/eights history`.
no-match = Aucune partie « { $typed } » ici. Choisis-en une dans la liste, ou écris son numéro.

## A match that is over, step by step.

replay-title = ## Replay · { $game }
stage = -# Partie #{ $match } · manche { $round } · coup { $step } sur { $steps }
open = -# Toutes les mains sont visibles.
as-seat = -# Vu par { $name }.
seat = { $turn ->
    [yes] ➤
   *[no] •
} **{ $name }** · { $notes }
    .heard = **{ $name }** · { $notes }
hand = -# { $cards }
nothing = Il ne s’est rien passé d’autre.
first = Début
previous = Précédent
next = Suivant
last = Fin
round = Manche suivante
download = Télécharger
matches = Toutes les parties
jump = Aller à un coup
    .heard = Aller à une manche
jump-option = { $step } · { $words }
    .heard = { $words }
jump-earlier = Coups précédents
    .heard = Manches précédentes
jump-later = Coups suivants
    .heard = Manches suivantes
view = Les cartes de qui
view-open = Toutes les mains
view-seat = Ce que voit { $name }
button = Replay
replay-unknown = Ce replay a expiré. Rouvre-le avec `/eights history`.
download-title = ## Partie #{ $match }, à garder
download-what = L’enregistrement est fait pour les programmes : `python -m engine replay` y vérifie chaque coup.
download-too-large = Cette partie est trop longue pour un fichier Discord.
download-note = -# Ce fichier nomme les joueurs. Si l’un d’eux me demande plus tard de l’oublier, son nom reste dans les fichiers que tu as enregistrés.

## Looking back at a match: its turning points for one player, and the luck of its deals.

luck-button = Mes moments clés
luck-title = ### Retour sur ta partie
point = **Manche { $round }** · Tu { $did }. { $better ->
        [other] { $other } valait mieux : ton choix t’a fait perdre environ **{ $change } %** de chances de gagner la manche.
       *[chosen] { $other } valait moins : ton choix t’a fait gagner environ **{ $change } %** de chances d’emporter la manche.
    }
luck-nothing = Rien à signaler. Aucun de tes choix n’a clairement changé une manche.

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

## What the record of a match proves about its deals, and what it doesn’t.

proof-title = ### Partie { $match } · { $game }
right = **Pas de maldonne.**
deals = Le sceau est bon. Sa graine et son sel redonnent { $deals ->
    [1] la même donne
   *[other] les mêmes { $deals } donnes
}, avec { $shuffles ->
    [one] { $shuffles } mélange
   *[other] { $shuffles } mélanges
}.
moves = { $way ->
    [again] J’ai rejoué tous les coups, avec la même issue.
    [retired] Une règle de cette partie n’existe plus, donc j’ai vérifié les donnes et seulement relu les coups.
   *[stored] Cette partie a été jouée avec une version plus ancienne du bot, donc j’ai vérifié les donnes et seulement relu les coups.
}
seal = Compare ce sceau avec celui de **Pas de maldonne** avant la partie : `{ $seal }`
proves = { $mixed ->
    [old] S’il est identique, aucune donne n’a changé. Mais cette partie est ancienne, et rien n’y était mêlé au sceau : quelqu’un a pu choisir la graine et le sel.
    [alone] S’il est identique, aucune donne n’a changé. Mais aucun appui sur Rejoindre ou Commencer n’y a été mêlé : quelqu’un a pu choisir la graine et le sel.
   *[pressed]
        S’il est identique, aucune donne n’a changé, et aucun joueur n’a choisi les cartes. { $presses ->
            [one] { $presses } appui sur Rejoindre ou Commencer a
           *[other] { $presses } appuis sur Rejoindre et Commencer ont
        } mêlé un numéro de Discord après le sceau.
}
limits = -# Ça ne montre pas si la personne qui fait tourner le bot a annulé un départ ou regardé des cartes, ni ce que les bots ont tiré au hasard.
