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
skips-on = Quand tu ne peux que piocher ou passer, je le fais pour toi.
skips-off = Tu pioches et passes toi-même.
confirms-on = Quand tu touches une carte, je te demande confirmation avant de la jouer.
confirms-off = Quand tu touches une carte, elle est jouée tout de suite.
order-suit = Ta main est rangée par couleur.
order-rank = Ta main est rangée par valeur.
text-on = Tu ne vois que du texte : pas d’images, une info par ligne, les couleurs en toutes lettres.
text-off = Tu vois tes cartes en images.
colours-two = Ton jeu a deux teintes.
colours-four = Ton jeu a quatre teintes : carreau en bleu, trèfle en vert.
size-normal = Tes cartes sont de taille normale.
size-large = Tes cartes sont grandes.
rating-shown = Les autres voient ta cote.
rating-hidden = Personne d’autre que toi ne voit ta cote. Tu n’es pas dans leur classement par cote.
ratings-shown = Tu vois les cotes.
ratings-hidden = Tu ne vois aucune cote, pas même la tienne.
language = **Ta langue :** { $language }
language-of-discord = **Ta langue** est celle de ton Discord : { $language }
letters-own = Tes cartes ont les lettres de ta langue.
letters-english = Tes cartes ont les lettres anglaises : A, K, Q, J.
zone = **Ton fuseau horaire :** { $zone }. Change-le avec `/eights me zone:`.
zone-of-server = **Ton fuseau horaire** n’est pas choisi, donc je prends { $zone } pour les heures que tu écris. Choisis-le avec `/eights me zone:`.

ask-pings = Me pinger quand c’est à moi
    .help = Un court message dans le salon te mentionne, et disparaît une fois que tu as joué.
ask-skips = Piocher ou passer pour moi
    .help = Seulement si tu ne peux rien faire d’autre. Dès qu’il y a un choix, tu le fais.
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
    .help = Tout le reste compte encore et reste visible.
ask-hidden-mine = Ma cote, à tous les autres
ask-hidden-all = Toutes les cotes, à moi

ask-language = Ma langue
    .help = Pour ta main et ce que personne d’autre ne voit. Le reste est dans la langue du serveur.
ask-language-discord = Comme mon Discord
ask-letters = Lettres de ma langue sur mes cartes
    .help = Sinon : A, K, Q et J dans ta main et ce que personne d’autre ne voit.

data-heading = ### Ce que je garde sur toi sur ce serveur
data-name = Ton identifiant Discord et ton nom au classement : { $name }
data-no-name = Pas de nom au classement
data-matches = Tes résultats : { $count ->
    [0] aucun
    [one] { $count } partie
   *[other] { $count } parties
}
data-seats = Tables ouvertes où tu as une place ou dont tu es l’hôte : { $count }
data-tournaments = Tournois rejoints : { $count }
data-house-rules = Règles maison enregistrées : { $count }
data-preferences = Ce que tu as choisi avec `/eights me`, et la langue de ton Discord si je la parle
data-no-preferences = Rien choisi avec `/eights me`
data-file = Le fichier contient tout, de tous les serveurs : tes places, résultats, parties et tes coups, avec les numéros des appuis qui prouvent leurs cartes.
data-rest = -# Les cartes d’une partie en cours n’y sont pas. Les coups d’une partie nomment des places, pas des gens. Je ne garde aucun message. **M’oublier** efface tout ça, sur tous les serveurs.
data-too-much = Tes données sont trop grosses pour un message. Demande-les à la personne qui fait tourner ce bot.
