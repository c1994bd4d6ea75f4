# The house rules of the shedding games: see engine/core/house_rules.en.ftl.

chapter-matching = Couleurs et passe-partout
chapter-special = Effets des cartes
chapter-drawing = Piocher
chapter-several = Plusieurs cartes
chapter-last = Dernière carte

sides =
    .label = Partenaires
    .help = Combien d’équipes jouent. Leurs joueurs s’assoient en alternance : à deux contre deux, les partenaires se font face.
    .value = { $count ->
        [0] chacun pour soi
       *[other] { $count } équipes
    }
packs =
    .label = Jeux de cartes
    .help = Combien de jeux de cartes on mélange ensemble.
    .refused = Joue avec 1 à 6 jeux de cartes, pas { $count }.
pack_kind =
    .label = Sorte de cartes
    .help = Avec quelles cartes on joue. Un jeu Whot a des formes et des numéros, et ses propres passe-partout.
    .french = cœur, pique, carreau et trèfle
    .whot = Whot
pack_size =
    .label = Taille du jeu de cartes
    .help = Combien de cartes a chaque jeu de cartes : toutes, ou seulement du 6 ou du 7 à l’as.
    .value = { $count ->
        [32] 32, du 7 à l’as
        [36] 36, du 6 à l’as
       *[52] 52
    }
    .refused = Un jeu de cartes peut en avoir 32, 36 ou 52, pas { $count }.
jokers =
    .label = Jokers
    .help = Combien de jokers on ajoute à chaque jeu de cartes. Ils sont passe-partout.
    .refused = Choisis zéro, un ou deux jokers par jeu de cartes.
deal =
    .label = Cartes distribuées
    .help = Combien de cartes chacun reçoit.
    .value = { cards }
    .refused = Distribue de 1 à 13 cartes à chacun, pas { $count }.
deals =
    .label = Cartes aux manches suivantes
    .help = Combien de cartes chacun reçoit après la première manche.
    .same = toujours autant
    .down = une de moins à chaque manche, puis on repart d’en haut
    .down-and-up = une de moins à chaque manche, puis une de plus à chaque manche
first_card =
    .label = Première carte
    .help = Quelle carte ouvre la défausse. Si tout le monde commence à trèfle (à étoile avec un jeu Whot), on pioche jusqu’à en avoir un, et cette carte n’a aucun effet.
    .turned-up = la carte du dessus de la pioche
    .of-the-dealer = le donneur joue la dernière carte qu’il a reçue
    .any = le joueur qui commence joue la carte qu’il veut
    .clubs = tout le monde commence à trèfle
first_player =
    .label = Qui commence
    .help = Qui commence une manche.
    .winner = le gagnant de la manche précédente, ou à défaut celui qui a le plus de points en main
    .left = le joueur à gauche du donneur
    .right = le joueur à droite du donneur
    .dealer = le donneur
play_direction =
    .label = Sens du jeu
    .help = Dans quel sens on joue au début d’une manche. La donne tourne dans le même sens (dans le sens horaire si un joueur choisit le sens du jeu).
    .clockwise = sens horaire
    .counterclockwise = sens antihoraire
    .first-player-picks = au choix du joueur qui commence
goal =
    .label = Main vide
    .help = Ce qui arrive quand tu joues ta dernière carte. Au compte à rebours, ton score part du nombre de cartes distribuées, et chaque nouvelle main a autant de cartes que ton score. À 0, tu gagnes.
    .round = tu gagnes la manche
    .countdown = tu descends d’un point et reçois une nouvelle main
    .countdown-by-rounds = tu descends d’un point, puis chacun reçoit une nouvelle main
play_on =
    .label = Jouer jusqu’au dernier
    .help = Quand quelqu’un a fini, les autres continuent jusqu’à ce qu’il n’en reste qu’un avec des cartes.
grows =
    .label = Nouvelles règles
    .help = Le gagnant de chaque manche ajoute une règle, valable jusqu’à la fin de la partie. Les règles cachées portent sur ce qu’il faut dire ou éviter. Elles n’empêchent jamais de jouer une carte, mais en enfreindre une te coûte une carte.
    .not = aucune, les règles ne changent pas
    .openly = le gagnant d’une manche en ajoute une
    .hidden = le gagnant d’une manche en ajoute une cachée

matching =
    .label = Carte jouable
    .help = Quelles cartes vont sur celle du dessus. Avec « une valeur au-dessus ou au-dessous », le roi et l’as se suivent, les couleurs ne comptent pas, et un passe-partout n’en choisit pas.
    .suit-or-rank = même couleur ou même valeur
    .suit = même couleur
    .next-rank = une valeur au-dessus ou au-dessous
still_fitting =
    .label = Cartes jouables par la valeur
    .help = Quand seule la couleur compte, on peut quand même jouer ces cartes sur une carte de même valeur.
    .refused = Pour « Cartes jouables par la valeur », choisis une valeur de l’as au roi.
apart =
    .label = Cartes qu’on ne superpose pas
    .help = Ces valeurs ou ces cartes ne se jouent pas l’une sur l’autre, même si la couleur ou la valeur le permet.
wild =
    .label = Passe-partout
    .help = Ces valeurs vont sur tout, et tu choisis une couleur.
    .refused = Comme passe-partout, choisis une valeur de l’as au roi.
own_wild =
    .label = Passe-partout selon le score
    .help = La valeur égale à ton score est passe-partout pour toi : les 5 quand tu es à 5.
wild_when =
    .label = Jouer un passe-partout
    .help = Quand on peut jouer un passe-partout.
    .any-time = à tout moment
    .when-it-matches = seulement si la couleur ou la valeur correspond
wild_on_wild =
    .label = Passe-partout sur sa valeur
    .help = On peut jouer un passe-partout sur une carte de sa valeur, comme un valet sur un valet.
naming =
    .label = Choix de la couleur
    .help = Quelle couleur on peut choisir avec un passe-partout. Un joker n’en a pas, donc il laisse toujours le choix.
    .any-suit = n’importe quelle couleur
    .another-suit = n’importe quelle autre couleur
    .own-suit = aucune, sa propre couleur compte
    .any-suit-if-it-matches = n’importe quelle couleur si la carte va, sinon aucune
rank_on_wild =
    .label = Même valeur sur un passe-partout
    .help = Sur un passe-partout, on peut aussi jouer la même valeur, pas seulement la couleur demandée.
wild_starter =
    .label = Première carte passe-partout
    .help = Ce qui arrive quand la première carte d’une manche est passe-partout.
    .dealer-names = le donneur choisit une couleur
    .own-suit = sa couleur compte, mais un joker retourne dans le paquet
    .first-player-free = on joue dessus ce qu’on veut
    .another-card = on la remet dans le paquet, on en retourne une autre
    .blind = on tire la couleur au sort, avant que quiconque regarde ses cartes
    .bottom-card = la carte du dessous de la pioche donne la couleur
starter_suit_only =
    .label = Première carte : couleur seule
    .help = Sur la première carte d’une manche, seule la couleur compte, et cette carte n’a pas d’effet spécial.
open_cards =
    .label = Cartes ouvertes
    .help = On joue ce qu’on veut sur ces valeurs ou ces cartes.
free_cards =
    .label = Cartes libres
    .help = Ces valeurs ou ces cartes vont sur tout, mais tu ne choisis pas de couleur.
jump_in =
    .label = Jouer à la volée
    .help = Si tu as exactement la même carte que celle du dessus, tu peux la jouer même si ce n’est pas ton tour. Le jeu continue à partir de toi.
last_resort =
    .label = Dernier recours
    .help = Tu ne peux jouer ces cartes que si aucune autre carte de ta main n’est jouable.
    .refused = Comme dernier recours, choisis une valeur de l’as au roi, ou le joker.
bluffing =
    .label = Bluff
    .help = On peut jouer une carte de dernier recours en bluffant. Le suivant peut contester.
challenge_penalty =
    .label = Contester à tort
    .help = Combien de cartes de plus on pioche quand on conteste à tort.
    .value = { cards }
    .refused = Contester à tort peut coûter de 0 à 10 cartes en plus.

effects =
    .label = Cartes spéciales
    .help = Ce que fait une valeur ou une carte quand on la joue.
    .none = rien de spécial
    .does = { $kind ->
        [skip] { $count ->
            [1] fait sauter le tour du suivant
           *[other] fait sauter le tour des { $count } suivants
        }
        [reverse] change le sens
        [gift] tu peux donner { cards } à chacun
        [again] fait rejouer
        [suit] tu peux aussi jouer d’autres cartes de sa couleur
        [draw-back] le joueur d’avant pioche { $count }
        [all-draw] tous les autres piochent { cards } tout de suite
        [previous-draws] le joueur d’avant pioche { cards } tout de suite
        [all-draw-again] tous les autres piochent { cards } tout de suite, et tu rejoues
        [rank] tu demandes une valeur
        [card] tu demandes une carte précise
       *[draw] le suivant pioche { $count }
    }
    .row = { $cards } : { $kind ->
        [skip] { $count ->
            [1] saut de tour
           *[other] saut de tour ({ $count } joueurs)
        }
        [reverse] changement de sens
        [gift] { cards } pour chacun
        [again] on rejoue
        [suit] on peut jouer toute sa couleur
        [draw-back] +{ $count } pour le joueur d’avant
        [all-draw] +{ $count } pour tous les autres
        [previous-draws] +{ $count } tout de suite pour le joueur d’avant
        [all-draw-again] +{ $count } pour tous les autres et on rejoue
        [rank] on demande une valeur
        [card] on demande une carte
       *[draw] +{ $count }
    }
    .refused-kind = Une carte spéciale peut faire sauter un tour, changer le sens, faire piocher, donner des cartes, demander une valeur ou une carte, faire rejouer, ou permettre de jouer toute sa couleur. Choisis un de ces effets.
    .refused-count = Une carte spéciale peut faire sauter le tour de 1 à 10 joueurs, ou faire piocher ou recevoir de 1 à 10 cartes.
starter_effects =
    .label = Première carte spéciale
    .help = Ce qui arrive quand la première carte d’une manche est spéciale.
    .act = elle fait son effet comme si le donneur l’avait jouée
    .none = elle ne fait rien
    .another-card = on la remet dans le paquet, on en retourne une autre
two_player_reverse =
    .label = Changement de sens à deux
    .help = Ce que fait une carte qui change le sens quand on joue à deux.
    .nothing = rien
    .skip = fait sauter le tour de l’autre
stacking =
    .label = Cumul
    .help = Quelle carte d’attaque (qui fait piocher) on peut jouer au lieu de piocher. La pénalité passe alors au suivant.
    .none = pas de cumul
    .same-rank = même valeur
    .any-draw-card = n’importe quelle carte d’attaque
    .as-strong = une carte d’attaque au moins aussi forte
    .same-rank-or-suit = même valeur ou même couleur
answered_by =
    .label = Cumul carte par carte
    .help = Comment cumuler sur certaines cartes d’attaque, si ce n’est pas comme sur les autres.
    .none = comme sur les autres
    .row = { $cards } : { $way }
penalties_add_up =
    .label = Les pénalités s’additionnent
    .help = Une carte d’attaque s’ajoute à la pénalité à laquelle elle répond. Sinon, seule la dernière compte.
cancels =
    .label = Cartes qui annulent
    .help = Tu peux jouer une de ces cartes au lieu de piocher. Alors personne ne pioche.
cancels_only =
    .label = Annuler une seule valeur
    .help = On peut limiter une carte qui annule à la pénalité d’une seule valeur.
    .none = n’importe quelle pénalité
    .does = seulement contre { $rank }
    .row = { $cards } : seulement contre { $rank }
    .refused = Une carte qui annule peut être limitée à une valeur de l’as au roi, ou aux jokers.
cancels_leave_suit =
    .label = Annuler sans changer de couleur
    .help = Quand tu annules une pénalité, la couleur ne change pas, et tu n’en choisis pas.
after_penalty =
    .label = Après une pénalité
    .help = Ce qui se passe quand tu as pioché une pénalité.
    .turn-ends = ton tour est fini
    .play-on = tu joues quand même ton tour
skip_stacking =
    .label = Répondre à un saut
    .help = On peut répondre à un saut par une carte de saut de même valeur. Le saut passe au suivant.
skips_add_up =
    .label = Les sauts s’additionnent
    .help = Quand on répond à un saut, il s’ajoute au nouveau, et le suivant saute tous ces tours. Sinon, seul le dernier compte, et plusieurs cartes de saut d’un coup font chacune sauter un tour à un joueur.
cover =
    .label = Si tu ne peux pas rejouer
    .help = Ce que tu fais quand une carte te fait rejouer et que tu ne peux pas.
    .draw-as-usual = tu pioches comme d’habitude
    .draw-until-covered = tu pioches jusqu’à pouvoir jouer
again_in_suit =
    .label = Rejouer dans la couleur
    .help = Quand tu rejoues, ta carte doit être de la même couleur, ou passe-partout.

draws =
    .label = Cartes piochées par tour
    .help = Combien de cartes on peut piocher par tour, une à la fois.
    .value = { $count ->
        [0] jusqu’à pouvoir jouer
        [21] autant qu’on veut
       *[other] { cards }
    }
    .refused = Choisis de 1 à 20 cartes par tour, 0 pour piocher jusqu’à pouvoir jouer, ou 21 pour piocher autant qu’on veut.
draw_though_able =
    .label = Piocher même si on peut jouer
    .help = On a le droit de piocher même quand on pourrait jouer.
after_drawing =
    .label = Après la pioche
    .help = Ce que tu peux jouer après avoir pioché.
    .turn-ends = rien, ton tour est fini
    .drawn-card = une carte piochée
    .drawn-card-must = une carte piochée, obligatoire si elle est jouable
    .any-card = n’importe quelle carte
hand_limit =
    .label = Limite de main
    .help = Avec autant de cartes en main, on ne peut plus piocher à son tour.
    .value = { $count ->
        [0] pas de limite
       *[other] { cards }
    }
reshuffle =
    .label = Remélanger la défausse
    .help = Quand la pioche est vide, on mélange la défausse pour refaire une pioche.
free_pass =
    .label = Passer même si on peut jouer
    .help = On a le droit de passer même quand on pourrait jouer, dès qu’il n’y a plus rien à piocher.

groups =
    .label = Cartes jouées ensemble
    .help = On peut jouer plusieurs cartes en un tour. La première posée doit être jouable, chaque carte fait son effet, et le suivant joue sur la dernière.
    .none = non, une carte à la fois
    .equal-ranks = plusieurs cartes de même valeur
    .equal-plain-ranks = même valeur, sans passe-partout ni carte spéciale
    .runs = suites dans une même couleur, en montant ou en descendant
    .chains = suites, valeurs égales, ou un mélange des deux
group_reverse =
    .label = Plusieurs changements de sens
    .help = Ce que font plusieurs changements de sens joués en un tour.
    .every-one = chaque carte change le sens
    .top-one = ensemble, ils ne changent le sens qu’une fois
marriage =
    .label = Mariage
    .help = On peut jouer le roi et la dame de la même couleur en un tour, dans l’ordre qu’on veut.

questions =
    .label = Questions
    .help = Quand tu joues une de ces cartes, tu dois y répondre dans le même tour. Pose dessus une carte de sa couleur, ou une autre question de même couleur ou de même valeur, à laquelle tu réponds aussi.
answers =
    .label = Réponses
    .help = Seules ces valeurs ou ces cartes peuvent répondre à une question. Si tu n’en choisis aucune, toutes le peuvent.
unanswered =
    .label = Question sans réponse
    .help = Ce qui arrive si tu n’as pas de réponse.
    .not-played = tu ne peux pas jouer la question
    .draw-one = tu la joues et tu pioches une carte
call =
    .label = Annonce de la dernière carte
    .help = Jusqu’à quand tu peux dire « dernière carte » quand il te reste une carte, et ce qui arrive sinon.
    .automatic = jusqu’à ce que le suivant joue ou pioche
    .catch = jusqu’à ce que quelqu’un te contre
    .none = rien à dire
    .to-go-out = jusqu’à ce que le suivant joue ou pioche, sinon tu ne peux pas finir à ton prochain tour
    .announced = au tour avant de finir, avec trois cartes ou moins
    .with-last-card = seulement en jouant ta dernière carte
call_word =
    .label = Mot de la dernière carte
    .help = Ce que tu dis quand il te reste une carte.
second_call =
    .label = Deuxième annonce
    .help = Un deuxième mot à dire, et quand. L’oublier coûte autant que le premier.
    .none = non
    .at-two = aussi quand il te reste deux cartes
    .at-three = aussi quand il te reste trois cartes
    .going-out = aussi quand tu finis
second_word =
    .label = Deuxième mot
    .help = Ce que tu dis à la deuxième annonce.
word =
    .last-card = dernière carte
    .one-card = une carte
    .two-cards = deux cartes
    .semi-last-card = avant-dernière carte
    .cards = cartes
    .carte = carte
    .mau = Mau
    .mau-mau = Mau Mau
    .tschau = Tschau
    .sepp = Sepp
    .makao = Makao
    .macau = Macau
    .laatste-kaart = laatste kaart
    .po-makale = po makale
    .bartok = Bartok
    .mao = Mao
    .lappen = lappen
    .varning = varning
    .niko-kadi = Niko Kadi
    .tek = tek
    .prsi = prší
    .olsen = Olsen
    .olsen-of-iceland = Ólsen
    .olsen-olsen = Ólsen Ólsen
    .knock = toc toc
    .macao = Macao
    .crazy = crazy
call_penalty =
    .label = Annonce oubliée
    .help = Combien de cartes tu pioches si tu oublies l’annonce.
    .value = { cards }
    .refused = Une annonce oubliée peut coûter de 0 à 10 cartes.
winning_card_acts =
    .label = La carte gagnante fait son effet
    .help = Une carte spéciale qui fait gagner la manche fait quand même son effet.

not_last =
    .label = Cartes interdites pour finir
    .help = On ne peut pas finir avec ces valeurs ou ces cartes. Si une telle carte est la seule qui te reste, tu pioches.
winning_wild =
    .label = En dernier, un passe-partout doit suivre
    .help = En dernière carte, un passe-partout doit suivre la couleur ou la valeur.
last_alone =
    .label = Dernière carte seule
    .help = Ta dernière carte se joue seule, pas avec d’autres dans le même tour.
cardless =
    .label = Jouer sa dernière carte sans finir
    .help = Tu peux jouer ta dernière carte même si elle ne te fait pas finir. Alors tu pioches à ton prochain tour, et personne ne finit tant que quelqu’un d’autre est sans cartes.

scoring =
    .label = Points
    .help = Qui marque les points des cartes qui restent en main.
    .penalty = chacun marque les points de sa main, le total le plus bas gagne
    .collect = le gagnant marque les points de tous les autres
    .rounds = pas de points, seules les manches gagnées comptent
rounds_to_win =
    .label = Manches à gagner
    .help = Combien de manches il faut gagner pour gagner la partie. Avec une seule, la première manche gagnée décide.
    .value = { rounds }
    .refused = Choisis de 1 à 20 manches à gagner, pas { $count }.
rounds_to_play =
    .label = Manches à jouer
    .help = En combien de manches se joue une partie. Après la dernière, le meilleur total gagne.
    .value = { $count ->
        [0] autant qu’il en faut
       *[other] { rounds }
    }
    .refused = Choisis de 1 à 20 manches, pas { $count }, ou 0 pour en jouer autant qu’il en faut.
costs =
    .label = Points des cartes
    .help = Combien vaut une valeur ou une carte. Les autres valent leur chiffre, les figures 10 et les jokers 50.
    .none = comme d’habitude
    .does = { points }
    .row = { $cards } : { $count }
    .refused = Une carte peut valoir de 0 à 500 points.
empty_stock =
    .label = Fin de manche si la pioche est vide
    .help = Quand la pioche est vide, la manche s’arrête à la fin de ce tour, et on compte les points.
doubling =
    .label = Cartes qui doublent les points
    .help = Si tu finis avec une de ces cartes, celles de tous les autres comptent double.
    .refused = Pour doubler les points, choisis une valeur de l’as au roi, ou le joker.
tripling =
    .label = Cartes qui triplent les points
    .help = Si tu finis avec une de ces cartes, celles de tous les autres comptent triple.
    .refused = Pour tripler les points, choisis une valeur de l’as au roi, ou le joker.
points_off =
    .label = Points en moins
    .help = Combien de points ta dernière carte enlève à ton total.
    .none = rien
    .does = { points } en moins
    .row = { $cards } : { $count }
    .refused = Une carte peut enlever de 1 à 100 points.
knockout =
    .label = Élimination
    .help = Qui sort de la partie après une manche. Le dernier en jeu gagne.
    .none = personne
    .at-the-target = ceux qui atteignent l’objectif
    .highest-hand = celui qui a le plus de points en main
exact_target =
    .label = Objectif pile
    .help = Si on tombe pile sur l’objectif, on retombe à 0.
bonus =
    .label = Bonus
    .help = Combien de points en plus pour le gagnant de la partie.
    .value = { points }
    .refused = Le bonus va de 0 à 500 points.
settlement =
    .label = Paiement
    .help = Qui paie qui à la fin, une unité par tranche de dix points.
    .none = personne ne paie
    .with-the-winner = tout le monde paie le gagnant
    .among-all = chacun paie tous ceux qui ont fait mieux

# What a host may have overlooked

wild-still-special = Passe-partout, mais toujours avec leur effet, comme dans le jeu de base : { $cards }. Tu peux changer ça dans **Cartes spéciales**.

# Rules that can’t be played together

no-sides = À { $seats }, on ne peut pas faire { $sides } équipes égales. Choisis un autre nombre d’équipes, ou chacun pour soi.
deal-too-large = Avec { $deal } cartes pour chacun des { $seats } joueurs, il n’en reste que { $left } sur { $all } dans la pioche. Il faut qu’il en reste au moins un tiers. Distribue moins de cartes, ou ajoute un jeu de cartes.
hand-limit-refused = La limite de main va de 10 à 60 cartes, et jamais moins que le nombre de cartes distribuées. Choisis-en une autre, ou 0 pour aucune limite.
gift-of-last-resort = Une carte qui donne des cartes ne peut pas être aussi un dernier recours. Choisis l’un des deux.
too-many-questions = Au plus la moitié des cartes peuvent être des questions, sinon il y a trop peu de réponses. Raccourcis la liste des questions.
too-many-apart = Avec autant de cartes qui ne vont pas l’une sur l’autre, le jeu se bloquerait. Mets au plus la moitié des cartes dans cette liste.
hidden-rules-of-another-pack = Les règles cachées parlent de couleurs et de figures, et un jeu Whot n’en a pas. Choisis d’autres cartes, ou des règles ajoutées ouvertement.
no-card-last = Avec ces règles, aucune carte ne peut être la dernière, et personne ne peut finir. Raccourcis la liste.
nothing-costs = Il faut qu’au moins une carte vaille 1 point ou plus, sinon la partie ne finirait jamais.
