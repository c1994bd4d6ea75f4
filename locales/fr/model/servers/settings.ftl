## What a server allows, and what can be set. $channels and $roles are lists.

manager = Il faut la permission « Gérer le serveur » pour changer ces réglages. Demande à quelqu’un qui a cette permission.
unknown = Ce choix n’existe plus. Rouvre `/eights settings`.
half-quiet = Il faut un début et une fin aux heures calmes. Choisis les deux, ou aucun.
always-quiet = Les heures calmes ne peuvent pas commencer et finir à la même heure. Choisis-en deux différentes, ou aucune.

wrong-channel = On ne peut pas ouvrir de table dans ce salon. Va dans { $channels }.
no-channel = On ne peut pas ouvrir de table dans ce salon, et les salons prévus pour ça n’existent plus. Demande à quelqu’un qui a la permission « Gérer le serveur » d’en choisir d’autres avec `/eights settings`.
wrong-role-table = Il faut le rôle { $roles } pour ouvrir une table ici. Rejoins-en une avec `/eights show what:Tables`.
wrong-role-tournament = Il faut le rôle { $roles } pour ouvrir un tournoi ici. Demande à quelqu’un qui a ce rôle.
no-role = Les rôles qui donnaient ce droit n’existent plus. Demande à quelqu’un qui a la permission « Gérer le serveur » d’en choisir d’autres avec `/eights settings`.
channel-full = Ce salon est plein : { $count ->
    [one] { $count } table ouverte, c’est le maximum permis
   *[other] { $count } tables ouvertes, c’est le maximum permis
}. Rejoins-en une avec `/eights show what:Tables`, ou essaie un autre salon.
tables-of-member = { $count ->
    [1] Tu as déjà une table ouverte ici, c’est le maximum permis
   *[other] Tu as déjà { $count } tables ouvertes ici, c’est le maximum permis
}. Fermes-en une avec `/eights table action:Fermer`.
house-rules-full = Ce serveur garde déjà { $count ->
    [one] { $count } jeu de règles maison, le maximum permis
   *[other] { $count } jeux de règles maison, le maximum permis
}. Supprimes-en un d’abord avec `/houserules saved action:Supprimer`.
house-rules-of-member = { $count ->
    [1] Tu as déjà enregistré un jeu de règles maison ici, le maximum permis
   *[other] Tu as déjà enregistré { $count } jeux de règles maison ici, le maximum permis
}. Supprimes-en un d’abord avec `/houserules saved action:Supprimer`.
pace = Je ne connais pas ce rythme. Choisis-en un dans la liste.
pace-begun = Le rythme est fixé dès que les cartes sont distribuées. Change-le avant la prochaine partie.
pace-tournament = C’est le tournoi qui fixe le rythme de ses tables.

## The paces of a table: how long a person has for a turn.

pace-30s = En direct · 30 secondes
pace-1m = En direct · 1 minute
pace-2m = En direct · 2 minutes
pace-5m = Tranquille · 5 minutes
pace-1h = Tranquille · 1 heure
pace-1d = Lent · 1 jour
pace-3d = Lent · 3 jours
pace-7d = Lent · 7 jours
pace-none = Sans limite de temps
pace-unknown = Par défaut

# $time is a time in words, such as 5 minutes.
pace-usual = Par défaut · { $time }

lasting-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
lasting-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
lasting-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
lasting-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
