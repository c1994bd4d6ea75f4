# What a person prefers in a server, and what is stored about them.

heading = ### Ta page sur ce serveur
saved = Enregistré.
unknown = Ce choix n’existe plus. Rouvre `/eights me`.
chapter-turn = Mon tour
chapter-cards = Mes cartes
chapter-ratings = Cotes
chapter-language = Ma langue
my-data = Mes données
forget-me = M’oublier

pings-on = Je te pinge quand c’est à toi.
pings-off = Je ne te pinge pas quand c’est à toi.
pings-never = Les pings sont désactivés sur ce serveur.
zone = Fuseau horaire · { $zone }. Pour en changer : `/eights me zone:`.
zone-of-server = Fuseau horaire · pas choisi, donc je prends { $zone }. Pour le choisir : `/eights me zone:`.

ask-pings = Me pinger quand c’est à moi
    .help = Je te mentionne dans le salon, et j’efface le message une fois que tu as joué.
ask-skips = Piocher ou passer pour moi
    .help = Seulement si tu ne peux rien faire d’autre. Dès qu’il y a un choix, c’est toi qui décides.
ask-confirms = Demander confirmation avant de jouer
    .help = Le premier appui sur une carte demande confirmation, le deuxième la joue.
ask-order = Ranger ma main
ask-order-suit = Par couleur
ask-order-rank = Par valeur
ask-colours = Jeu de cartes
ask-colours-two = Deux teintes
ask-colours-four = Quatre teintes
ask-size = Taille de mes cartes
ask-size-normal = Normale
ask-size-large = Grande
ask-text = Texte seul
    .help = Pas d’images, une info par ligne, couleurs en toutes lettres. Fait pour les lecteurs d’écran.
ask-hidden = Cacher les cotes
    .help = Tes parties comptent toujours, et tes autres résultats restent visibles.
ask-hidden-mine = Cacher ma cote à tous les autres
ask-hidden-all = Me cacher toutes les cotes

ask-language = Ma langue
    .help = Pour ta main et tes messages privés. Les messages publics sont dans la langue du serveur.
ask-language-discord = Comme mon Discord
ask-letters = Lettres de ma langue sur mes cartes
    .help = Sinon, tes cartes montrent A, K, Q et J.

data-heading = ### Ce que je garde sur toi
data-file = Le fichier contient tout ce qui te nomme, de tous les serveurs : tes places, résultats, cotes et tournois, les règles maison que tu as enregistrées, et ce que tu as choisi.
data-rest = -# Les cartes d’une partie en cours n’y sont pas. Les coups d’une partie nomment des places, pas des gens. Je ne garde aucun message. **M’oublier** te retire de tout ça, sur tous les serveurs.
data-too-much = Tes données sont trop grosses pour un message. Demande-les à la personne qui fait tourner ce bot.

# Being forgotten

forget = ### Me faire oublier
    Tu quittes toutes les tables et tous les tournois, et ton nom et tes résultats sont effacés sur tous les serveurs, pour de bon. Les gens avec qui tu as joué gardent leurs résultats et leurs cotes. Ta place y reste, sans nom ni lien vers toi. Les anciens messages dans les salons restent, comme les fichiers que d’autres ont téléchargés.
forget-presets = Les règles maison que tu as enregistrées ({ $count }) sont effacées aussi. Tu peux plutôt les laisser à leurs serveurs, sans ton nom. Les copies que d’autres ont enregistrées sont à eux et restent.
forget-button = M’oublier pour de bon
leave-button = M’oublier, garder mes règles maison
forgotten = C’est oublié. Merci d’avoir joué !
    -# Les anciens messages dans les salons montrent encore ton nom, tout comme les fichiers que d’autres ont téléchargés et les sauvegardes d’avant aujourd’hui. Seule la personne qui fait tourner ce bot peut supprimer les sauvegardes.
