# What a table refuses: what is wrong, and what to do next.

# Opening a table, and who sits there.

wrong-seats = { $game } se joue de { $fewest } à { $most } joueurs, pas à { $count }.
wrong-seats-exactly = { $game } se joue à { $most }, pas à { $count }.
room-for-bots = En plus de toi, il y a de la place pour { $room ->
    [one] { $room } bot
   *[other] { $room } bots
}, pas pour { $count }.
no-target = Ce jeu n’a pas d’objectif : il s’arrête quand quelqu’un est descendu à 0.
begun-without-you = Cette partie a commencé sans toi. Rejoins la revanche, ou ouvre ta table avec `/eights open`.
begun-and-full = Cette partie a commencé sans toi, et il n’y a pas de place de bot à prendre. Rejoins la revanche, ou ouvre ta table avec `/eights open`.
no-seat-in-play = Tous les bots de cette table sont hors jeu. Rejoins la revanche, ou ouvre ta table avec `/eights open`.
no-sitting-in = Dans cette partie, les bots gardent leur place. Rejoins la revanche, ou ouvre ta table avec `/eights open`.
sat-first = { $name } a pris la dernière place de bot. Rejoins la revanche, ou ouvre ta table avec `/eights open`.
seat-decided-about = Quelqu’un fait un choix qui concerne ce bot. Appuie de nouveau sur **S’asseoir** ensuite.
seat-lost = { $name } a pris ta place pendant ton absence. Appuie sur **S’asseoir** si un bot a encore une place ici, ou rejoins la revanche.
seat-lost-and-full = { $name } a pris ta place pendant ton absence, et il n’y a plus de place de bot à prendre. Rejoins la revanche, ou ouvre ta table avec `/eights open`.
no-such-newcomers = Ce choix n’existe plus. Appuie de nouveau sur **Plus**.
already-seated = Tu es déjà à cette table.
    .match = Tu es déjà à cette table. Appuie sur **Ma main**, ou utilise `/eights hand`, pour voir tes cartes.
    .over = Tu es à cette table, et sa partie est finie. Appuie sur **Revanche**, ou utilise `/eights start`, pour rejouer.
full = Cette table est complète : les { $count } places sont prises. Ouvre la tienne avec `/eights open`.
no-more-bots = La partie a commencé, donc tu ne peux pas ajouter de bot. Un bot peut seulement remplacer quelqu’un qui n’est pas là.
hints-off = Il n’y a pas de conseils à cette table, pour que ses parties comptent. Pour la prochaine, l’hôte peut les permettre dans **Options de la table**.
day-hints = Il n’y a pas de conseils à la donne du jour : tout le monde joue les mêmes cartes, sans aide. Pour des conseils, joue avec `/eights practice`.
tournament-hints = Il n’y a pas de conseils en tournoi. Pour des conseils, joue avec `/eights practice`.
no-such-level = Il n’y a pas de bot { $level }. Choisis { $levels }.
bot-plays-already = Un bot joue déjà à cette place. Reprends-la avec `/eights join`.
not-seated = Tu n’es pas à la { $table }. Ouvre ta table avec `/eights open`.
not-seated-in-tournament = Tu n’es pas à la { $table }. Appuie sur **Ma main** dans le message du tournoi pour aller à la tienne.
too-few = Ce jeu demande au moins { $count } joueurs. Ajoute un bot, ou attends d’autres joueurs.

# What may be changed, and by whom.

rules-fixed = Cette partie garde les règles du départ. Change-les avant la prochaine.
only-host = Seul l’hôte (ou la modération) peut faire ça. Demande-lui, ou ouvre ta table avec `/eights open`.
only-host-yet = Seul l’hôte (ou la modération) peut faire ça. Si { $name } ne joue pas pendant un jour, tu peux laisser jouer un bot à sa place. Si c’est l’hôte, tu deviens l’hôte.
only-host-now = Seul l’hôte (ou la modération) peut faire ça. La table attend { $name } depuis un jour, donc tu peux appuyer sur **Laisser jouer un bot**. Si c’est l’hôte, tu deviens l’hôte.
only-organiser = Seule l’orga (ou la modération) peut faire ça. Demande-lui.

# Planning a move.

nothing-to-plan = Pendant que les autres jouent, tu peux prévoir de jouer une carte ou de piocher. Voici ta main maintenant.
plan-costs = Ton coup prévu te coûterait maintenant plus de cartes.
# Tables of tournaments.

tournament-newcomer = Cette table fait partie d’un tournoi. S’il reste une manche à venir, rejoins-le avec `/tournament join`.
tournament-take-back = En tournoi, une carte jouée reste jouée.
day-take-back = La donne du jour, c’est un seul essai chacun, donc une carte jouée reste jouée.
take-back-off = On ne reprend pas ses cartes à cette table. Pour la prochaine partie, l’hôte peut le permettre dans **Options de la table**.
tournament-close = Une table de tournoi ferme avec sa manche. L’orga peut laisser les bots la finir, ou annuler le tournoi.
tournament-rematch = Une table de tournoi n’a pas de revanche. Tout le monde aura une nouvelle table à la manche suivante.
tournament-over = Cette table de tournoi a fini sa manche. Tout le monde aura une nouvelle table à la manche suivante.
no-such-seat = Il n’y a pas de place { $seat } à cette table. Choisis-en une dans la liste.
no-bot-there = Il n’y a pas de bot à cette place. Choisis-en une dans la liste.
day-is-for-one = C’est l’essai de quelqu’un d’autre à la donne du jour. Joue le tien avec `/eights today`.
day-is-fixed = La donne du jour est la même pour tout le monde, donc personne ne peut la changer.
day-leave = Ton essai à la donne du jour reste ouvert jusqu’à la fin de la journée. Retrouve-le avec `/eights today`.
day-once = Tu as déjà joué ton seul essai à la donne du jour. Regarde où ça en est avec `/eights today`.
practice-is-for-one = Une table d’entraînement est pour une seule personne. Ouvre la tienne avec `/eights practice`.
