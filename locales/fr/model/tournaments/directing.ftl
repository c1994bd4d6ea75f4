# What can’t be done in a tournament, and the notices that everyone reads in its message.

## Opening

rounds-range = Un tournoi a de { $least } à { $most } manches, quatre d’habitude. Choisis un nombre entre les deux.
turn-range = Le temps par tour va de { $least } secondes à un jour. Choisis un autre temps.
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
ended = { $how ->
    [over] Ce tournoi est fini.
   *[cancelled] Ce tournoi est annulé.
} Regarde `/tournament show what:Résultats`, ou lances-en un autre avec `/tournament open`.
cleared-away = Ce tournoi est terminé. Regarde `/tournament show what:Résultats`, ou lances-en un autre avec `/tournament open`.
elsewhere = Tu es déjà dans un tournoi dans <#{ $channel }>. Quitte-le d’abord, ou attends la fin.
entered-already = Tu y es déjà. { $playing ->
    [yes] Appuie sur **Ma table** pour y aller.
   *[no] Ta table s’affiche ici quand une manche commence.
}
too-late = La dernière manche a commencé, donc plus personne ne peut entrer ou revenir. Rejoins le prochain tournoi.
played-all = Cette table de la dernière manche est finie, donc il n’y a plus de place à quitter ni à reprendre. Le résultat compte.
full = Ce tournoi est complet avec { $count } joueurs. Demande à l’orga de faire de la place.
no-level = Aucun bot ne s’appelle { $level }. Choisis { $levels }.
not-in = Tu n’es pas dans ce tournoi, donc rien à quitter. Rejoins-le avec `/tournament join`.
has-left = Cette personne a déjà quitté le tournoi. Choisis quelqu’un d’autre.
no-player = Cette personne n’est pas dans le tournoi. Choisis-en une dans la liste.

## Rounds

still-playing = La manche { $round } se joue encore { $count ->
    [1] à la table
   *[other] aux tables
} { $tables }. Attends la fin.
paused-first = Le tournoi est en pause. Appuie d’abord sur **Reprendre**.
too-few = { $count ->
    [0] Personne ne s’est encore inscrit,
    [one] Il n’y a que { $count } joueur,
   *[other] Il n’y a que { $count } joueurs,
} et il en faut { $needed } pour un tournoi. Attends d’autres joueurs, ou ajoute des bots.
paused-already = Le tournoi est déjà en pause. Appuie sur **Reprendre** pour continuer.
nothing-to-pause = Le tournoi n’a pas commencé, donc rien à mettre en pause. Appuie d’abord sur **Commencer**.
not-paused = Le tournoi n’est pas en pause, donc rien à reprendre.
started-already = Le tournoi a déjà commencé. Lance sa prochaine manche avec `/tournament manage action:Suite`.
not-started = Le tournoi n’a pas encore commencé. Lance-le avec `/tournament manage action:Commencer`.
not-due = La prochaine manche a déjà commencé, ou a été repoussée.
table-label = Manche { $round } · Table { $table }

## Notices

notice-late = { $name } arrive après le début de la manche { $round } et s’assoit à la suivante. { $penalties ->
    [yes] Une manche ratée coûte autant de points de pénalité que le plus mauvais score de cette manche.
   *[no] Une manche ratée compte 0, ou le score le plus bas de cette manche s’il est en dessous de 0.
}
notice-back = { $name } revient avec son ancien score.
notice-out = { $name } s’en va. Sa place disparaît, sans classement.
notice-forgotten = Quelqu’un a demandé à être oublié. Un bot garde sa place et son score.
notice-headless = L’orga n’est plus là. Les manches commencent toutes seules, et la modération peut gérer le tournoi.
notice-anew = Une table de la manche { $round } s’est perdue, donc on la rejoue.
notice-expired = Personne ne l’a lancé ni repris à temps, donc il est annulé.
notice-unstarted = Pas assez de monde à temps : il faut { $needed } joueurs pour un tournoi. L’orga peut le lancer dès qu’il y a assez de monde.

## Its fairness

sealed = Sceau du tirage : { $seal }. La graine qui le prouve s’affiche ici à la fin.
proved = Graine du tirage : { $seed }. Elle prouve le sceau { $seal }.

## Its tables

tables-of = { $count ->
    [1] une table de { $size ->
        [3] trois
        [4] quatre
       *[5] cinq
    }
   *[other] { $count } tables de { $size ->
        [3] trois
        [4] quatre
       *[5] cinq
    }
}
