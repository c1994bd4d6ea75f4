## Opening a table, sitting down and getting up. $table is a table’s title, $name a player’s.

opened = La { $table } est ouverte.
open-already = Tu as déjà ouvert la { $table } ici. Appuie sur **Commencer** quand tout le monde est là.
left = Tu as quitté la { $table }.
    .bot = Tu as quitté la { $table }. Un bot joue à ta place. Appuie sur **Revenir**, ou utilise `/eights join`.
    .bot-open = Tu as quitté la { $table }. Un bot joue tant que personne ne reprend la place. Appuie sur **Revenir**, ou utilise `/eights join`.
    .out = Tu as quitté la { $table }. La partie est finie pour toi, donc personne ne joue à ta place.
    .waiting = Tu as quitté la { $table }. Il n’y a plus personne, donc la table t’attend. Appuie sur **Revenir**, ou utilise `/eights join`.
come-back = Revenir
dealt = Les cartes sont distribuées à la { $table }.
under-way = La manche est en cours, donc il n’y a rien à lancer. Regarde tes cartes avec `/eights hand`.
closed = La { $table } est fermée.
pings-on = Tu auras un ping quand ce sera à toi.
pings-off = Tu n’auras plus de ping quand c’est à toi.

not-opened = Donc je n’ai pas ouvert la table.
show-again = Utilise `/eights show` pour la voir.

## The message of a table before its match.

join = Rejoindre
add-bot = Ajouter un bot
start = Commencer
more = Plus

aim = Partie : { $aim }.
house-rules-are = Règles maison : { $rules }
rule = { $rule } : { $value }
and-more = et { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
pace = Tours : { $pace }
event = Ouverte pour [un événement du serveur]({ $link })

ranked = Compte pour le classement.
too-short = Trop courte pour compter au classement.
hints = Conseils permis : à ton tour, appuie sur **Conseil** dans ta main. Ne compte pas pour le classement.
ranked-with-two = Compte pour le classement dès qu’une deuxième personne arrive.

seat = **{ $number }** · { $player }
host = { $player } · hôte
bot = 🤖 { $name } (bot { $level })
team = **Équipe { $team }**
open = libre
chair-host = hôte
chair-bot = bot { $level }
chair = { $name } ({ $note })
sitting = À la table : { $names }.
free-seats = { $count ->
    [0] La table est complète.
    [one] Encore { $count } place libre.
   *[other] Encore { $count } places libres.
}
ready = Appuie sur **Commencer** quand tout le monde est là.
not-ready = { $why }

## The open tables of a server, as a list for one member.

heading = ### Tables ouvertes
mine = ### Tes tables
    Choisis-en une pour voir ta main.
none = ### Aucune table ouverte
    Lance la première : **Jouer** en ouvre une dans ce salon.
line = { $kind ->
    [free] **{ $table }** dans { $place } · { $free ->
            [one] { $free } place libre
           *[other] { $free } places libres
        } · avec { $players }
    [full] **{ $table }** dans { $place } · complète · avec { $players }
    [yours] **{ $table }** dans { $place } · tu y es · avec { $players }
    [away] **{ $table }** dans { $place } · ta place t’attend · avec { $players }
    [bot] **{ $table }** dans { $place } · partie en cours, une place de bot à prendre · avec { $players }
   *[playing] **{ $table }** dans { $place } · partie en cours · avec { $players }
}
page = Page { $number } sur { $pages }

open-join = Rejoindre la { $table }
sit = S’asseoir à la { $table }
open-come-back = Revenir à la { $table }
table = Table { $number }
earlier = Précédent
later = Suivant
play-now = Jouer

## A friend is invited to a table. $table is its title, $name the friend’s.

invite-opened = La { $table } est ouverte, et { $name } reçoit ton invitation.
    .unreached = La { $table } est ouverte, mais je n’ai pas pu joindre { $name }. Dis-lui d’appuyer sur **Rejoindre**.
invited = { $name } reçoit ton invitation à la { $table }.
    .unreached = Je n’ai pas pu joindre { $name }. Dis-lui d’appuyer sur **Rejoindre** à la { $table }.

no-table = Aucune de tes tables ici n’attend de joueurs. Ouvres-en une avec `/eights open`, puis invite quelqu’un.
not-waiting = La { $table } n’attend plus de joueurs. Invite quelqu’un à la prochaine partie.
friend-is-bot = C’est un bot, donc invite plutôt une personne. Pour un de mes bots, appuie sur **Ajouter un bot** à la table.
friend-is-you = Tu ne peux pas t’inviter toi-même. Choisis quelqu’un d’autre.
friend-left = { $name } n’est plus sur ce serveur. Choisis quelqu’un qui y est.
friend-gone = Cette personne n’est plus sur ce serveur. Choisis quelqu’un qui y est.
friend-cannot-see = { $name } ne voit pas le salon de la table. Ouvre une table dans un salon que vous voyez tous les deux.
friend-sits = { $name } est déjà à la { $table }.
friend-invited = { $name } a déjà une invitation à la { $table }. Elle reste dans le salon jusqu’au début de la partie.

# The form

title = Inviter quelqu’un
friend = Qui inviter
    .help = Cette personne reçoit un ping et un bouton Rejoindre.

refused = « { $event } » commence, mais je n’ai pas pu ouvrir sa table. { $why }

## A friend is invited to a table: a ping to that person alone. $who is their mention, $host invites.

invitation = { $who } – { $host } t’attend pour jouer : { $table } !
invited-join = Rejoindre

role-line = { $role } – la { $table } est ouverte. Installez-vous !
role-join = Rejoindre
