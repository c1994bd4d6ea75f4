## The settings of a server: the command, the page, and the forms of its chapters.

heading = ### Réglages du serveur
saved = Enregistré.

chapter-places = Lieux et langue
chapter-games = Jeu et rythme
chapter-day = Donne du jour
chapter-times = Heures et pings
chapter-people = Rôles
chapter-limits = Limites

# The page. The value of each setting is known by its name. $channels, $table_roles and $tournament_roles are lists.

channels = Salons · { $channels }
every-channel = tous
deleted = { $count ->
    [one] { $count } qui n’existe plus
   *[other] { $count } qui n’existent plus
}
place-channel = Nouvelles tables · dans le salon
place-thread = Nouvelles tables · chacune dans son propre fil
game = Jeu par défaut · { $game }
house-rules = « { $name } » (règles maison)
house-rules-gone = { $game }, car les règles maison « { $name } » n’existent plus
house-rules-missing = rien, car les règles maison « { $name } » n’existent plus
day-on = Donne du jour · { $day_game }
day-off = Donne du jour · désactivée
pace = Temps par tour · { $pace }
zone = Fuseau horaire · { $zone }
quiet = Heures calmes · de { $quiet_from } à { $quiet_until }
quiet-none = Heures calmes · aucune
clock = { $hour }:00
language = Langue · { $language }
language-of-server = Langue · { $language }, comme le serveur
pings-on = Pings · activés
pings-off = Pings · désactivés
role = Rôle à pinger · { $mentioned_role }
no-role = Rôle à pinger · aucun
role-blocked = Discord m’empêche de pinger ce rôle : tout le monde n’a pas le droit de le mentionner, et il me manque **Mentionner @everyone, @here et tous les rôles**.
role-not-yours = Choisis un rôle que tu peux mentionner toi-même.
everyone = tout le monde
opens-tables = Qui ouvre des tables · { $table_roles }
opens-tournaments = Qui ouvre des tournois · { $tournament_roles }
limit-tables = Tables ouvertes · { $tables_in_channel } par salon, { $tables_of_member } par personne
limit-house-rules = Règles maison enregistrées · { $house_rules_here } sur le serveur, { $house_rules_of_member } par personne

# The forms. Labels have 45 characters, help has 100.

ask-channels = Salons pour les tables et les tournois
    .help = Si tu n’en choisis aucun, tous sont permis. Un fil compte comme son salon.
ask-place = Où s’ouvrent les nouvelles tables
ask-place-channel = Dans le salon
ask-place-thread = Chacune dans son propre fil
ask-game = Jeu par défaut
ask-game-more = Ou un de ces jeux
ask-house-rules = Ou des règles maison
    .help = Des règles enregistrées sur ce serveur, avec lesquelles on joue par défaut.
ask-pace = Temps habituel par tour
    .help = L’hôte peut choisir un autre rythme pour chaque table.
ask-day = Donne du jour
    .help = Tout le monde ici peut jouer les mêmes cartes une fois par jour avec /eights today.
ask-day-game = Jeu de la donne du jour
ask-zone = Fuseau horaire
    .help = Une ville, comme Paris ou New York, ou UTC+2.
ask-quiet-from = Début des heures calmes
    .help = Aux tables lentes, aucun tour n’expire pendant les heures calmes.
ask-quiet-until = Fin des heures calmes
ask-no-hour = Pas d’heures calmes
ask-pings = Me laisser pinger
    .help = Chacun choisit quand même s’il veut des pings.
ask-role = Rôle à pinger quand une table s’ouvre
    .help = Au plus une fois par heure dans chaque salon, et jamais aux heures calmes.
ask-language = Langue pour tout le monde
    .help = Pour les tables, les journaux et les pings. Chacun voit sa main dans la langue qu’il a choisie.
ask-language-server = Comme le serveur
ask-table-roles = Qui peut ouvrir une table
    .help = Si tu n’en choisis aucun, tout le monde peut en ouvrir. « Gérer le serveur » suffit toujours.
ask-tournament-roles = Qui peut ouvrir un tournoi
    .help = Si tu n’en choisis aucun, tout le monde peut en ouvrir. « Gérer le serveur » suffit toujours.
ask-limit-channel = Maximum de tables ouvertes par salon
ask-limit-member = Maximum de tables ouvertes par personne
ask-limit-rules = Maximum de règles enregistrées sur le serveur
ask-limit-rules-member = Maximum de règles enregistrées par personne

## First contact: the message in a server that the bot has just joined, and /eights help.

-by-ear = Tu utilises un lecteur d’écran ? Active **Texte seul** dans `/eights me`.

fan = Un éventail de cartes : { $cards }.
welcome = ## Salut ! Moi c’est Eights, et je distribue les cartes.
    Crazy Eights, le 8 américain et toute la famille, jusqu’à huit joueurs et bots. **Jouer** ouvre une table dans ce salon. C’est tout nouveau pour toi ? **S’entraîner** te met face à un bot facile et t’explique au fur et à mesure.
help = ## Aide
    Personne ne joue encore ici. **Jouer** ouvre une table dans ce salon, et **S’entraîner** t’apprend le jeu contre un bot facile. `/eights today`, c’est la donne du jour : les mêmes cartes pour tout le monde ici, un essai chacun.
help-lobby = ## Aide · { $table }
    La table est ouverte. { $here ->
        [yes] Invite des amis ou ajoute des bots, puis appuie sur **Commencer**
       *[other] Appuie sur **Rejoindre** pour t’asseoir
    } – l’hôte distribue quand tout le monde est là.
help-match = ## Aide · { $table }
    { $here ->
        [yes] La partie est lancée. Appuie sur **Ma main** pour voir tes cartes. Celles en surbrillance se jouent
        [bot] Une partie est lancée avec un bot. Appuie sur **S’asseoir** pour prendre sa place
       *[other] Une partie se joue sans toi. Rejoins la revanche, ou ouvre ta propre table avec **Jouer**
    }.
help-over = ## Aide · { $table }
    Cette partie est finie. Appuie sur **Revanche** pour rejouer, ou ouvre une nouvelle table avec **Jouer**.

commands = Pendant une partie, tout a son bouton. Si tu préfères taper : `/eights` pour les tables et les réglages, `/card` pour tes cartes, `/houserules` et `/tournament`. Discord montre le reste pendant que tu tapes.
by-ear = -# { -by-ear }
version = -# Eights { $version }

how = ### Premiers pas
    Le premier qui n’a plus de cartes gagne la manche.
    1. **Ouvre une table.** Appuie sur **Jouer** ou utilise `/eights open`. Attends d’autres joueurs ou ajoute des bots, puis appuie sur **Commencer**.
    2. **Appuie sur Ma main.** Personne d’autre ne voit tes cartes. À ton tour, appuie sur une carte en surbrillance pour la jouer : elle a la couleur ou la valeur de la carte du dessus.
    3. **Les 8 sont passe-partout.** Joue-les sur presque tout et choisis la couleur.
    4. **Rien ne va ?** Appuie sur **Piocher**. Tu ne vois pas pourquoi une carte ne va pas ? Appuie sur **Pourquoi ?**
    5. **Plus qu’une carte ?** Dis « dernière carte » en jouant, ou tu en pioches deux.
    -# Les autres jeux ont leurs propres surprises. Découvre-les sous **Tous les jeux**.
    -# { -by-ear }

bots = ### Comment jouent les bots
    🌱 **Facile** fait des fautes de débutant : il joue n’importe quelle carte qui va, et oublie parfois de dire « dernière carte ».
    🃏 **Solide** joue la carte qui s’impose. À deux, il gagne 73 manches sur 100 contre le facile.
    🧠 **Expert** retient tout ce qui s’est joué, voit loin, et ne voit jamais les cartes cachées. À deux, il gagne 60 manches sur 100 contre le solide. À quatre, il en gagne 29 sur 100, au lieu de 25 à chances égales.
    Choisis un niveau sous **Plus** et **Options de la table**, ou avec `/eights table action:Niveau`. Un bot qui remplace quelqu’un est toujours solide.
    -# Mesuré au Crazy Eights. Dans d’autres jeux, le talent compte plus ou moins.

admins = ### Pour les admins
    { $lacking ->
        [none] ✅ Dans ce salon, j’ai toutes les permissions qu’il me faut.
       *[other] ⚠️ Dans ce salon, il me manque : { $missing }.
    }
    🔑 **Ce qu’il me faut :** { $needed }. Pour les tables dans des fils, aussi { $threads }. Pour les tables qui descendent toutes seules, aussi { $history }. Je ne lis aucun message.
    ⚙️ **Réglages :** `/eights settings` règle les salons, le jeu par défaut, la donne du jour, le rythme, les pings, et qui peut ouvrir une table.
    👥 **Qui peut utiliser quoi :** Paramètres du serveur → Intégrations → Eights permet ou bloque chacune de mes quatre commandes par rôle ou par salon. Les membres qui ont la permission « Gérer les messages » peuvent gérer n’importe quelle table.

not-dealt = Donc je n’ai pas distribué.

play-now = Jouer
practice = S’entraîner
how-to-play = Premiers pas
for-admins = Pour les admins
join = Rejoindre
sit-down = S’asseoir
my-hand = Ma main
rematch = Revanche
rules = Règle du jeu
games = Tous les jeux
ratings = Cotes
bots-button = Bots
settings = Réglages
