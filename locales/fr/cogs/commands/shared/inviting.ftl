# A friend is invited to a table. $table is its title, $name the friend’s.

opened = { $table } est ouverte, et l’invitation est partie pour { $name }.
    .unreached = { $table } est ouverte, mais impossible de joindre { $name }. Dis-lui d’appuyer sur **Rejoindre**.
invited = L’invitation à la { $table } est partie pour { $name }.
    .unreached = Impossible de joindre { $name }. Dis-lui d’appuyer sur **Rejoindre** à la { $table }.

no-table = Tu n’as pas de table qui attend des joueurs ici. Ouvres-en une avec `/eights open`, puis invite quelqu’un.
not-waiting = { $table } n’attend plus personne. Attends la prochaine partie pour inviter quelqu’un.
friend-is-bot = C’est un bot. Invite une personne, et ajoute mes bots avec **Ajouter un bot** à la table.
friend-is-you = Tu as déjà ta place à ta propre table. Choisis quelqu’un d’autre.
friend-left = { $name } n’est plus sur ce serveur. Choisis quelqu’un qui y est.
friend-gone = Cette personne n’est plus sur ce serveur. Choisis quelqu’un qui y est.
friend-cannot-see = { $name } ne voit pas le salon de la table. Ouvre une table dans un salon que vous voyez tous les deux.
friend-sits = { $name } a déjà une place à la { $table }.
friend-invited = { $name } a déjà une invitation à la { $table }. Elle reste dans le salon jusqu’au début de la partie.

# The form

title = Inviter quelqu’un
friend = Qui inviter
    .help = Cette personne reçoit un ping et un bouton Rejoindre.
