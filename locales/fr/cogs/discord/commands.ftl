# The slash commands as Discord shows them while they are typed. A description may have 100 characters, and so may a
# choice. `command-GROUP-NAME` is a subcommand, its forms are its options.

command-eights = Jouer aux cartes ici
command-card = Jouer tes cartes
command-houserules = Changer, enregistrer et partager les règles d’une table
command-tournament = Ouvrir, rejoindre et gérer des tournois

# The menu of a person, and of a message. 32 characters at most.

menu-invite = Inviter à ma table
menu-profile = Profil Eights
menu-bring = Ramener la table en bas

# Options that several subcommands have

option-table = Quelle table, s’il y en a plusieurs ici
option-game = Un jeu ou des règles maison. Cherche par nom, pays ou genre (rapides, longs, en équipes, déjantés)
option-level = Le niveau des bots
option-quick = Vrai : les bots jouent tout de suite. Faux : ils prennent leur temps, pour qu’on puisse suivre
option-card = La carte, comme 8P pour 8♠

## /eights

command-eights-open = Jouer aux cartes ici : ouvrir une table pour des amis et des bots
    .seats = Combien de places
    .bots = Combien de bots s’assoient tout de suite
    .target = Combien de points, ou de manches gagnées, terminent la partie
    .pace = Le temps limite par tour
    .place = Où ouvrir la table
    .hints = Vrai : on peut demander des conseils, mais la partie ne comptera pas pour le classement
    .friend = Inviter quelqu’un, qui reçoit un ping et un bouton Rejoindre
command-eights-games = Parcourir les jeux par genre, nombre de joueurs ou pays, ou en chercher un par son nom
command-eights-join = S’asseoir à une table, reprendre sa place, ou trouver une table ouverte sur ce serveur
command-eights-leave = Quitter ta place. En pleine partie, un bot joue pour toi
command-eights-start = Distribuer, lancer la manche suivante ou ouvrir la revanche, selon ce que ta table attend
command-eights-hand = Regarder tes cartes
command-eights-show = Remettre une table en bas du salon, ou voir ses scores, sa défausse et le reste
    .what = Ce que tu veux voir. Laisse vide pour remettre la table en bas
command-eights-table = Gérer une table : ses bots, ses places, ses invitations, ses options, ou la fermer
    .action = Que faire
    .seat = Quelle place. Laisse vide pour ajouter un bot
    .level = Le niveau du bot
    .player = Qui inviter
command-eights-practice = Apprendre contre un bot facile. J’explique chaque règle quand elle se présente
    .game = Quel jeu. Par défaut : Crazy Eights
command-eights-today = Jouer la donne du jour : les mêmes cartes pour tout le monde ici, un essai chacun
command-eights-help = Les premiers pas, et ce que tu peux faire maintenant
command-eights-me = Tes pings, tes cartes, et ce qu’Eights sait de toi
    .zone = Ton fuseau horaire, pour les heures que tu écris. Une ville, comme Paris ou Montréal
command-eights-settings = Régler le serveur : salons, rôles, jeux, donne du jour, rythme, heures calmes et limites
command-eights-leaderboard = Voir qui joue le mieux sur ce serveur, ou où en est quelqu’un
    .player = Les résultats d’une seule personne. Ça peut être toi
    .by = Ce qui décide du classement
    .game = Un seul jeu. Laisse vide pour tous
    .period = Quelles parties comptent
command-eights-history = Voir les parties jouées, en revoir une, ou vérifier ses donnes
    .what = La liste des parties, ou la preuve qu’aucune carte d’une partie n’a été changée
    .member = De qui voir les parties. Laisse vide pour tout le monde
    .game = Un seul jeu. Laisse vide pour tous
    .here = Vrai : seulement les parties de ce salon
    .match = Aller droit à une partie. Écris son numéro, un joueur ou un jeu

## /card

command-card-play = Jouer une carte, ou plusieurs qui vont ensemble. Avant ton tour, en prévoir une
    .card = La carte, comme 8P ou 24. S’il y en a plusieurs, mets des espaces : la dernière va dessus
    .suit = La couleur que tu demandes avec un passe-partout
    .last-card = Vrai : dire « dernière carte » (ou le mot de ta table) en jouant
    .rank = La valeur à demander, si ta carte en demande une
    .sequence = Str8 Eight à deux séries : laquelle reçoit la carte
command-card-draw = Piocher une carte, ou prendre la pénalité
    .pile = Dans quel tas tu pioches
command-card-pass = Passer, ou garder la carte piochée
command-card-discard = Str8 Eight : défausser une carte
    .card = La carte, comme 24
command-card-give = Donner une carte quand le jeu le permet
    .card = La carte, comme 8P. Laisse vide pour ne rien donner
    .last-card = Vrai : dire « dernière carte » (ou le mot de ta table) avec la dernière carte donnée
command-card-challenge = Contester un bluff possible, ou laisser passer
    .reply = Ta réponse
command-card-catch = Contrer quelqu’un qui n’a plus qu’une carte et ne l’a pas dit
command-card-last-card = Dire « dernière carte », ou le mot de ta table
command-card-pick = Choisir une couleur si la première carte est passe-partout, ou le sens du jeu
    .suit = La couleur que tu demandes
    .direction = Le sens du jeu, quand c’est à celui qui commence de le choisir
command-card-rule = Bartok et Mao : ajouter une règle après une manche gagnée, ou en deviner une cachée
    .action = Ajouter ou deviner
    .rule = Quelle règle. Deviner à tort coûte une carte
command-card-say = Mao : dire une phrase avant de jouer ou de piocher
    .phrase = Ce que tu dis
command-card-take-back = Annuler le coup prévu, ou reprendre la carte jouée, avant que quelqu’un réagisse
    .reply = Quand quelqu’un demande à reprendre une carte : accepter ou refuser
command-card-ask = Demander pourquoi une carte ne va pas, ou le conseil d’un expert si la table le permet
    .about = Ce que tu veux savoir
    .card = La carte que tu ne peux pas jouer. Laisse vide pour les voir toutes

## /houserules

command-houserules-show = Lire les règles d’une table ou d’un jeu
    .game = Un jeu ou des règles maison. Laisse vide pour la table d’ici
command-houserules-edit = Changer les règles d’une table avant sa partie, ou des règles enregistrées sur ce serveur
    .game = Des règles enregistrées à changer, ou le jeu de départ pour en faire de nouvelles
command-houserules-save = Enregistrer pour ce serveur les règles d’une table, ou celles d’un code
    .name = Un nom, comme Vendredi soir
    .code = Un code d’un autre serveur. Laisse vide pour enregistrer les règles de la table d’ici
command-houserules-saved = Voir les règles maison enregistrées ici, en partager avec un autre serveur, ou en supprimer
    .action = Que faire. Laisse vide pour les voir toutes
    .name = Quelles règles maison. Pour partager celles de la table d’ici, laisse vide

## /tournament

command-tournament-open = Ouvrir un tournoi dans ce salon
    .rounds = Combien de manches. Après la dernière, le meilleur total gagne
    .minutes = Combien de minutes au plus par tour
    .starts = Une heure de départ comme « 19:30 », puis le jour. Règle ton fuseau horaire avec /eights me
command-tournament-join = Rejoindre le tournoi d’ici, ou y revenir
command-tournament-leave = Quitter le tournoi. Un bot finit ta manche
command-tournament-show = Remettre le tournoi en bas du salon
command-tournament-manage = Gérer un tournoi : le lancer, le mettre en pause, ajouter ou retirer quelqu’un, l’annuler
    .action = Que faire
    .player = Qui retirer

## What the values of an option mean

choice-level-easy = Facile – fait des fautes de débutant
choice-level-steady = Solide – joue la carte qui s’impose
choice-level-expert = Expert – retient tout, voit loin, ne voit jamais les cartes cachées
choice-direction-clockwise = Sens horaire
choice-direction-counterclockwise = Sens antihoraire
choice-what-table = Table – la remettre en bas du salon
choice-what-scores = Scores – manche par manche
choice-what-pile = Défausse – qui a joué quoi
choice-what-log = Journal – ce qui s’est passé dans cette manche
choice-what-sheet = Feuille – Str8 Eight : tous les nombres, et ce qui peut les suivre
choice-what-details = Pas de maldonne – le sceau maintenant, la preuve et le code de donne après la partie
choice-what-tables = Tables – les tables ouvertes de ce serveur
choice-table-action-add = Ajouter – un bot s’assoit
choice-table-action-level = Niveau – changer le niveau d’un bot
choice-table-action-remove = Retirer – libérer une place. En pleine partie, un bot prend le relais
choice-table-action-invite = Inviter – quelqu’un reçoit un ping et un bouton Rejoindre
choice-table-action-options = Options – jeu, objectif, rythme, places. Pendant la partie, qui peut remplacer un bot
choice-table-action-close = Fermer – une partie en cours finit sans vainqueur
choice-history-matches = Parties – la liste, ou une partie à revoir
choice-history-verify = Vérifier – s’assurer qu’aucune carte d’une partie n’a été changée
choice-from-draw = Pioche
choice-from-discard = Défausse – Str8 Eight : prendre la carte du dessus
choice-answer-challenge = Contester – c’est du bluff
choice-answer-stand = Laisser passer – le coup reste joué
choice-rule-action-add = Ajouter – ta propre règle, après une manche gagnée
choice-rule-action-guess = Deviner – une règle cachée
choice-about-why-not = Pourquoi ? – ce qui empêche de jouer une carte maintenant
choice-about-hint = Conseil – ce que jouerait un expert
choice-saved-action-list = Liste – tout ce qui est enregistré ici
choice-saved-action-share = Partager – obtenir un code pour s’en servir sur un autre serveur
choice-saved-action-delete = Supprimer – pour de bon
choice-manage-start = Commencer – distribuer la première manche
choice-manage-pause = Pause – ou reprise
choice-manage-close = Fermer – annuler le tournoi
choice-manage-bot = Bot – en ajouter un
choice-manage-remove = Retirer – faire sortir un joueur ou un bot
choice-suit-S = ♠ Pique
choice-suit-H = ♥ Cœur
choice-suit-D = ♦ Carreau
choice-suit-C = ♣ Trèfle
choice-suit-O = ● Rond
choice-suit-V = ▲ Triangle
choice-suit-X = ✚ Croix
choice-suit-U = ■ Carré
choice-suit-Y = ★ Étoile

## The games, in a list: what each is, in a few words, as a line may have 100 characters

game-choice = { $name } · { $least ->
    [2] { $most ->
            [2] à 2
           *[other] de 2 à { $most }
        }
   *[other] de { $least } à { $most }
} · { $length ->
    [none] { $what }
   *[other] { $length } · { $what }
}
zone-choice = { $zone } · là-bas il est { $time }
preset-choice = { $name } · règles maison pour { $game }
choice-game-crazy-eights = suis la couleur ou la valeur, les 8 sont passe-partout
choice-game-eights = le classique : pioche jusqu’à pouvoir jouer, à 4 par équipes
choice-game-eights-program = pioche jusqu’à pouvoir jouer, le gagnant prend les points
choice-game-eights-250 = seuls les 8 sont spéciaux, premier à 250 points
choice-game-countdown = vide ta main huit fois, le passe-partout change à chaque fois
choice-game-countdown-jacks = Countdown, avec des valets de saut et une dame redoutable
choice-game-kings-reverse = du bluff avec les jokers, des cadeaux et des mariages
choice-game-blackjack = les 2 et les valets se cumulent, l’as est passe-partout
choice-game-str8-eight = pour changer : monte une série de huit nombres croissants
choice-game-switch = alias Take Two, l’as va sur tout, les 2 et les valets se cumulent
choice-game-mzansi = d’Afrique du Sud, les 8 bloquent les pénalités
choice-game-huit-americain = de France, dis « carte » quand il t’en reste une
choice-game-puskiyon = de Turquie, ni passe-partout ni carte spéciale
choice-game-huit = du Québec, les 8 sont passe-partout, les 10 changent le sens
choice-game-mau-mau = d’Allemagne, à 32 cartes, le valet est passe-partout
choice-game-mau-mau-52 = Mau-Mau avec deux jeux complets
choice-game-tschau-sepp = de Suisse, à 36 cartes, couvre ton as
choice-game-pesten = des Pays-Bas, finis par une carte sans effet
choice-game-makao = de Pologne, les valets demandent une valeur
choice-game-macau = de Hongrie, enchaîne les cartes
choice-game-agony = de Grèce, les 8 font rejouer
choice-game-jacks-twos-eights = joue des suites de cartes, gare à l’A♥
    .heard = joue des suites de cartes, gare à l’as de cœur
choice-game-jack-change-it = d’Irlande du Nord, le valet est passe-partout
choice-game-last-card = de Nouvelle-Zélande, les 5 font piocher 5
choice-game-one-card = de Corée, on répond à une attaque par une carte plus forte
choice-game-zimbabwe = un as permet de jouer d’autres cartes de sa couleur
choice-game-ocho-locos = de Porto Rico, huit manches, une carte de moins à chaque fois
choice-game-super-crazy-eights = quinze manches : de 8 cartes à 1, puis retour à 8
choice-game-rockaway = deux jeux de cartes, pioche jusqu’à pouvoir jouer
choice-game-bartok = le gagnant d’une manche ajoute une règle au jeu
choice-game-mao = des règles de conduite cachées, à toi de les trouver
