# Opening a table, sitting down and getting up. $table is a table’s title, $name a player’s.

opened = La { $table } est ouverte.
open-already = Tu as déjà ouvert la { $table } ici. Appuie sur **Commencer** quand tout le monde est là.
bot-joined = { $name } s’assoit à la { $table }.
bot-level = À la { $table }, { $name } { $level ->
    [easy] joue maintenant sans forcer
    [expert] retient maintenant tout et voit loin
   *[other] joue maintenant la carte qui s’impose
}.
left = Tu as quitté la { $table }.
    .bot = Tu as quitté la { $table }. Un bot joue à ta place. Appuie sur **Revenir**, ou utilise `/eights join`.
    .bot-open = Tu as quitté la { $table }. Un bot joue tant que personne ne reprend la place. Appuie sur **Revenir**, ou utilise `/eights join`.
    .out = Tu as quitté la { $table }. La partie est finie pour toi, donc personne ne joue à ta place.
    .waiting = Tu as quitté la { $table }. Il n’y a plus personne, donc la table t’attend. Appuie sur **Revenir**, ou utilise `/eights join`.
come-back = Revenir
dealt = Les cartes sont distribuées à la { $table }.
under-way = La manche est en cours, donc il n’y a rien à lancer. Regarde tes cartes avec `/eights hand`.
removed = { $name } n’est plus à la table.
    .bot = Un bot joue pour { $name } en attendant son retour.
closed = La { $table } est fermée.
moved = La { $table } est maintenant en bas du salon.
pings-on = Tu auras un ping quand ce sera à toi.
pings-off = Tu n’auras plus de ping quand c’est à toi.

which-seat = Quelle place ? Choisis-la dans la liste de `seat:`.
no-such-seat = Cette place n’existe pas. Choisis-en une dans la liste de `seat:`.
which-level = Quel niveau pour le bot ? Choisis aussi `level:`.
which-player = Qui veux-tu inviter ? Choisis la personne dans `player:`.
seats-changed = Les places ont changé. Appuie de nouveau sur **Plus**.
seat-choice = { $number } : { $name }
    .bot = { $number } : { $name } (bot)

not-opened = Donc je n’ai pas ouvert la table.
stays = La table reste là où elle est.
show-again = Utilise `/eights show` pour la voir.
