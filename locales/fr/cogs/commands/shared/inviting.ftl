# A friend is invited to a table. $table is its title, $name the friend’s.

opened = La { $table } est ouverte, et { $name } reçoit ton invitation.
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
