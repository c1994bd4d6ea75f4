# The settings of a server: the command, the page, and the forms of its chapters.

heading = ### Réglages du serveur
saved = Enregistré.

chapter-places = Lieux et langue
chapter-games = Jeu et rythme
chapter-day = Donne du jour
chapter-times = Heures et pings
chapter-people = Rôles
chapter-limits = Limites

# The page. $channels and $roles are lists.

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
day-on = Donne du jour · { $game }
day-off = Donne du jour · désactivée
pace = Temps par tour · { $pace }
zone = Fuseau horaire · { $zone }
quiet = Heures calmes · de { $start } à { $end }
quiet-none = Heures calmes · aucune
clock = { $hour }:00
language = Langue · { $language }
language-of-server = Langue · { $language }, comme le serveur
pings-on = Pings · activés
pings-off = Pings · désactivés
role = Rôle à pinger · { $role }
no-role = Rôle à pinger · aucun
role-blocked = Discord m’empêche de pinger ce rôle : tout le monde n’a pas le droit de le mentionner, et il me manque **Mentionner @everyone, @here et tous les rôles**.
role-not-yours = Choisis un rôle que tu peux mentionner toi-même.
everyone = tout le monde
opens-tables = Qui ouvre des tables · { $roles }
opens-tournaments = Qui ouvre des tournois · { $roles }
limit-tables = Tables ouvertes · { $channel } par salon, { $person } par personne
limit-house-rules = Règles maison enregistrées · { $server } sur le serveur, { $person } par personne

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
