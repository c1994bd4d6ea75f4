# A tournament in Discord: its message, its sheets, its commands and buttons.

## Names

title = Tournoi { $id } · { $game }
hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}

## The heading

house-rules = règles maison « { $name } »
per-turn = { $time } par tour
organised-by = orga : <@{ $organiser }>

## Sign-up

sign-up-open = **Les inscriptions sont ouvertes.** { $entered }
entered = { $count ->
    [0] Personne pour l’instant, et il en faut { $needed } pour commencer.
    [one] { $count } joueur pour l’instant, et il en faut { $needed } pour commencer.
   *[other] { $count } joueurs pour l’instant, et il en faut { $needed } pour commencer.
}
entered-enough = { $count } joueurs pour l’instant : { $tables }.
entered-five = { $count } joueurs pour l’instant : { $tables }, avec un bot en sixième.
starts = **Départ <t:{ $at }:F>** · <t:{ $at }:R>
left-alone = Si personne ne le lance, il est annulé <t:{ $at }:R>.
left-paused = Si personne ne le reprend, il est annulé <t:{ $at }:R>.
more-names = et { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
how-goal = { $penalties ->
    [yes] Le total de pénalité le plus bas après la dernière manche gagne.
   *[no] Le total le plus haut après la dernière manche gagne.
}
how-in-short = { how-goal } Appuie sur **Plus** pour voir comment ça se joue.
how-seating = À la manche 1, les tables sont tirées au sort. Ensuite, les meilleurs d’une manche se retrouvent ensemble, et le joueur au meilleur total distribue.
how-late = On peut arriver en retard et s’asseoir à la manche suivante.
how-missed = { $penalties ->
    [yes] Une manche ratée coûte autant de points de pénalité que le plus mauvais score de cette manche.
   *[no] Une manche ratée compte 0, ou le score le plus bas de cette manche s’il est en dessous de 0.
}
how-leaving = Ceux qui s’en vont ne sont pas classés. À total égal, place égale.
how-clock = Si tu mets plus de { $time } pour un tour, un bot joue à ta place jusqu’à ton retour.

## A round and a break

round-started = **La manche { $round } sur { $rounds } est lancée** · tables finies : { $done } sur { $tables }
round-over = **La manche { $round } sur { $rounds } est finie !** { $next }
next-by-itself = La manche { $round } commence <t:{ $at }:R>, ou quand l’orga appuie sur **Manche suivante**.
next-by-hand = La manche { $round } commence quand l’orga appuie sur **Manche suivante**.
paused = **En pause.** Les chronos sont arrêtés et personne ne peut jouer tant que l’orga n’appuie pas sur **Reprendre**.
goes-on-next = La manche { $round } commence quand toutes les tables ont fini.
goes-on-last = C’était la dernière manche. Le tournoi finit quand toutes les tables ont fini.
over-won = Le tournoi est fini : { $winners }.
over-cancelled = Le tournoi est annulé.
tables-of-round = ### Tables de la manche { $round }
fewest-win = Points de pénalité : le total le plus bas gagne.
table-done = **Table { $number }** · { $winners }, victoire avec { $points } · [Aller à la table]({ $link })
    .bare = **Table { $number }** · { $winners }, victoire avec { $points }
table-playing = **Table { $number }** · en cours : { $players }
table-scores = **Table { $number }** · finie : { $scores }
dealer = { $name } (distribue)
away = { $name } (pas là)
scored = { $name } { $points }
    .helped = { $name } { $points } (un bot a fini)
helped = { $points } 🤖
    .heard = { $points } (bot)
helped-legend = 🤖 après un score : un bot a fini cette manche à la place du joueur.
    .heard = « bot » après un score : un bot a fini cette manche à la place du joueur.
more-tables = … et encore { $count ->
    [one] { $count } table
   *[other] { $count } tables
}. Appuie sur **Ma table** pour trouver la tienne.
more-places = … et encore { $count ->
    [one] { $count } place
   *[other] { $count } places
}. Appuie sur **Classement** pour tout voir.

## Standings

standing-after = ### Classement après la manche { $round }
standing-final = ### Classement final
place = **{ $place }** · { $name } · **{ $total }**
    .rounds = **{ $place }** · { $name } · **{ $total }** ({ $rounds })
left-without-place = Départ en cours de route, hors classement : { $name }, { $points }
left-many = { $count ->
    [one] { $count } joueur est parti et n’est pas classé.
   *[other] { $count } joueurs sont partis et ne sont pas classés.
}
wins = { $count ->
    [1] { $names } gagne
   *[other] { $names } se partagent la première place
}
headline = { $count ->
    [1] { $names } gagne le tournoi !
   *[other] { $names } se partagent la première place !
}
others = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
won-after = { $penalties ->
    [yes] Le total de pénalité le plus bas après { rounds } gagne.
   *[no] Le total le plus haut après { rounds } gagne.
}
cancelled-unplayed = **Ce tournoi a été annulé** avant de commencer.
cancelled-after = **Ce tournoi a été annulé** après la manche { $round } sur { $rounds }.

## Sheets

standing-sheet = ### Classement · { $title }
no-round-yet = Aucune manche n’est encore finie.
sheet-over = Fini : { $winners }
sheet-cancelled = Annulé. Jouées : { $done } sur { rounds }
sheet-running = Jouées : { $done } sur { rounds }
round-sheet = ### Manche { $round } · { $title }
round-option = Manche { $round }
pick-round = Voir une manche
results-title = ### Tournois de ce serveur
no-results = Aucun tournoi n’a encore été joué jusqu’au bout ici. Ouvres-en un avec `/tournament open`.
result-line = **{ $title }** · { $outcome } · { $players }, { rounds }
    .dated = **{ $title }** · { $outcome } · { $players }, { rounds } · <t:{ $at }:D>
outcome-cancelled = annulé
outcome-playing = en cours
pick-result = Voir un tournoi
not-seated = Tu n’es pas dans la manche { $round }. Tu t’assois à la suivante.
own-table = ### Table { $number } de la manche { $round }
own-playing = Ta table joue encore.
own-back = Te revoilà à ta table, avec ton ancien score.
own-done = Ta table a fini. Tu marques { $points }.
own-done-penalty = Ta table a fini. Tu prends { $count ->
    [one] { $count } point de pénalité
   *[other] { $count } points de pénalité
}.
go-to-table = [Aller à la table]({ $link })
table-replaced = { $label } : c’est fini. La manche { $round } est lancée.
table-lost = { $label } : perdue, on la rejoue.
table-closed = { $label } : fermée. Le tournoi est terminé.
more-title = ### Plus · { $title }
details-title = ### Pas de maldonne
details-text = Une graine secrète sert à tirer les places et à départager les égalités, et les cartes de chaque table en découlent, avec chaque inscription et chaque départ. Son sceau est fixé avant la première inscription. La graine s’affiche à la fin, et tout le monde peut vérifier que le tirage était régulier.
pick-removed = Retirer un joueur
pick-part = { $what } : de { $first } à { $last }

## Before what can’t be undone

sure-remove = { $name } sort du tournoi : un bot finit sa manche, sans classement.
    .button = Retirer
sure-close = Ça annule le tournoi et ferme ses tables. Les manches finies restent dans les résultats.
    .button = Annuler le tournoi

## Buttons

button-join = Rejoindre
button-leave = Partir
button-bot = Ajouter un bot
button-start = Commencer
button-more = Plus
button-mine = Ma table
button-next = Manche suivante
button-resume = Reprendre
button-pause = Pause
button-standing = Classement
button-rules = Règle du jeu
button-cancel = Annuler le tournoi
button-clear = Fermer ses tables
button-previous = Précédent
button-following = Suivant
button-hand = Ma main

## What commands and buttons answer

none-here = Il n’y a pas de tournoi dans ce salon. Ouvres-en un avec `/tournament open`.
which-player = Qui ? Choisis dans la liste de `player:`.
not-kept = Je n’ai plus ce tournoi. `/tournament show what:Résultats` donne la liste de ceux que j’ai.
opened = **{ $title } : les inscriptions sont ouvertes.** Appuie sur **Commencer** quand tout le monde est là, puis sur **Ma table** pour trouver ta place.
opened-timed = **{ $title } : les inscriptions sont ouvertes.** Départ <t:{ $at }:F>, <t:{ $at }:R>.
post-failed = Donc je ne l’ai pas ouvert.
show-failed = Il reste où il est.
this-table = Cette table
shown = { $title } est maintenant en bas du salon.
bot-joined = { $name } rejoint le tournoi.
started = **La manche 1 est lancée !** Appuie sur **Ma table**, ou utilise `/tournament show what:Table`, pour trouver ta place.
next-started = **La manche { $round } est lancée !**
paused-now = **Le tournoi est en pause.** Les chronos sont arrêtés et personne ne peut jouer.
resumed = **Le tournoi reprend.** Ceux dont c’est le tour ont de nouveau un tour entier.
removed = { $name } n’est plus dans le tournoi.
cancelled = { $title } : tournoi annulé.
cleared = { $title } : les tables sont fermées. Regarde `/tournament show what:Résultats` pour savoir comment ça s’est fini.
round-unplayed = Cette manche n’a pas été jouée. Appuie sur **Classement** pour revoir.
not-in-it = Tu n’es pas dans ce tournoi. Rejoins-le avec `/tournament join`.
no-tables-yet = Aucune manche n’a commencé, donc pas encore de tables. Attends que l’orga appuie sur **Commencer**.
joined-back = Te revoilà, avec ton ancien score : { $title }. Tu t’assois quand la manche { $round } commence.
joined = Ton inscription est notée : { $title }. Quand une manche commence, appuie sur **Ma table** pour trouver ta place.
joined-timed = Ton inscription est notée : { $title }. Départ <t:{ $at }:R>. Appuie alors sur **Ma table** pour trouver ta place.
joined-late = Ton inscription est notée : { $title }. Tu t’assois quand la manche { $round } commence.
left = Tu as quitté le tournoi ({ $title }). { $after }
left-again = `/tournament join` te réinscrit.
left-finishing = Un bot finit ta manche, puis ta place disparaît. Jusqu’au début de la dernière manche, tu peux revenir avec ton score : `/tournament join`.
left-gone = Ta place disparaît. Jusqu’au début de la dernière manche, tu peux revenir avec ton score : `/tournament join`.
left-last = Un bot finit ta manche, et tu n’es pas au classement. Tant qu’elle se joue, tu peux revenir avec ton score : `/tournament join`.
no-such-player = Cette personne n’est pas dans le tournoi. Choisis dans la liste.

## Commands
