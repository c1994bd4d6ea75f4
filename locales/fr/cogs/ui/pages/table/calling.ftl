# Calling players to a table, and where a table is. $when is a moment that Discord counts down to.

turn = { $player }, à toi de jouer à la { $table }.
adding = { $player }, tu as gagné la manche à la { $table }. Tu peux maintenant ajouter une règle.
warning = { $player }, c’est toujours à toi à la { $table }. Un bot prend le relais { $when }.
start = { $players }, les cartes sont distribuées à la { $table }. { $first } commence. Appuie sur **Ma main** pour voir tes cartes.
my-hand = Ma main

seated = Tu as une place à la { $table }.
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

place = Où ouvrir la table
place-channel = Ce salon
place-thread = Son propre fil
thread = La **{ $table }** a son propre fil.
thread-opened = La { $table } est ouverte dans { $link }.
no-threads-here = Ce salon ne peut pas avoir de fils. Ouvre la table dans un salon textuel, ou avec `place: Ce salon`.
no-threads-allowed = Je ne peux pas créer de fil ici : il me manque { $missing }. Demande à un admin de me donner ce droit, ou ouvre la table avec `place: Ce salon`.
thread-failed = Discord ne m’a pas laissé créer de fil ({ $why }), donc aucune table n’est ouverte. Essaie `place: Ce salon`.
