# A tournament in Discord: its message, its sheets, its commands and buttons.

## Names

title = Tournoi { $id } · { $game }
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
tables-of = { $count ->
    [1] une table de { $size ->
        [3] trois
       *[4] quatre
    }
   *[other] { $count } tables de { $size ->
        [3] trois
       *[4] quatre
    }
}

## The heading

house-rules = règles maison « { $name } »
per-turn = { $time } par tour
organised-by = orga : <@{ $organiser }>

## Sign-up

sign-up-open = **Les inscriptions sont ouvertes.** { $entered }
starts = **Départ <t:{ $at }:F>** · <t:{ $at }:R>
left-alone = Si personne ne le lance, il est annulé <t:{ $at }:R>.
left-paused = Si personne ne le relance, il est annulé <t:{ $at }:R>.
how-goal = { $penalties ->
    [yes] Après la dernière manche, le total de pénalité le plus bas gagne.
   *[no] Après la dernière manche, le total le plus haut gagne.
}
how-seating = À la manche 1, les tables sont tirées au sort. Ensuite, les meilleurs scores de la manche précédente se retrouvent ensemble, et à chaque table, celui qui a le meilleur total distribue.
how-filled = Des bots complètent les tables.
how-late = On peut arriver en retard et s’asseoir à la manche suivante.
how-missed = { $penalties ->
    [yes] Si tu manques une manche, tu prends autant de points de pénalité que celui qui en a pris le plus dans cette manche.
   *[no] Si tu manques une manche, tu marques 0 point, ou le score le plus bas de cette manche s’il est négatif.
}
how-leaving = Ceux qui partent ne sont pas classés. Ceux qui ont le même total partagent la même place.
how-clock = Si tu mets plus de { $time } pour un tour, un bot joue à ta place jusqu’à ton retour.

## A round and a break

round-started = **La manche { $round } sur { $rounds } est lancée** · tables finies : { $done } sur { $tables }
round-over = **La manche { $round } sur { $rounds } est finie !**
next-round = La manche { $round } commence <t:{ $at }:R>.
paused = **En pause.** Les chronos sont arrêtés, et personne ne peut jouer avant que l’orga appuie sur **Reprendre**.
tables-of-round = ### Tables de la manche { $round }
table-done = **Table { $number }** · { $winners }, victoire avec { $points }
table-playing = **Table { $number }** · en cours : { $players }
dealer = { $name } (distribue)

## Standings

standing-after = ### Classement après la manche { $round }
standing-final = ### Classement final
place = **{ $place }** · { $name } · **{ $total }**
    .rounds = **{ $place }** · { $name } · **{ $total }** ({ $rounds })
headline = { $count ->
    [1] { $names } gagne le tournoi !
   *[other] { $names } se partagent la première place !
}
cancelled-unplayed = **Ce tournoi a été annulé** avant de commencer.
cancelled-after = **Ce tournoi a été annulé** après la manche { $round } sur { $rounds }.

## Sheets

standing-sheet = ### Classement · { $title }
no-round-yet = Aucune manche n’est finie pour l’instant.
not-seated = Tu n’as pas de table dans ce tournoi en ce moment. Si tu le rejoins, tu t’assois au début de la manche suivante.
table-closed = La { $label } est fermée.
more-title = ### Plus · { $title }
details-title = ### Pas de maldonne
details-text = Une graine secrète décide des places et des égalités. Avec chaque inscription et chaque départ, elle décide aussi de toutes les cartes. Son sceau est fixé avant la première inscription. La graine s’affiche à la fin, et tout le monde peut alors vérifier que le tirage était régulier.
sealed = Sceau du tirage : { $seal }. La graine qui le prouve s’affiche ici à la fin.
proved = Graine du tirage : { $seed }. Elle prouve le sceau { $seal }.
pick-removed = Retirer un joueur

## Before what can’t be undone

sure-close = Ça annule le tournoi et ferme ses tables. Les manches finies restent dans les résultats.
    .button = Annuler le tournoi

## Buttons

button-join = Rejoindre
button-leave = Partir
button-bot = Ajouter un bot
button-start = Commencer
button-more = Plus
button-resume = Reprendre
button-pause = Pause
button-standing = Classement
button-rules = Règle du jeu
button-cancel = Annuler le tournoi
button-previous = Précédent
button-following = Suivant
button-hand = Ma main

## What commands and buttons answer

none-here = Il n’y a pas de tournoi dans ce salon. Ouvres-en un avec `/tournament open`.
opened = **Les inscriptions au { $title } sont ouvertes.** Appuie sur **Commencer** quand tout le monde est là.
post-failed = Donc je n’ai pas ouvert le tournoi.
show-failed = Le tournoi reste où il est.
shown = Le { $title } est maintenant en bas du salon.
bot-joined = { $name } rejoint le tournoi.
started = **La manche 1 est lancée !** Appuie sur **Ma main** pour voir tes cartes.
paused-now = **Le tournoi est en pause.** Les chronos sont arrêtés, et personne ne peut jouer.
resumed = **Le tournoi reprend.** Les tours en cours repartent de zéro, avec tout leur temps.
removed = { $name } n’est plus dans le tournoi.
cancelled = Le { $title } est annulé.
joined = Ton inscription au { $title } est notée. Quand une manche commence, appuie sur **Ma main** pour jouer.
joined-late = Ton inscription au { $title } est notée. Tu t’assois quand la manche { $round } commence.
left = Tu as quitté le { $title }. Tant que la dernière manche n’a pas commencé, `/tournament join` te ramène avec ton score.
