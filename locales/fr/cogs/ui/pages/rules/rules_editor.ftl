# The editor of house rules, and the house rules that a server keeps.

heading = Règles maison · { $table }
set-title = « { $name } » · { $game }
of-chapter = { $chapter } · Règles maison · { $table }
of-rule = Règle : { $rule } · { $table }
of-rank = Règle : { $rule }, { $rank } · { $table }

# The first page.
nothing-differs = { $game } tel quel. Choisis un chapitre pour changer ses règles.
differs = { $count ->
    [one] { $game } avec { $count } règle changée :
   *[other] { $game } avec { $count } règles changées :
}
    .heard = { $count ->
        [one] { $game } avec { $count } règle changée.
       *[other] { $game } avec { $count } règles changées.
    }
differing = **{ $rule } :** { $value } (au lieu de { $usual })
and-more = { $count ->
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
