# The public message of a table during its match, and what happened there in a few words.

# Where it stands.

round = Manche { $round } · { $aim }
tournament-round = Tournoi { $tournament } · une manche
turn = **À { $name }**
turn-doing = **À { $name }** · { $doing }
turn-until = { $turn } · jeu auto { $when }
soon = bientôt
paused = **Le tournoi est en pause.** À la reprise, c’est à { $name }, avec le temps d’un tour entier.
no-one = **Il n’y a personne, alors la table attend.** Appuie sur **Revenir** pour continuer. Elle ferme { $when }.
too-long = **La table attend { $name } depuis un jour.** En attendant, toute personne assise ici peut laisser jouer un bot.
    .host = **La table attend { $name } depuis un jour.** En attendant, toute personne assise ici peut laisser jouer un bot, et devient hôte.
round-over = **La manche est finie.** La suivante commence quand tout le monde est prêt, ou { $when }.
dealt = Les cartes sont distribuées.

# The seats.

seat = **{ $name }** · { $notes }
seat-turn = ➤ { $seat }
seat-waiting = • { $seat }
bot = 🤖 { $seat }
    .heard = bot { $seat }
with = avec { $names }
dealer = distribue
away = pas là, un bot joue
ready = feu vert

# Buttons.

ready-button = C’est bon
hand-button = Ma main
more-button = Plus
back-button = Revenir
sit-button = S’asseoir
let-bot-button = Laisser jouer un bot

# What happened, in short lines.

you = Toi
line = **{ $name }** : { $words }
happened-left = { $name } s’en va. Un bot prend le relais.
    .you = Tu t’en vas. Un bot joue à ta place.
happened-quit = { $name } s’en va, partie finie.
    .you = Partie finie pour toi : tu t’en vas.
happened-late = Temps écoulé pour { $name }. Un bot prend le relais.
    .you = Temps écoulé : un bot joue à ta place.
happened-removed = { $by } remplace { $name } par un bot.
    .you = { $by } te remplace par un bot.
happened-stood-in = Un bot joue pour { $name }.
    .you = Un bot joue à ta place.
happened-back = { $name } est de retour.
    .you = Te revoilà.
happened-sat = { $name } remplace { $by }.
    .you = Tu remplaces { $by }.
happened-waited = La table attend { $name } depuis un jour.
    .you = La table t’attend depuis un jour.
happened-host = { $name } devient hôte.
    .you = Tu deviens hôte.
happened-first = { $name } devance { $by } de justesse.
    .you = Tu devances { $by } de justesse.
happened-hint = { $name } demande un conseil.
    .you = Tu demandes un conseil.
happened-closed = { $by } ferme la table.
happened-idle = La table a fermé, car il n’y avait personne.
happened-retired = Une règle de cette partie n’existe plus : elle se termine sans résultat.
stood-in = Un bot a joué pour { $name } { $count ->
    [1] à la manche { $rounds }
   *[other] aux manches { $rounds }
}.
