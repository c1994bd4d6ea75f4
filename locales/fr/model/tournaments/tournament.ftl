# What can’t be done in a tournament.

## Opening

start-unreadable = Je n’arrive pas à lire cette heure. Essaie « dans 30 min », « 20:00 », « demain à 20h » ou « vendredi 19h30 ».
start-passed = Cette heure est passée. Choisis-en une à venir, comme « dans 30 min » ou « demain 20:00 ».
start-too-far = C’est dans plus de { $days } jours. Choisis une date plus proche.
channel-taken = { $begun ->
    [yes] Un tournoi est déjà en cours dans ce salon. Attends la fin
   *[no] Un tournoi attend déjà des inscriptions dans ce salon. Appuie sur **Rejoindre**
}, ou ouvres-en un dans un autre salon.
not-opened = Le tournoi n’a pas pu être enregistré, donc il n’est pas ouvert. Réessaie dans un instant.

## Coming and going

organiser-only = Seule l’orga (ou la modération) peut faire ça. Demande-lui.
cleared-away = Ce tournoi est terminé. Lances-en un autre avec `/tournament open`.
entered-already = Tu es déjà dans ce tournoi. Dès qu’une manche est lancée, appuie sur **Ma main** pour jouer.
too-late = La dernière manche a commencé, donc plus personne ne peut entrer ou revenir. Rejoins le prochain tournoi.
full = Ce tournoi est complet avec { $count } joueurs. Demande à l’orga de faire de la place.
not-in = Tu n’es pas dans ce tournoi, donc il n’y a rien à quitter. Rejoins-le avec `/tournament join`.
no-player = Cette personne n’est pas dans le tournoi. Choisis-en une dans la liste.

## Rounds

no-one-in = Personne n’est inscrit à ce tournoi, donc il ne peut pas commencer. Attends que quelqu’un le rejoigne.
paused-already = Le tournoi est déjà en pause. Appuie sur **Reprendre** pour continuer.
nothing-to-pause = Le tournoi n’a pas commencé, donc il n’y a rien à mettre en pause. Appuie d’abord sur **Commencer**.
not-paused = Le tournoi n’est pas en pause, donc il n’y a rien à reprendre.
started-already = Le tournoi est déjà lancé. Ses manches commencent toutes seules.
table-label = Table { $table } de la manche { $round }
