## The games on their shelves. $line is a sentence, $games and $names are lists.

heading = ## { $count } jeux
    Choisis un rayon, puis un jeu.
by-kind = Par genre
by-players = Par nombre de joueurs
by-country = Par pays
shelf-line = - **{ $name }** ({ $count }){ $about ->
    [none] { "" }
   *[other] { " " }– { $about }
}
country = - **{ $name }** – { $games }
shelf-heading = ### { $name }
small = -# { $text }
game = **{ $name }** – { $line }
    -# { $players }{ $length ->
        [none] { "" }
       *[other] { " " }· { $length }
    }
game-in-short = - **{ $name }**{ $length ->
    [none] { "" }
   *[other] { " " }· { $length }
}
found = ### { $count ->
    [0] Aucun jeu trouvé pour « { $typed } »
    [one] { $count } jeu trouvé pour « { $typed } »
   *[other] { $count } jeux trouvés pour « { $typed } »
}
also = Aussi appelé { $names }.
sets = Avec des règles maison toutes prêtes : { $names }. Ouvre une table, appuie sur **Plus** et **Règles maison**, et choisis-les là.
facts = **{ $players }**{ $length ->
        [0] { "" }
       *[other] { " " }· { $length }
    }
length = environ { $minutes } minutes à { $seats }

pick-shelf = Choisis un rayon
pick-country = Choisis un pays
pick-game = Choisis un jeu
shelf = { $name } · { $count ->
    [one] { $count } jeu
   *[other] { $count } jeux
}
and-more = { $games } et { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
about = { $least ->
    [2] { $most ->
            [2] À 2
           *[other] 2–{ $most }
        }
   *[other] { $least }–{ $most }
} · { $length ->
    [none] { $line }
   *[other] { $length } · { $line }
}

all = Tous les jeux
find = Trouver un jeu
find-label = Comment s’appelle le jeu ?
find-help = Un nom dans n’importe quelle langue, un pays ou un mot du jeu. Les fautes de frappe passent.
elsewhere = « { $name } » n’est pas dans mes rayons. Le jeu le plus proche : { $nearest }
open = Ouvrir une table
rules = Règle du jeu

no-game = Aucun jeu ne s’appelle « { $game } ». `/eights games` donne la liste.
unknown = Ce jeu n’existe plus. `/eights games` donne la liste.

## The rulebook of a table, a tournament or a game.

title = ## Règle du jeu · { $name }
differs = { $mark } changé par rapport au jeu de base
page = Page { $number }
left-out = -# Bon à savoir : { $text }
small-print = -# { $text }

## The editor of house rules, and the house rules that a server keeps.

editor-heading = Règles maison · { $table }
set-title = « { $name } » · { $game }
of-chapter = { $chapter } · Règles maison · { $table }
of-rule = Règle : { $rule } · { $table }
of-rank = Règle : { $rule }, { $rank } · { $table }

# The first page.
nothing-differs = { $game } tel quel. Choisis un chapitre pour changer ses règles.
editor-differs = { $count ->
    [one] { $game } avec { $count } règle changée :
   *[other] { $game } avec { $count } règles changées :
}
    .heard = { $count ->
        [one] { $game } avec { $count } règle changée.
       *[other] { $game } avec { $count } règles changées.
    }
differing = **{ $rule } :** { $value } (au lieu de { $usual })
editor-and-more = { $count ->
    [one] … et { $count } autre.
   *[other] … et { $count } autres.
}
at-once = Les changements s’appliquent tout de suite. **Enregistrer** garde ces règles pour d’autres tables de ce serveur.
cannot-play = Avec plus ou moins de joueurs, ces règles marcheront peut-être de nouveau.

# A chapter, and a rule.
rule = **{ $rule } :** { $value }
in-the-menu = { $chapter } : choisis une règle dans le menu pour la changer.
empty = Avec les autres règles telles qu’elles sont, il n’y a rien à changer ici.
pick-rule = Changer une règle
switched-here = { $value }. { $help }
usual-value = { $game } : { $value }

# Buttons and selects.
show = Règle du jeu
save = Enregistrer
    .copy = Enregistrer une copie
share = Partager
import = Importer
reset = Tout remettre comme { $game }
ready-made = Ajouter des règles toutes prêtes
which-rank = Choisis une valeur
which-suits = Quelles couleurs
what-they-do = Ce que font ces cartes
nothing-special = rien de spécial
suits = { $rank } : { $suits ->
    [all] toutes les couleurs
    [S] pique
    [H] cœur
    [D] carreau
    [C] trèfle
    [SC] noir
    [HD] rouge
    [O] rond
    [V] triangle
    [X] croix
    [U] carré
   *[Y] étoile
}
suit-and-value = { $suit } { $value }
red = rouge
black = noir

# What was done.
added = Ajouté : { $set }.
added-already = { $set } : déjà en place.
changed = Changé : { $about } – { $now }. Pour annuler, { $switch ->
    [yes] choisis de nouveau cette règle.
   *[no] choisis le réglage d’avant : { $was }.
}
went-along = Changé aussi : { $rule } ({ $value }).
stayed = Laissé comme tu l’avais réglé : { $rule } ({ $value }).
reset-done = Retour aux règles d’origine : { $game }.
imported = Ces règles sont en place.
imported-and-saved = Ces règles sont en place, et enregistrées sous « { $name } ».
saved = Enregistré sous « { $name } ». Choisis ce nom quand tu ouvres une table.
saved-of-game = Enregistré sous « { $name } » (règles pour { $game }). Choisis ce nom quand tu ouvres une table.
deleted = « { $name } » est supprimé. Les tables qui jouent avec gardent ces règles.
code = **Code de ces règles pour { $game }**
    Copie-le, puis appuie sur **Importer** dans les règles maison d’une autre table, ou écris `/houserules save code:`.

# Forms.
save-form = Enregistrer ces règles maison
save-name = Nom
    .help = C’est par ce nom qu’on les choisit en ouvrant une table.
import-form = Importer des règles maison
import-code = Code
    .help = Le code de Partager, ou de /houserules saved action:Partager.
import-name = Enregistrer sous (facultatif)
    .help = Laisse vide pour n’utiliser les règles qu’à cette table.

# Refusals.
set-gone = Ces règles ne sont plus enregistrées ici. Choisis-en d’autres avec `/houserules edit`.
unknown-rule = Cette règle n’existe pas dans cette version. Rouvre l’éditeur avec `/houserules edit`.
unknown-choice = Ce choix n’existe pas dans cette version. Rouvre l’éditeur avec `/houserules edit`.

# What a server keeps.
kept-heading = Règles maison enregistrées
kept-none = Rien d’enregistré pour l’instant. Appuie sur **Nouvelles règles**, ou enregistre les règles d’une table avec **Plus** et **Règles maison**.
kept-pick = Choisir des règles enregistrées
kept-change = Changer
new = Nouvelles règles
new-game = À partir de quel jeu
made = « { $name } » est enregistré. Chaque changement ici s’enregistre tout de suite.
kept = **{ $name }** · { $game }, { $count ->
    [0] rien de changé
    [one] { $count } règle changée
   *[other] { $count } règles changées
}

## Rules that players add during a match.

pick = Choisis une règle à ajouter
asked = **Tu as gagné la manche.** Choisis une règle pour le reste de la partie, ou appuie sur **C’est bon** pour ne rien changer.
adding = **{ $name }** ajoute une règle.
added-added = **{ $name }** ajoute une règle. { $rule }
by = { $rule } { $name }, manche { $round }
added-heading = Ajoutées dans cette partie
added-hidden = **{ $name }** ajoute une règle cachée.
at-first = { $rule } Cette règle était là dès le début.
hidden = Une règle cachée.

## Hidden rules in the hand of a player: what is said before a move, and guessing.

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
hidden-pick = À toi de deviner
back = Retour à ma main

## House rules: reading and sharing them. $game is the name of a game, $name that of saved house rules.

code-holds = { $game } { $count ->
    [0] sans changement
    [one] avec { $count } règle maison
   *[other] avec { $count } règles maison
}
replace-heading = { $game }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}
preset-heading = { $name } · { $game }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}
which-saved = Quelles règles maison ? Choisis-les dans la liste de `name:`.
