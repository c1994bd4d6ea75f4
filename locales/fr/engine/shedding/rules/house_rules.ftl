# The house rules of the shedding games: see engine/core/house_rules.en.ftl.

chapter-matching = Suivre et passe-partout
chapter-special = Cartes spéciales
chapter-drawing = Piocher
chapter-several = Plusieurs cartes
chapter-last = Dernière carte

sides =
    .label = Partenaires
    .help = Combien d’équipes jouent. Les places vont aux équipes à tour de rôle, donc à deux équipes de deux, les partenaires se font face.
    .value = { $count ->
        [0] chacun pour soi
       *[other] { $count } équipes
    }
packs =
    .label = Jeux de cartes
    .help = Combien de jeux on mélange ensemble.
    .refused = Joue avec 1 à 6 jeux de cartes, pas { $count }.
pack_kind =
    .label = Sorte de cartes
    .help = Avec quelles cartes on joue. Un jeu Whot a des formes et des numéros, et ses propres passe-partout.
    .french = cœur, pique, carreau et trèfle
    .whot = Whot
pack_size =
    .label = Cartes par jeu
    .help = Toutes les cartes, ou seulement celles à partir du 6 ou du 7, et les as.
    .value = { $count ->
        [32] 32, du 7 à l’as
        [36] 36, du 6 à l’as
       *[52] les 52
    }
    .refused = Un jeu a 32, 36 ou 52 cartes, pas { $count }.
jokers =
    .label = Jokers
    .help = Combien de jokers par jeu. Ils sont passe-partout.
    .refused = Un jeu a zéro, un ou deux jokers.
deal =
    .label = Cartes distribuées
    .help = Combien de cartes chacun reçoit.
    .value = { cards }
    .refused = Distribue de 1 à 13 cartes chacun, pas { $count }.
deals =
    .label = Manches suivantes
    .help = Combien de cartes chacun reçoit après la première manche.
    .same = toujours autant
    .down = une de moins à chaque manche, puis on repart d’en haut
    .down-and-up = une de moins à chaque manche, puis on remonte
first_card =
    .label = Première carte
    .help = Quelle carte commence la défausse. Quand tout le monde commence à trèfle, ce trèfle n’a rien de spécial, et on pioche jusqu’à en avoir un. Avec un jeu Whot, c’est une étoile.
    .turned-up = la carte suivante du paquet
    .of-the-dealer = la dernière carte du donneur, comme s’il la jouait
    .any = n’importe quelle carte de qui commence
    .clubs = tout le monde commence à trèfle
first_player =
    .label = Qui commence
    .help = Qui commence une manche.
    .winner = qui a gagné la dernière, et d’abord qui tient le plus de points
    .left = à gauche du donneur
    .right = à droite du donneur
    .dealer = le donneur
play_direction =
    .label = Sens du jeu
    .help = Dans quel sens on joue au début d’une manche. La donne tourne dans le même sens, ou dans le sens horaire si quelqu’un le choisit.
    .clockwise = sens horaire
    .counterclockwise = sens antihoraire
    .first-player-picks = au choix de qui commence
goal =
    .label = Main vide
    .help = Ce qui arrive quand tu joues ta dernière carte. Au compte à rebours, tu pars du nombre de cartes distribuées, et chaque nouvelle main a autant de cartes que ton score. À 0, tu gagnes.
    .round = tu gagnes la manche
    .countdown = tu descends d’un et reçois une nouvelle main
    .countdown-by-rounds = tu descends d’un, puis chacun reçoit une nouvelle main
play_on =
    .label = Continuer
    .help = Quand quelqu’un a fini, les autres continuent jusqu’à ce qu’un seul ait des cartes.
grows =
    .label = Nouvelles règles
    .help = Qui gagne une manche peut ajouter une règle, jusqu’à la fin de la partie. Les règles cachées portent sur ce qu’il faut dire ou éviter. Tu peux jouer toute carte qui va, mais une règle enfreinte coûte une carte.
    .not = aucune, les règles restent
    .openly = qui gagne une manche en ajoute une
    .hidden = qui gagne une manche en ajoute une cachée

matching =
    .label = Ce qui va
    .help = Ce qu’il faut à une carte pour aller sur celle du dessus. Une valeur au-dessus ou au-dessous : roi et as se suivent. Alors les couleurs ne comptent pas, et une passe-partout n’en choisit pas.
    .suit-or-rank = même couleur ou même valeur
    .suit = même couleur
    .next-rank = une valeur au-dessus ou au-dessous
still_fitting =
    .label = Valeurs qui vont aussi
    .help = Valeurs qu’on peut jouer sur leur propre valeur, même si seule la couleur compte.
    .refused = Ici, choisis une valeur de l’as au roi.
apart =
    .label = Jamais l’une sur l’autre
    .help = Valeurs ou cartes qu’on ne peut pas jouer l’une sur l’autre, même si elles vont.
wild =
    .label = Passe-partout
    .help = Valeurs qu’on joue sur tout, puis on choisit une couleur.
    .refused = Comme passe-partout, choisis une valeur de l’as au roi.
own_wild =
    .label = Passe-partout selon le score
    .help = La valeur de ton score est passe-partout pour toi, comme les 5 à 5.
wild_when =
    .label = Jouer une passe-partout
    .help = Quand on peut jouer une passe-partout.
    .any-time = à tout moment
    .when-it-matches = seulement si la couleur ou la valeur va
wild_on_wild =
    .label = Passe-partout sur sa valeur
    .help = On peut jouer une passe-partout sur une carte de sa valeur, comme un valet sur un valet.
naming =
    .label = Choix de la couleur
    .help = Quelle couleur on peut choisir avec une passe-partout. Un joker n’en a pas, donc il laisse toujours le choix.
    .any-suit = n’importe quelle couleur
    .another-suit = n’importe quelle autre couleur
    .own-suit = aucune, sa propre couleur compte
    .any-suit-if-it-matches = n’importe laquelle si la carte va, sinon aucune
rank_on_wild =
    .label = Même valeur sur passe-partout
    .help = On peut suivre une passe-partout par sa valeur, et pas seulement par la couleur demandée.
wild_starter =
    .label = Première carte passe-partout
    .help = Ce qui arrive quand la première carte d’une manche est passe-partout.
    .dealer-names = le donneur choisit une couleur
    .own-suit = sa couleur compte, un joker retourne au paquet
    .first-player-free = on joue dessus ce qu’on veut
    .another-card = elle retourne au paquet, on en tourne une autre
    .blind = le hasard choisit sa couleur, avant tout regard
    .bottom-card = la carte du dessous de la pioche donne la couleur
starter_suit_only =
    .label = Première carte : couleur seule
    .help = On suit la première carte d’une manche par sa couleur, rien d’autre. Alors elle n’a rien de spécial non plus.
open_cards =
    .label = Cartes ouvertes
    .help = Valeurs ou cartes sur lesquelles tout se joue.
free_cards =
    .label = Cartes libres
    .help = Valeurs ou cartes qui se jouent sur tout, sans choisir de couleur.
jump_in =
    .label = À la volée
    .help = On peut jouer hors de son tour exactement la même carte que celle du dessus. Le jeu reprend à partir de là.
last_resort =
    .label = Dernier recours
    .help = Valeurs qu’on ne peut jouer que si rien d’autre ne va dans sa main.
    .refused = Comme dernier recours, choisis une valeur de l’as au roi, ou le joker.
bluffing =
    .label = Bluff
    .help = On peut bluffer avec une carte de dernier recours. Le suivant peut contester.
challenge_penalty =
    .label = Contester à tort
    .help = Combien de cartes en plus coûte une contestation à tort.
    .value = { cards }
    .refused = Contester à tort coûte de 0 à 10 cartes en plus.

effects =
    .label = Cartes spéciales
    .help = Ce que fait une valeur ou une carte quand on la joue.
    .none = rien de spécial
    .does = { $kind ->
        [skip] { $count ->
            [one] fait sauter le tour du suivant
           *[other] fait sauter les { $count } suivants
        }
        [reverse] change le sens
        [gift] tu peux donner { cards } à chacun
        [again] fait rejouer
        [suit] se joue avec toutes tes autres cartes de sa couleur
        [draw-back] le joueur d’avant pioche { $count }
        [all-draw] tous les autres piochent { cards } tout de suite
        [previous-draws] le joueur d’avant pioche { cards } tout de suite
        [all-draw-again] tous les autres piochent { cards } tout de suite, et tu rejoues
        [rank] demande une valeur
        [card] demande une carte précise
       *[draw] le suivant pioche { $count }
    }
    .row = { $cards } : { $kind ->
        [skip] { $count ->
            [one] saut
           *[other] saut de { $count }
        }
        [reverse] change le sens
        [gift] { $count } en cadeau à chacun
        [again] fait rejouer
        [suit] emmène sa couleur
        [draw-back] +{ $count } en arrière
        [all-draw] tous les autres +{ $count }
        [previous-draws] joueur d’avant +{ $count }
        [all-draw-again] tous les autres +{ $count }, fait rejouer
        [rank] demande une valeur
        [card] demande une carte
       *[draw] +{ $count }
    }
    .refused-kind = Une carte spéciale peut faire sauter, changer le sens, faire piocher, donner des cartes, demander une valeur, faire rejouer ou emmener sa couleur. Choisis un de ces effets.
    .refused-count = Une carte spéciale fait sauter 1 à 10 joueurs, ou fait piocher ou recevoir 1 à 10 cartes.
starter_effects =
    .label = Première carte spéciale
    .help = Ce qui arrive quand la première carte d’une manche est spéciale.
    .act = elle agit comme si le donneur l’avait jouée
    .none = elle ne fait rien
    .another-card = elle retourne au paquet, on en tourne une autre
two_player_reverse =
    .label = Changement de sens à deux
    .help = Ce que fait à deux une carte qui change le sens.
    .nothing = rien
    .skip = fait sauter l’autre
stacking =
    .label = Cumul
    .help = Quelle carte d’attaque (qui fait piocher) on peut jouer au lieu de piocher. La pénalité passe au suivant.
    .none = pas de cumul
    .same-rank = même valeur
    .any-draw-card = n’importe quelle carte d’attaque
    .as-strong = une aussi forte ou plus forte
    .same-rank-or-suit = même valeur ou même couleur
answered_by =
    .label = Cumul carte par carte
    .help = Quelle carte d’attaque va sur une valeur ou une carte au lieu de piocher, si c’est une exception.
    .none = comme pour les autres
    .row = { $cards } : { $way }
penalties_add_up =
    .label = Les pénalités s’additionnent
    .help = Une carte d’attaque s’ajoute à la pénalité à laquelle elle répond. Sinon, seule la dernière compte.
cancels =
    .label = Cartes qui annulent
    .help = Valeurs ou cartes qu’on peut jouer au lieu de piocher. Alors personne ne pioche.
cancels_only =
    .label = Annuler une seule valeur
    .help = La pénalité de quelle valeur une carte annule, si elle n’annule pas toutes les pénalités.
    .none = toute pénalité
    .does = seulement une pénalité sur { $rank }
    .row = { $cards } : seulement { $rank }
    .refused = Une carte qui annule peut viser une valeur de l’as au roi, ou les jokers.
cancels_leave_suit =
    .label = Annuler garde la couleur
    .help = La couleur ne change pas quand une carte qui annule est jouée sur une carte d’attaque. On n’en choisit alors aucune.
after_penalty =
    .label = Après une pénalité
    .help = Ce qui arrive quand tu as pioché une pénalité.
    .turn-ends = ton tour est fini
    .play-on = tu joues quand même ton tour
skip_stacking =
    .label = Répondre à un saut
    .help = On peut répondre à un saut par une carte de saut de même valeur. Le saut passe au suivant.
skips_add_up =
    .label = Les sauts s’additionnent
    .help = Un saut auquel on répond s’ajoute au nouveau, et le suivant saute tous ces tours. Sinon, seul le dernier compte, et plusieurs cartes de saut d’un coup font sauter autant de joueurs.
brings_back =
    .label = Ramener quelqu’un
    .help = Cartes d’attaque qui ramènent qui vient de finir, si tu en joues une juste avant son tour. Cette personne pioche les cartes et continue.
cover =
    .label = Rien pour rejouer
    .help = Ce qui arrive quand une carte te fait rejouer et que tu ne peux pas.
    .draw-as-usual = pioche comme d’habitude
    .draw-until-covered = pioche jusqu’à pouvoir
again_in_suit =
    .label = Rejouer dans la couleur
    .help = La carte que tu rejoues doit être de la même couleur, ou passe-partout.

draws =
    .label = Cartes piochées par tour
    .help = Combien de cartes on peut piocher par tour, une à la fois.
    .value = { $count ->
        [0] jusqu’à pouvoir jouer
       *[other] { cards }
    }
    .refused = On peut piocher de 1 à 20 cartes par tour, ou 0 pour piocher jusqu’à pouvoir jouer.
draw_though_able =
    .label = Piocher même si on peut jouer
    .help = Tu as le droit de piocher alors que tu pourrais jouer.
after_drawing =
    .label = Après la pioche
    .help = Ce que tu peux jouer après avoir pioché.
    .turn-ends = rien, ton tour est fini
    .drawn-card = une carte piochée
    .drawn-card-must = une carte piochée, et tu dois si elle va
    .any-card = n’importe quelle carte
hand_limit =
    .label = Limite de main
    .help = Avec autant de cartes en main, on ne peut plus piocher à son tour.
    .value = { $count ->
        [0] pas de limite
       *[other] { cards }
    }
reshuffle =
    .label = Remélanger
    .help = Quand la pioche est vide, on mélange la défausse pour en refaire une.
stock_ends_drawing =
    .label = Stop à la pioche vide
    .help = Tu arrêtes de piocher quand la pioche se vide à ton tour. On la remélange pour le suivant.
free_pass =
    .label = Passer même si on peut jouer
    .help = Tu as le droit de passer alors que tu pourrais jouer, dès qu’il n’y a plus rien à piocher.

groups =
    .label = Cartes jouées ensemble
    .help = Jouer plusieurs cartes en un tour. La première doit aller, chaque carte agit, et le suivant suit la dernière.
    .none = non, une carte à la fois
    .equal-ranks = plusieurs de même valeur
    .equal-plain-ranks = même valeur, ni passe-partout ni spéciales
    .runs = suites dans une couleur, en montant ou en descendant
    .chains = suites et valeurs égales, même mêlées
group_reverse =
    .label = Plusieurs changements de sens
    .help = Ce que font plusieurs cartes à changer le sens en un tour.
    .every-one = chacune change le sens
    .top-one = seule celle du dessus change le sens
marriage =
    .label = Mariage
    .help = On peut jouer le roi et la dame d’une couleur en un tour, dans l’ordre qu’on veut.

drawn_marriage =
    .label = Marier une carte piochée
    .help = Un roi ou une dame que tu viens de piocher peut se marier avec son partenaire dans ta main.
questions =
    .label = Questions
    .help = Valeurs ou cartes qui demandent une réponse par-dessus dans le même tour. C’est une carte de leur couleur, ou une autre question de même couleur ou valeur qui reçoit aussi sa réponse.
answers =
    .label = Réponses
    .help = Valeurs ou cartes qui peuvent aller sur une question. Si tu n’en notes aucune, toutes le peuvent.
unanswered =
    .label = Question sans réponse
    .help = Ce qui arrive si tu n’as pas de réponse.
    .not-played = tu ne peux pas jouer la question
    .draw-one = tu pioches une carte pour elle
call =
    .label = Annonce de la dernière carte
    .help = Jusqu’à quand tu peux dire « dernière carte » quand il t’en reste une, et ce qui arrive sinon.
    .automatic = jusqu’à ce que le suivant agisse
    .catch = jusqu’à ce que quelqu’un te contre
    .none = rien à dire
    .to-go-out = jusqu’à ce que le suivant agisse, sinon pas de fin au prochain tour
    .announced = au tour avant de finir, quel que soit le nombre de cartes
    .with-last-card = seulement en jouant ta dernière carte
call_word =
    .label = Mot de la dernière carte
    .help = Ce que tu dis quand il te reste une carte.
second_call =
    .label = Deuxième annonce
    .help = Un deuxième mot à dire, et quand. L’oublier coûte autant que le premier.
    .none = non
    .at-two = aussi quand il t’en reste deux
    .at-three = aussi quand il t’en reste trois
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
    .help = Combien de cartes tu pioches pour l’avoir oubliée.
    .value = { cards }
    .refused = Une annonce oubliée coûte de 0 à 10 cartes.
winning_card_acts =
    .label = La carte gagnante agit
    .help = Une carte spéciale qui gagne la manche agit quand même.

not_last =
    .label = Jamais en dernière carte
    .help = Valeurs ou cartes avec lesquelles on ne peut pas finir. S’il ne t’en reste qu’une comme ça, tu pioches.
winning_wild =
    .label = Dernière passe-partout à suivre
    .help = En dernière carte, une passe-partout doit suivre la couleur ou la valeur.
last_alone =
    .label = Dernière carte seule
    .help = Ta dernière carte doit se jouer seule, pas avec d’autres dans le même tour.
cardless =
    .label = Sans cartes, mais pas fini
    .help = Tu peux jouer ta dernière carte même si on ne finit pas avec elle. Tu pioches à ton prochain tour, et personne ne finit tant qu’un autre est sans cartes.

scoring =
    .label = Points
    .help = Qui marque les cartes qui restent en main.
    .penalty = chacun marque les siennes, le plus bas gagne
    .collect = qui gagne marque celles de tous les autres
    .rounds = pas de points, on compte les manches gagnées
rounds_to_win =
    .label = Manches à gagner
    .help = Combien de manches il faut gagner pour gagner la partie. Avec une, c’est une manche sèche.
    .value = { rounds }
    .refused = Une partie se gagne en 1 à 20 manches, pas { $count }.
rounds_to_play =
    .label = Manches jouées
    .help = Combien de manches a une partie. Le meilleur total gagne alors, et une égalité se départage à la manche suivante.
    .value = { $count ->
        [0] autant qu’il en faut
       *[other] { rounds }
    }
    .refused = Une partie a de 1 à 20 manches, pas { $count }. Choisis 0 pour en jouer autant qu’il en faut.
costs =
    .label = Points des cartes
    .help = Ce que marque une valeur ou une carte. Les autres comptent leur chiffre, les figures 10 et les jokers 50.
    .none = comme d’habitude
    .does = { points }
    .row = { $cards } { $count }
    .refused = Une carte compte de 0 à 500 points.
empty_stock =
    .label = Pioche vide, fin de manche
    .help = Quand la pioche est vide, la manche finit avec ce tour, et on compte les mains.
doubling =
    .label = Points doublés
    .help = Valeurs qui doublent ce que coûtent les cartes des autres quand on finit avec l’une d’elles.
    .refused = Pour doubler, choisis une valeur de l’as au roi, ou le joker.
tripling =
    .label = Points triplés
    .help = Valeurs qui triplent ce que coûtent les cartes des autres quand on finit avec l’une d’elles.
    .refused = Pour tripler, choisis une valeur de l’as au roi, ou le joker.
points_off =
    .label = Points en moins
    .help = Points que la dernière carte de quelqu’un enlève à son propre total.
    .none = rien
    .does = { points } en moins
    .row = { $cards } { $count }
    .refused = Une carte enlève de 1 à 100 points.
knockout =
    .label = Élimination
    .help = Qui sort de la partie après une manche. Qui reste en dernier gagne.
    .none = personne
    .at-the-target = qui atteint l’objectif
    .highest-hand = qui a la plus grosse main
exact_target =
    .label = Objectif pile
    .help = Un total pile sur l’objectif retombe à 0.
bonus =
    .label = Bonus
    .help = Combien de points en plus pour qui gagne la partie.
    .value = { points }
    .refused = Le bonus va de 0 à 500 points.
settlement =
    .label = Règlement
    .help = Qui paie qui à la fin, une unité par tranche de dix points.
    .none = personne ne paie
    .with-the-winner = tout le monde paie qui a gagné
    .among-all = chacun paie tous ceux qui ont fait mieux

# What a host may have overlooked

wild-still-special = Passe-partout qui font encore autre chose, comme dans le jeu de base : { $cards }. Tu peux changer ça dans **Cartes spéciales**.

# Rules that can’t be played together

no-sides = À { $seats }, on ne peut pas faire { $sides } équipes égales. Choisis un autre nombre d’équipes, ou chacun pour soi.
deal-too-large = { $deal } cartes chacun à { $seats } joueurs, ça laisse { $left } cartes sur { $all } dans la pioche, et il faut en garder au moins un tiers. Distribue moins de cartes ou ajoute un jeu.
hand-limit-refused = La limite de main va de 10 à 60 cartes, et pas moins que les cartes distribuées. Choisis-en une autre, ou 0 pour aucune limite.
gift-of-last-resort = Une carte qui donne des cartes ne peut pas être aussi un dernier recours. Choisis l’un des deux.
too-many-questions = La moitié des cartes au plus peuvent être des questions, sinon il y a trop peu de réponses. Retires-en de la liste.
too-many-apart = Si tant de cartes ne vont pas l’une sur l’autre, personne n’avance. Pas plus de la moitié des cartes dans cette liste.
hidden-rules-of-another-pack = Les règles cachées parlent de couleurs et de figures, et un jeu Whot n’en a pas. Choisis d’autres cartes, ou des règles ajoutées ouvertement.
no-card-last = Aucune carte ne pourrait être la dernière, donc personne ne pourrait finir. Retires-en de la liste.
all-draw-too-often = À { $seats }, tout le monde piocherait presque aussi vite qu’on joue. Fais piocher les autres avec moins de cartes.
nothing-costs = Il faut qu’une carte compte au moins 1 point, sinon la partie ne finirait jamais.

# Rules by which a match might never end

hands-never-empty = Les pénalités rempliraient les mains plus vite qu’on ne les vide, donc une partie pourrait ne jamais finir. Mets moins de cartes d’attaque, une contestation moins chère ou moins de jeux, ou ne cache pas de règles.
next-rank-too-seldom = Une valeur au-dessus ou au-dessous va si rarement qu’une partie pourrait ne jamais finir. Laisse jouer ensemble les valeurs égales, et fais piocher de 1 à 3 cartes par tour.
suit-goes-round = Si seule la couleur compte, une couleur pourrait tourner sans fin entre ceux qui piochent encore. Fais piocher 1 carte par tour, ou ne remélange pas.
suits-never-change = Si seule la couleur compte, il faut des cartes qui la changent, ou une partie pourrait ne jamais finir. Mets plus de passe-partout, ou de valeurs qui vont aussi.
totals-fall = Les dernières cartes enlèveraient plus de points que les manches n’en apportent, donc une partie pourrait ne jamais finir. Enlève moins de points, ou fais compter plus les cartes.
target-always-hit = Les totaux tomberaient sans cesse pile sur l’objectif pour retomber à 0, donc une partie pourrait ne jamais finir. Fais compter plus de cartes, ou choisis un autre objectif.
players-never-out = Tant de cartes ramènent des joueurs qu’une manche pourrait ne jamais finir. Pas plus d’une carte sur huit pour ça.
answers-too-few = Si peu de cartes répondent aux questions qu’une manche pourrait ne jamais finir. Donne plus de réponses, ou permets de jouer une question sans réponse.
hardly-anything-costs = Les cartes comptent si peu qu’une partie à { $target } points pourrait ne jamais finir. Fais-en compter plus, ou baisse l’objectif.
