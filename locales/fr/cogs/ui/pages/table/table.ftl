# The public message of a table during its match, and what happened there in a few words.

# Where it stands.

round = Manche { $round } · { $aim }
tournament-round = Tournoi { $tournament } · une manche
turn = **À { $name }**
turn-doing = **À { $name }** · { $doing }
turn-until = { $turn } · jeu auto { $when }
soon = dans un instant
paused = **Le tournoi est en pause.** À la reprise, { $name } joue et a tout son temps.
no-one = **Il n’y a personne, alors la table attend.** Appuie sur **Revenir** pour continuer. Sinon, la table ferme { $when }.
too-long = **La table attend { $name } depuis un jour.** En attendant, toute personne assise ici peut laisser jouer un bot.
    .host = **La table attend { $name } depuis un jour.** Toute personne assise ici peut devenir hôte et laisser jouer un bot jusqu’à son retour.
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
happened-left = { $name } part. Un bot prend le relais.
    .you = Tu pars. Un bot joue à ta place.
happened-quit = { $name } est hors jeu et part.
    .you = Tu es hors jeu et tu pars.
happened-late = Temps écoulé pour { $name }. Un bot prend le relais.
    .you = Ton temps est écoulé. Un bot joue à ta place.
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
happened-idle = La table s’est fermée : il n’y avait plus personne.
happened-retired = Une règle de cette partie n’existe plus, donc la partie se termine sans résultat.
stood-in = Un bot a joué pour { $name } { $count ->
    [1] à la manche { $rounds }
   *[other] aux manches { $rounds }
}.
