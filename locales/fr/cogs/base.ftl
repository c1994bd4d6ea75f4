## What every cog may have to refuse.

cannot-show = Je ne peux pas afficher { $thing ->
        [tournament] de tournoi
       *[table] de table
    } dans ce salon. Il me manque : { $missing }.
    Demande à un admin, ou utilise un autre salon.
not-shown = Je n’ai pas pu montrer { $thing ->
        [tournament] le tournoi
       *[table] la table
    } dans ce salon ({ $why }). { $otherwise }
not-reached = Je n’ai pas pu joindre Discord pour montrer { $thing ->
        [tournament] le tournoi
       *[table] la table
    }. { $otherwise }
restarting = Je redémarre. Rien n’est perdu. Réessaie dans une minute.
too-late = Ça m’est parvenu trop tard, donc il ne s’est rien passé. Recommence, s’il te plaît.
does-not-fit = « { $value } » n’est pas possible ici. Choisis dans la liste.
unseen = C’est dans un salon que tu ne vois pas. Utilise `/eights show what:Tables` pour trouver une table où tu peux t’asseoir.
unknown-button = Je ne connais pas ce bouton. Utilise `/eights show` pour revoir la table.

## Which table is meant.

no-table = Il n’y a pas de table dans ce salon. Ouvres-en une avec `/eights open`.
several = Il y a plusieurs tables dans ce salon : { $tables }. Choisis la tienne avec `table:`.
same-name = Plusieurs tables de ce salon portent ce nom : { $tables }. Choisis la tienne avec `table:`.
unknown = Cette table n’est pas dans ce salon. Choisis-en une dans la liste.
