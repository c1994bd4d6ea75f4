## The public message of a table during its match, and what happened there in a few words.

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

## The More panel of a table, and the question before a match in play is closed.

heading = ### Plus · { $table }
remove = Retirer un joueur
    .match = Remplacer par un bot
seats = Places de cette partie
more-seat = Place { $number } : { $name }
options = Options de la table
log = Journal
scores = Scores
pile = Défausse
rules = Règle du jeu
details = Pas de maldonne
ping = Me pinger
    .off = Ne plus me pinger
invite = Inviter quelqu’un
leave = Quitter ma place
close = Fermer la table

## The break after a round, the end of a match, and what stays of a closed table.

round-won = ## { $names } { $winners ->
    [1] gagne
   *[other] gagnent
} la manche { $round } !
end-round-over = ## La manche { $round } finit sans vainqueur
how = -# { $title } · { $ending }
winning-card = Carte gagnante : **{ $card }**
next-round = La manche { $round } commence quand tout le monde est prêt, ou { $when }.
end-soon = dans un instant
is-ready = Feu vert : { $names }

match-won = { $names } { $winners ->
    [1] gagne
   *[other] gagnent
} !
    .you = { $winners ->
        [0] Tu gagnes
       *[other] Tu gagnes avec { $names }
    } !
scored-best = { $names } { $winners ->
    [1] a
   *[other] ont
} le meilleur score !
    .you = Tu as le meilleur score{ $winners ->
        [0] { "" }
       *[other] { "" }, comme { $names }
    } !
lead = { $counted ->
    [nothing] { cards }
    [rounds] { rounds }
   *[points] { points }
} d’avance
lead-left = dernier en jeu
score = { $counted ->
    [nothing] { $count ->
        [0] plus de cartes
       *[other] { cards } en main
    }
    [rounds] { rounds } en poche
   *[points] avec { points }
}
last-card = dernière carte : { $card }
place = **{ $place }** · **{ $name }** · { $notes }
partner = -# { $name } · { $notes }
by-bot = un bot a terminé
many-owners = quelqu’un à la place { $seat }
sat-later = -# { $names } { $count ->
    [1] a rejoint la partie en cours de route : le résultat de cette place ne compte pas
   *[other] ont rejoint la partie en cours de route : les résultats de ces places ne comptent pas
}.{ $rest ->
    [counts] { "" } Pour tous les autres, le résultat compte comme si un bot avait joué là.
    [too-few] { "" } Une seule personne était là dès la première donne, donc la partie ne compte pas pour le classement.
   *[anyway] { "" }
}
played = -# Partie jouée en { rounds }.
play-again = -# Appuie sur **Revanche** pour rejouer.
last-left = -# Le dernier en jeu gagne.
lowest = -# Le total le plus bas gagne.
for-tournament = -# { $penalties ->
    [yes] Points de pénalité dans le tournoi { $tournament } : le total le plus bas gagne.
   *[no] Ces points comptent dans le tournoi { $tournament } : le total le plus haut gagne.
}
pays = { $payer } paie { $shares }.
share = { units } à { $name }
who-pays = -# Appuie sur **Scores** pour voir qui paie à qui.
finish = { $place } { $name }{ $counted ->
    [nothing] { "" } avec { cards }
    [rounds] { "" } avec { rounds } en poche
   *[points] { "" } avec { points }
}
together = { $count ->
    [1] { $first }
    [2] { $first } & { $second }
   *[other] { $first } +{ $more }
}
closed = ## { $title }
    Cette table est fermée. Autour de la table : { $count ->
        [0] personne
       *[other] { $names }
    }.

rematch = Revanche
more = Plus

## Closing a table: the question, and what stays in the channel.

ask = Fermer la { $table } ?
    .match = La partie s’arrête là, et elle ne compte pas.
closing-close = Fermer la table
closing-closed = La { $table } est fermée.

# What stays of a match that was closed before its end.
closed-by = **{ $name } a fermé cette table { $dealt ->
    [no] après
   *[yes] pendant
} la manche { $round }.** La partie ne compte pas.
closed-itself = **Cette table s’est fermée { $dealt ->
    [no] après
   *[yes] pendant
} la manche { $round }, car { $why ->
    [retired] une règle de sa partie n’existe plus
   *[left] il n’y avait plus personne
}.** La partie ne compte pas.
standing = Classement après { rounds }
closing-place = **{ $place }** · **{ $name }** · { $score }
no-round = Aucune manche terminée. Autour de la table : { $names }.
closing-rematch = La revanche est ici : [l’ouvrir]({ $link })

## The score sheet of a table.

title = ### Scores · { $title }
course = L’évolution des scores en { rounds }.
rounds-played = { rounds }
round-head = M{ $round }
    .heard = manche { $round }
total-head = Total
    .heard = total
one-round = Cette table joue une seule manche. Ses points comptent pour le tournoi.
earlier = -# { $count ->
    [1] La première manche est dans les totaux.
   *[other] Les { $count } premières manches sont dans les totaux.
}

## Private pages about a table: its log, its discard pile, and what proves its deals.

log-title = ### Journal · { $title }
    -# Manche { $round }, le plus récent en bas
nothing = Il ne s’est encore rien passé.
pile-title = ### Défausse · { $title }
    -# Le plus récent en haut
pile-card = **{ $card }** { $name }
    .heard = **{ $card }**, par { $name }
pile-starter = **{ $card }** première carte
    .heard = **{ $card }**, la première carte
pile-unknown = **{ $card }**
pile-empty = La défausse est vide.
log-earlier = Avant
later = Après
page = -# Page { $page } sur { $pages }
details-title = ### Pas de maldonne · { $title }
seal = Sceau de la donne : `{ $seal }`
seal-note = -# Le sceau a été fait avant l’arrivée du premier joueur, et il ne change plus. Il fixe une graine et un sel secrets. Ensuite, chaque appui sur Rejoindre ou Commencer y mêle un numéro venu de Discord, donc personne ne peut choisir les cartes. À la fin de la partie, tu vois tout, et `/eights history what:Vérifier` vérifie chaque donne.
seal-note-tournament = -# Ce sceau vient de celui du tournoi, fait avant la première inscription. Ensuite, chaque inscription et chaque départ y mêle un numéro venu de Discord, donc personne ne peut choisir les cartes. À la fin de la manche, tu vois tout, et `/eights history what:Vérifier` vérifie chaque donne.
seal-note-old = -# Le sceau existe avant la première carte. À la fin, la graine et le sel prouvent qu’aucune donne n’a changé.
no-presses = -# Ici, aucun appui sur Rejoindre ou Commencer n’entre en jeu : le sceau suffit à fixer les cartes.
presses = Numéros des appuis sur Rejoindre et Commencer : { $presses }
seed = Graine : `{ $seed }`
    Sel : `{ $salt }`
table = Table { $table }
match = Partie { $match } · { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
engine = Version du moteur { $engine }

## The page where a host changes a table before its match.

host-heading = Options de la table · { $table }
game-tab = Jeu
seats-tab = Places et bots
house-rules = Règles maison
notice = ❗ { $why }

pick-game = Jeu
saved-shelf = Enregistré ici · { $count ->
    [one] { $count } jeu de règles maison
   *[other] { $count } jeux de règles maison
}
    .line = Les règles maison enregistrées sur ce serveur.
game = Jeu : { $game }
saved-game = Jeu : { $name }
saved-of = Les règles maison de ton serveur pour { $game }
pick-target = Objectif
target = Objectif : { $target }
pick-pace = Temps par tour
pace = Tour : { $pace }
usual-pace = Tour : réglage du serveur
hints = { $on ->
    [yes] Conseils permis (la partie ne comptera pas)
   *[no] Pas de conseils
}
take-backs = { $on ->
    [yes] On peut reprendre un coup
   *[no] On ne reprend pas ses coups
}
pick-seats = Places
host-seats = Places : { $count }
pick-bots = Bots
bots = Bots : { $count ->
    [0] aucun
   *[other] { $count }
}
pick-level = Niveau
level = Niveau : { $level }
pick-partners = Partenaires
partners = Partenaires : { $sides ->
    [0] aucun
   *[other] { $sides } équipes
}
pick-newcomers = Places des bots pendant la partie
newcomers-open = Places des bots : ouvertes à tous
    .line = Les retardataires prennent la place d’un bot, avec ses cartes et son score.
newcomers-closed = Places des bots : fermées
    .line = Personne ne rejoint la partie après le départ.
pick-swap = Échanger deux places
host-seat = Place { $number } : { $name }
shuffle = Mélanger les places
seated = { $number }. { $name }
empty = Personne n’est assis ici pour l’instant.

unknown-game = Ce jeu n’existe plus. Appuie de nouveau sur **Options de la table**.
unknown-choice = Ce choix n’existe plus. Appuie de nouveau sur **Options de la table**.

## Calling players to a table, and where a table is. $when is a moment that Discord counts down to.

ping-turn = { $player }, à toi de jouer à la { $table }.
adding = { $player }, tu as gagné la manche à la { $table }. Tu peux maintenant ajouter une règle.
warning = { $player }, c’est toujours à toi à la { $table }. Un bot prend le relais { $when }.
start = { $players }, les cartes sont distribuées à la { $table }. { $first } commence. Appuie sur **Ma main** pour voir tes cartes.
my-hand = Ma main

ping-seated = Tu as une place à la { $table }.
question = Un ping quand c’est à toi ?
yes = Oui, un ping
no = Non merci
wanted = Je te ferai signe quand ce sera à toi.
unwanted = Pas de pings, alors. Je ne te pingerai que pour la première donne d’une partie. Si tu changes d’avis, appuie sur **Plus** à une table.

to-bottom = Remettre en bas
at-bottom = La { $table } est maintenant en bas du salon.
too-soon = La { $table } est remontée il y a moins d’une minute. Réessaie dans un instant.
no-table-there = Ce message ne montre pas de table ouverte. Choisis le message d’une table, ou utilise `/eights show`.
no-seat = Seuls les joueurs à la { $table } peuvent la déplacer.
stays = La table reste là où elle est.
held-over = La partie est finie, alors son message [reste où il est]({ $link }).
held-thread = Le message a un fil, donc il [reste où il est]({ $link }).

place-channel = Ce salon
place-thread = Son propre fil
thread = La **{ $table }** a son propre fil.
thread-opened = La { $table } est ouverte dans { $link }.
no-threads-here = Ce salon ne peut pas avoir de fils. Ouvre la table dans un salon textuel, ou avec `place: Ce salon`.
no-threads-allowed = Je ne peux pas créer de fil ici : il me manque { $missing }. Demande à un admin de me donner ce droit, ou ouvre la table avec `place: Ce salon`.
thread-failed = Discord ne m’a pas laissé créer de fil ({ $why }), donc aucune table n’est ouverte. Essaie `place: Ce salon`.

## Seats, bots and the table's message

seat-choice = { $number } : { $name }
    .bot = { $number } : { $name } (bot)
which-player = Qui veux-tu inviter ? Choisis la personne dans `player:`.
bot-joined = { $name } s’assoit à la { $table }.
which-level = Quel niveau pour le bot ? Choisis aussi `level:`.
bot-level = À la { $table }, { $name } { $level ->
    [easy] joue maintenant sans forcer
    [expert] retient maintenant tout et voit loin
   *[other] joue maintenant la carte qui s’impose
}.
seats-changed = Les places ont changé. Appuie de nouveau sur **Plus**.
removed = { $name } n’est plus à la table.
    .bot = Un bot joue pour { $name } en attendant son retour.
which-seat = Quelle place ? Choisis-la dans la liste de `seat:`.
no-such-seat = Cette place n’existe pas. Choisis-en une dans la liste de `seat:`.
stays-where = La table reste là où elle est.
moved = La { $table } est maintenant en bas du salon.
