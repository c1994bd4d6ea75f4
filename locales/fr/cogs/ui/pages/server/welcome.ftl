# First contact: the message in a server that the bot has just joined, and /eights help.

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
