# The rulebook of the shedding games, chapter by chapter, as a friend would read it aloud. Each message is a sentence or
# two on one subject. Cards that are named come as a list, such as “Sevens and the Ace of spades”.

## Aim

aim = But du jeu
sides = { $sides ->
    [2] Les places { $first } jouent ensemble contre les places { $second }.
    [3] Trois équipes jouent : les places { $first }, les places { $second } et les places { $third }.
   *[4] Quatre équipes jouent : les places { $first }, les places { $second }, les places { $third } et les places { $fourth }.
}
goal = { $goal ->
    [sides] Débarrasse-toi de tes cartes. La première équipe sans cartes gagne la manche. Quand tu n’as plus de cartes, tu sautes ton tour pendant que ton équipe continue.
    [countdown] Chacun part d’un score de { $deal }. Quand tu as posé toutes tes cartes, ton score descend d’un, et tu reçois une nouvelle main d’autant de cartes que ton nouveau score. Le premier à 0 gagne la partie.
    [countdown-by-rounds] Chacun part d’un score de { $deal }. Le premier sans cartes gagne la manche, et son score descend d’un. Puis chacun reçoit une nouvelle main. Le premier à 0 gagne la partie.
    [play-on] Débarrasse-toi de tes cartes. Le premier sans cartes gagne la manche. Les autres continuent jusqu’à ce qu’un seul ait des cartes.
   *[round] Débarrasse-toi de tes cartes. Le premier sans cartes gagne la manche.
}
brings-back = Si le joueur après toi a fini depuis ton dernier tour, une carte le ramène : { $cards }. { $count ->
    [one] C’est lui qui pioche
   *[other] C’est lui qui pioche
}, à la place du suivant, et il continue à jouer.

## Deal

the-deal = La donne
packs = À { $seats }, prends { $packs ->
    [one] un jeu de { $all } cartes
   *[other] { $packs } jeux, { $all } cartes en tout
}{ $size ->
    [32] { " " }(du 7 à l’as)
    [36] { " " }(du 6 à l’as)
   *[52] { "" }
}{ $jokers ->
    [0] { "" }
    [one] , dont un joker
   *[other] , dont { $jokers } jokers
}.
hands = { $goal ->
    [countdown-by-rounds] Le donneur distribue à chacun autant de cartes que son score.
   *[other] Le donneur distribue { cards } à chacun.
}
deals = { $way ->
    [down] À chaque manche, chacun reçoit une carte de moins, jusqu’à une seule. Puis on repart à { cards }.
    [down-once] À chaque manche, chacun reçoit une carte de moins. Une manche qui départage se joue à une seule carte.
    [down-and-tie] À chaque manche, chacun reçoit une carte de moins, jusqu’à une seule. Puis on repart à { cards }. Une manche qui départage se joue à une seule carte.
   *[down-and-up] À chaque manche, chacun reçoit une carte de moins, jusqu’à une seule. Puis une de plus à chaque fois, jusqu’à { cards }, et on redescend.
}
starter = { $how ->
    [of-the-dealer] Le donneur joue la dernière carte qu’il a reçue. C’est la première carte, elle commence la défausse. Le reste forme la pioche.
    [any] Aucune carte n’est retournée. Qui commence ouvre la défausse avec n’importe quelle carte. Le reste forme la pioche.
    [clubs] Aucune carte n’est retournée. Le reste forme la pioche.
   *[turned-up] On retourne la carte suivante. C’est la première carte, elle commence la défausse. Le reste forme la pioche.
}
dealer = { $how ->
    [low-card] Chacun tire une carte, et la plus basse { $deals ->
        [once] donne
       *[again] donne en premier
    }. L’as est en haut, et en cas d’égalité en bas on retire.
    [first-seat] { $deals ->
        [once] La première place distribue.
       *[again] La première place distribue en premier.
    }
   *[chance] { $deals ->
        [once] Le donneur est tiré au sort.
       *[again] Le premier donneur est tiré au sort.
    }
}
next-dealer = { $who ->
    [winner] Qui gagne une manche distribue la suivante. Si personne n’a gagné, la donne passe { $to ->
        [other] à l’autre
        [right] à droite
       *[left] à gauche
    }.
   *[left] Après chaque manche, la donne passe { $to ->
        [other] à l’autre
        [right] à droite
       *[left] à gauche
    }.
}
first-player = { $who ->
    [after] Puis c’est { $seats ->
        [2] à l’autre de jouer.
       *[other] au suivant de jouer.
    }
    [winner] Qui a gagné la dernière manche commence. À la première, ou si personne n’a gagné la dernière, c’est la main qui compte le plus qui commence.
    [other] Qui n’a pas distribué commence.
    [right] Le joueur à droite du donneur commence.
    [dealer] Le donneur commence.
   *[left] Le joueur à gauche du donneur commence.
}
direction-picked = Il choisit si on joue dans le sens horaire ou antihoraire.
direction = { $turns ->
    [yes] On commence dans le { $way ->
        [counterclockwise] sens antihoraire
       *[clockwise] sens horaire
    }.
   *[no] On joue dans le { $way ->
        [counterclockwise] sens antihoraire
       *[clockwise] sens horaire
    }.
}

## Your turn

turn = Ton tour
matching = À ton tour, joue { $several ->
    [yes] une carte
   *[no] une seule carte
} { $fits ->
    [suit] de la même { suit-word } que la carte du dessus.
    [next-rank] une { rank-word } au-dessus ou au-dessous de la carte du dessus, de n’importe quelle { suit-word }.
   *[suit-or-rank] de la même { suit-word } ou de la même { rank-word } que la carte du dessus.
}{ $several ->
    [yes] { " " }Parfois, tu peux en jouer plusieurs d’un coup.
   *[no] { "" }
}
ranks-go-round = Ça tourne : { $last } et { $first } se suivent.
still-fitting = Vont aussi par la valeur : { $cards }.
apart = Jamais l’une sur l’autre, même si elles vont : { $cards }.
first-suit = À chaque manche, ta première carte doit être de cette couleur : { $suit }. Si tu n’en as pas, pioche jusqu’à en avoir une, puis joue-la. Elle n’a aucun effet, n’est pas passe-partout et ne répond à rien.
open-cards = Tu peux jouer ce que tu veux sur ces cartes : { $cards }.
free-cards = Se jouent sur tout, sans choisir de couleur : { $cards }.
jump-in = Si tu as exactement la même carte que celle du dessus, tu peux la jouer à la volée, seule, quand c’est à quelqu’un d’autre. Le jeu reprend à partir de toi. Pas de volée { $held ->
    [both] avec un dernier recours, ni tant qu’une pénalité ou autre chose est en suspens.
    [penalty] tant qu’une pénalité ou autre chose est en suspens.
    [resort] avec un dernier recours, ni tant que quelqu’un a autre chose à décider.
   *[none] tant que quelqu’un a autre chose à décider.
}
last-resort-question = Une carte qui demande une réponse ne compte pas comme autre chose à jouer.
last-resort = { $bluffing ->
    [yes] Seulement si rien d’autre ne va dans ta main, ou pour bluffer : { $cards }.
   *[no] Seulement si rien d’autre ne va dans ta main : { $cards }.
}

## Wild cards

wild = Passe-partout
none-wild = Aucune carte n’est passe-partout.
wild-cards = Passe-partout : { $cards }. Ça se joue sur n’importe quelle carte{ $apart ->
    [yes] { " " }(sauf { $but })
   *[no] { "" }
}.
wild-if-matching = Passe-partout : { $cards }. Il faut quand même { $fits ->
    [suit-or-rank] suivre la couleur ou la valeur comme avec les autres cartes
   *[other] suivre comme avec les autres cartes
}.
wild-jokers-too = Passe-partout sur n’importe quelle carte : { $cards }.
wild-by-score = { $deal ->
    [1] La valeur de ton score est passe-partout pour toi : les as à 1.
   *[other] La valeur de ton score est passe-partout pour toi, des { $rank } à { $deal } jusqu’aux as à 1.
} { $matching ->
    [yes] Il faut quand même { $fits ->
        [suit-or-rank] suivre la couleur ou la valeur comme avec les autres cartes
       *[other] suivre comme avec les autres cartes
    }.
   *[no] Ça se joue sur n’importe quelle carte.
}
wild-by-score-short = La valeur de ton score est passe-partout pour toi, si le jeu l’a : { $ranks }. { $matching ->
    [yes] Il faut quand même { $fits ->
        [suit-or-rank] suivre la couleur ou la valeur comme avec les autres cartes
       *[other] suivre comme avec les autres cartes
    }.
   *[no] Ça se joue sur n’importe quelle carte.
}
rank-at = { $rank } à { $score }
pick = { $naming ->
    [another-suit] Quand tu joues une passe-partout, choisis une autre couleur que celle en cours.
    [own-suit] Avec une passe-partout, tu ne choisis pas de couleur. C’est la sienne qui compte.
    [any-suit-if-it-matches] Quand tu joues une passe-partout qui va par { $fits ->
        [suit-or-rank] sa couleur ou sa valeur
       *[other] sa couleur
    }, choisis une couleur. Sinon, la couleur ne change pas.
   *[any-suit] Quand tu joues une passe-partout, choisis une { suit-word }.
}
no-pick = Avec une passe-partout, tu ne choisis pas de { suit-word }.
after-joker = Après { $joker }, on joue ce qu’on veut.
pick-with-joker = { CAPITAL($joker) } n’a pas de { suit-word }, donc avec { $joker } tu en choisis toujours une.
after-wild = { $ways ->
    [suit-rank] La carte suivante doit être de cette couleur ou de la même valeur.
    [suit-rank-joker] La carte suivante doit être de cette couleur, de la même valeur, ou { $joker }.
    [suit-own-rank] La carte suivante doit être de cette couleur, ou de la même valeur et passe-partout pour qui la joue.
    [suit-own-rank-joker] La carte suivante doit être de cette couleur, de la même valeur et passe-partout pour qui la joue, ou { $joker }.
    [suit-own] La carte suivante doit être de cette couleur, ou passe-partout pour qui la joue. La même valeur seule ne suffit pas.
    [suit-rank-own] La carte suivante doit être de cette couleur, de la même valeur, ou passe-partout pour qui la joue.
   *[suit-wild] La carte suivante doit être de cette { suit-word } ou passe-partout.
}
no-wild-on-wild = On ne joue pas une passe-partout sur une carte de sa propre valeur, même si la couleur va.
wild-starter = { $whose ->
    [dealer] Si la première carte est passe-partout pour le donneur
   *[all] Si la première carte est passe-partout
}, { $means ->
    [own-suit] sa propre couleur compte.
    [first-player-free] on joue dessus ce qu’on veut.
    [another-card] elle retourne dans le paquet et on en tourne une autre.
    [blind] sa couleur se choisit avant que quiconque regarde ses cartes, donc le hasard décide.
    [bottom-card] la carte du dessous de la pioche donne sa couleur.
   *[dealer-names] le donneur regarde sa main et choisit une couleur.
}
joker-starter = { $means ->
    [own-suit] { CAPITAL($joker) } retourne dans le paquet, et on tourne une autre carte.
    [blind] Pour { $joker }, la couleur se choisit avant que quiconque regarde ses cartes, donc le hasard décide.
   *[dealer-names] Pour { $joker }, le donneur regarde sa main et choisit une couleur.
}
only-joker-starter = Si la première carte est { $joker }, elle retourne dans le paquet et on en tourne une autre.

starter-suit-only = De la première carte, seule la couleur compte : on ne suit pas sa valeur, et elle n’a aucun effet.

## Special cards

special = Cartes spéciales
skips = { CAPITAL($cards) } : { $how ->
    [again] l’autre saute son tour, donc tu rejoues.
    [all] les { $count } tours suivants sautent, le tien compris.
    [answered] { $seats ->
        [2] l’autre
       *[other] le suivant
    } saute { $count ->
        [one] son tour
       *[other] { $count } tours
    }, sauf s’il répond.
    [answered-each] les { $count } suivants sautent chacun un tour, sauf si le premier répond.
    [missed] { $seats ->
        [2] l’autre
       *[other] le suivant
    } saute { $count ->
        [one] son tour
       *[other] { $count } tours
    }.
   *[other] { $count ->
        [one] le suivant saute son tour.
       *[other] les { $count } suivants sautent leur tour.
    }
}
reverses = { CAPITAL($cards) } : { $how ->
    [skips] à deux, l’autre saute son tour, donc tu rejoues.
    [nothing] aucun effet, car on joue à deux.
   *[reverses] on change de sens.
}
draws = { CAPITAL($cards) } : { $seats ->
    [2] l’autre
   *[other] le suivant
} pioche { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}{ $after ->
    [play-on] { "" } puis joue son tour
   *[turn-ends] { "" } et saute son tour
}{ $answered ->
    [yes] , sauf s’il répond
   *[no] { "" }
}.
again = { CAPITAL($cards) } : tu rejoues. { $cover ->
    [draw-until-covered] Si tu ne peux pas, pioche jusqu’à pouvoir, puis joue.
   *[draw-as-usual] Si tu ne peux pas, pioche comme à n’importe quel tour.
}
then-again = Puis tu rejoues. { $cover ->
    [draw-until-covered] Si tu ne peux pas, pioche jusqu’à pouvoir, puis joue.
   *[draw-as-usual] Si tu ne peux pas, pioche comme à n’importe quel tour.
}
draws-back = { CAPITAL($cards) } : { $seats ->
    [2] l’autre
   *[other] le joueur d’avant
} pioche { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}{ $after ->
    [play-on] { "" } puis joue son tour
   *[turn-ends] { "" } et saute son tour
}{ $answered ->
    [yes] , sauf s’il répond
   *[no] { "" }
}.{ $seats ->
    [2] { "" }
   *[other] { " " }Le jeu reprend à partir de là, dans le même sens.
}
asks-rank = { CAPITAL($cards) } : demande une valeur ({ $ranks }). Jusqu’à ton prochain tour, { $seats ->
    [2] l’autre
   *[other] chacun
} doit jouer cette valeur, ou une autre carte qui en demande une. Si tu ne peux pas, pioche 1 seule carte. Une couleur demandée attend jusque-là.
asks-card = { CAPITAL($cards) } : demande une carte précise ({ $ranks }, dans une couleur au choix). Jusqu’à ce qu’elle soit jouée ou jusqu’à ton prochain tour, { $seats ->
    [2] l’autre
   *[other] chacun
} doit la jouer, ou jouer une autre carte qui demande. Si tu ne peux pas, pioche 1 seule carte.
asks-no-card = { CAPITAL($cards) } : aucun effet, car toute valeur présente dans chaque couleur est passe-partout ou spéciale.
asks-no-rank = { CAPITAL($cards) } : aucun effet, car toutes les valeurs sont passe-partout ou spéciales.
all-draw = { CAPITAL($cards) } : { $seats ->
    [2] l’autre pioche
   *[other] chacun des autres pioche
} { $count ->
    [one] 1 carte
   *[other] { $count } cartes
} tout de suite, tant qu’il y a de la pioche, sans sauter de tour.
previous-draws = { CAPITAL($cards) } : { $seats ->
    [2] l’autre
   *[other] le joueur d’avant
} pioche { $count ->
    [one] 1 carte
   *[other] { $count } cartes
} tout de suite, tant qu’il y a de la pioche, sans sauter de tour.
again-in-suit = La carte que tu rejoues doit être de la même { suit-word }, ou passe-partout.
again-any-suit = La carte que tu rejoues doit juste aller, comme d’habitude.
gives-one = { CAPITAL($cards) } : tu peux donner { $count ->
    [one] 1 carte à l’autre.
   *[other] { $count } cartes à l’autre, toutes ou aucune. S’il t’en manque, le reste vient de la pioche.
}
gives-all = { CAPITAL($cards) } : tu peux donner { $count ->
    [one] 1 carte à chacun des autres, dans l’ordre du jeu, mais à tous ou à personne. Si tu n’en as plus, ceux qui n’ont rien reçu en piochent une.
   *[other] { $count } cartes à chacun des autres, une à la fois dans l’ordre du jeu, mais à tous ou à personne. Si tu n’en as plus, les autres piochent le reste.
}
given-all = Si tu donnes ta dernière carte, tu as fini.
gave-as-last = Si tu { $cards ->
    [one] la joues
   *[other] en joues une
} en dernière carte, { $seats ->
    [2] l’autre pioche
   *[other] chacun des autres pioche
} { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}.
takes-suit = { CAPITAL($cards) } : dans le même tour, tu peux jouer d’autres cartes de la même couleur, dans l’ordre que tu veux.
takes-none = { CAPITAL($cards) } : aucun effet spécial.
none-special = { $wild ->
    [yes] Aucune autre carte n’est spéciale.
   *[no] Aucune carte n’est spéciale.
}
plain-here = { CAPITAL($cards) } : aucun effet spécial à cette table.
stack = Au lieu de piocher, tu peux jouer { $way ->
    [this-rank] { $rank ->
        [dame] une autre dame
       *[other] un autre { $rank }
    }
    [same-rank] une carte d’attaque (qui fait piocher) de la même { rank-word }
    [as-strong] une carte qui fait piocher { $seats ->
        [2] l’autre
       *[other] le suivant
    } autant ou plus
    [same-rank-or-suit] une carte d’attaque de la même { rank-word } ou de la même { suit-word }
   *[any-draw-card] n’importe quelle carte d’attaque (qui fait piocher)
}. { $adds ->
    [yes] Alors { $seats ->
        [2] l’autre
       *[other] le suivant
    } pioche pour les deux à la fois, ou répond aussi.
   *[no] Alors { $seats ->
        [2] l’autre
       *[other] le suivant
    } ne pioche que pour la nouvelle, ou répond aussi.
}
stack-skips = Au lieu de sauter ton tour, tu peux jouer { $one ->
    [yes] { $rank ->
        [dame] une autre dame
       *[other] un autre { $rank }
    }
   *[no] une carte de saut de la même valeur que celle du dessus
}. { $adds ->
    [yes] Alors { $seats ->
        [2] l’autre
       *[other] le suivant
    } saute les tours des deux à la fois, ou répond aussi. Si tu sautes déjà des tours, tu ne peux pas répondre, et les nouveaux s’ajoutent.
   *[no] Alors le saut passe { $seats ->
        [2] à l’autre
       *[other] au suivant
    }, qui peut répondre aussi.{ $several ->
        [yes] { " " }Plusieurs cartes de saut d’un coup font sauter autant de joueurs.
       *[no] { "" }
    }
}
stack-apart = { $way ->
    [none] Pas de réponse par une carte d’attaque contre : { $cards }.
    [same-rank] Contre { $cards }, réponds seulement par une carte d’attaque de la même valeur.
    [as-strong] Contre { $cards }, réponds seulement par une carte qui fait piocher { $seats ->
        [2] l’autre
       *[other] le suivant
    } autant ou plus.
    [same-rank-or-suit] Contre { $cards }, réponds seulement par une carte d’attaque de la même valeur, ou une de celles-ci de la même couleur.
   *[any-draw-card] Contre { $cards }, réponds par n’importe quelle carte d’attaque.
}{ $adds ->
    [yes] { $way ->
        [none] { "" }
       *[other] { " " }Alors { $seats ->
            [2] l’autre
           *[other] le suivant
        } pioche pour les deux à la fois, ou répond aussi.
    }
    [newest] { $way ->
        [none] { "" }
       *[other] { " " }Alors { $seats ->
            [2] l’autre
           *[other] le suivant
        } ne pioche que pour la nouvelle, ou répond aussi.
    }
   *[no] { "" }
}
cancel = { $stacking ->
    [yes] Ces cartes annulent aussi toute la pénalité : { $cards }.
   *[no] Au lieu de piocher, annule la pénalité avec une de ces cartes : { $cards }.
}
cancel-one-rank = { $also ->
    [yes] Ces cartes annulent aussi une pénalité des { $rank } : { $cards }.
   *[no] Au lieu de piocher, annule une pénalité des { $rank } avec une de ces cartes : { $cards }.
}
cancel-leaves-suit = La couleur ne change pas alors.
answer-suit = Après une carte d’attaque passe-partout{ $apart ->
    [yes] { " " }(sauf { $joker })
   *[no] { "" }
}, ta réponse doit être de la couleur en cours{ $rank ->
    [yes] { " " }ou de la même valeur
   *[no] { "" }
}{ $jokers ->
    [yes] , sauf si c’est { $joker }
   *[no] { "" }
}.
no-other-answer = { $wild ->
    [yes] Aucune autre carte n’y fait rien, même passe-partout.
   *[no] Aucune autre carte n’y fait rien.
}
wild-and-special = Une carte à la fois passe-partout et spéciale fait les deux.
special-starter = { $means ->
    [another-card-questions] Si la première carte est spéciale ou une question, elle retourne dans le paquet et on en tourne une autre.
    [another-card] Si la première carte est spéciale, elle retourne dans le paquet et on en tourne une autre.
    [none] Une première carte spéciale n’a aucun effet.
    [act-but-gifts] Une première carte spéciale agit comme si le donneur l’avait jouée, mais sans cadeaux.
    [act-but-ranks] Une première carte spéciale agit comme si le donneur l’avait jouée, mais sans demander de valeur.
    [act-but-gifts-and-ranks] Une première carte spéciale agit comme si le donneur l’avait jouée, mais sans cadeaux et sans demander de valeur.
   *[act] Une première carte spéciale agit comme si le donneur l’avait jouée.
}
special-starter-before = Une première carte spéciale agit comme si on l’avait jouée juste avant le premier tour{ $but ->
    [gifts] , mais sans cadeaux
    [ranks] , mais sans demander de valeur
    [gifts-and-ranks] , mais sans cadeaux et sans demander de valeur
   *[nothing] { "" }
}.
reverse-starter = Si elle change le sens, c’est de l’autre côté du donneur qu’on commence.
dealers-starter = Une première carte spéciale agit, car le donneur l’a jouée{ $ranks ->
    [yes] , mais sans demander de valeur
   *[no] { "" }
}.
starter-again = Personne ne rejoue après une première carte.

## Bluffing

bluffing = Bluff
challenge = Quand quelqu’un joue { $cards }, { $seats ->
    [2] l’autre
   *[other] le suivant
} laisse passer, ou conteste et voit la main d’où ça vient. La dernière carte d’une main ne se conteste pas.
challenge-no-question = Une question sans réponse non plus.
bluff = C’était du bluff si, { $cards } à part, cette main avait quelque chose à jouer.
bluff-caught = Alors le bluffeur reprend sa carte, { $count ->
    [0] ne pioche rien
    [one] pioche 1 carte
   *[other] pioche { $count } cartes
}{ $cancelled ->
    [yes] { "" } plus la pénalité qu’elle annulait
   *[no] { "" }
}, et saute son tour. Qui conteste joue comme si la carte n’avait jamais été jouée.
bluff-caught-open = Alors le bluffeur reprend sa carte, pioche ce que { $seats ->
    [2] l’autre
   *[other] le suivant
} aurait dû piocher{ $least ->
    [none] { "" }
    [0] { "" } (s’il y a lieu)
    [one] { "" } (ou 1 carte s’il n’y avait rien)
   *[other] { "" } (ou { $least } cartes s’il n’y avait rien)
}{ $cancelled ->
    [yes] { "" } plus la pénalité qu’elle annulait
   *[no] { "" }
}, et saute son tour. Qui conteste joue comme si la carte n’avait jamais été jouée.
bluff-not = Si ce n’était pas du bluff, qui conteste { $count ->
    [0] ne pioche rien
    [one] pioche 1 carte
   *[other] pioche { $count } cartes
} et saute un tour.
bluff-not-open = Si ce n’était pas du bluff, qui conteste pioche { $more ->
    [0] juste cette pénalité
    [one] cette pénalité plus 1 carte
   *[other] cette pénalité plus { $more } cartes
} et saute un tour.

## Drawing

drawing = Piocher
draw-and-end = Si tu ne peux pas jouer, { $draws ->
    [0] pioche jusqu’à une carte que tu pourrais jouer. Puis ton tour finit.
    [one] pioche 1 carte et finis ton tour.
   *[other] pioche jusqu’à une carte que tu pourrais jouer, mais { $draws } cartes au plus. Puis ton tour finit.
}
draw-and-may-play = Si tu ne peux pas jouer, { $draws ->
    [0] { $able ->
        [yes] pioche jusqu’à une carte qui va. Tu peux piocher encore, mais à la fin tu dois jouer une carte piochée.
       *[no] pioche jusqu’à une carte qui va, puis joue-la.
    }
    [one] pioche 1 carte. Si elle va, tu peux la jouer tout de suite. Dans tous les cas, ton tour finit.
   *[other] { $able ->
        [yes] pioche une carte à la fois, jusqu’à en jouer une ou en avoir pioché { $draws }. Puis ton tour finit.
       *[no] pioche jusqu’à une carte qui va, mais { $draws } cartes au plus. Tu peux la jouer. Puis ton tour finit.
    }
}
draw-and-must-play = Si tu ne peux pas jouer, { $draws ->
    [0] pioche jusqu’à une carte qui va. Tu dois la jouer tout de suite.
    [one] pioche 1 carte. Si elle va, tu dois la jouer tout de suite. Sinon, ton tour finit.
   *[other] pioche jusqu’à une carte qui va, mais { $draws } cartes au plus. Tu dois la jouer tout de suite. Si aucune ne va, ton tour finit.
}
draw-and-play-any = Si tu ne peux pas jouer, { $draws ->
    [0] { $able ->
        [yes] pioche jusqu’à pouvoir.
       *[no] pioche jusqu’à pouvoir, puis joue.
    }
    [one] pioche 1 carte. Puis tu peux jouer toute carte qui va. Dans tous les cas, ton tour finit.
   *[other] { $able ->
        [yes] pioche une carte à la fois, jusqu’à jouer une carte qui va ou en avoir pioché { $draws }. Puis ton tour finit.
       *[no] pioche jusqu’à pouvoir, mais { $draws } cartes au plus. Tu peux jouer toute carte qui va. Puis ton tour finit.
    }
}
draw-though-able = { $must ->
    [drawn] Tu peux aussi piocher alors que tu pourrais jouer, mais tu dois alors jouer une carte piochée.
    [any] Tu peux aussi piocher alors que tu pourrais jouer, mais tu dois alors jouer une carte.
   *[no] Tu peux aussi piocher alors que tu pourrais jouer.
}
draw-only-if-unable = Tu ne peux pas piocher quand tu pourrais jouer.
drawn-last-resort = Si tu pioches { $cards }, rien ne t’oblige à jouer cette carte, sauf si rien d’autre ne va dans ta main.
stock = { $reshuffle ->
    [ends] Quand la pioche est vide, la manche finit avec ce tour.
    [yes] Quand la pioche est vide, on mélange la défausse pour en refaire une. Seule la carte du dessus reste.
   *[no] Quand la pioche est vide, on continue sans piocher.
}
stock-ends-drawing = Si elle se vide pendant que tu pioches à ton tour, tu arrêtes de piocher.
short-hand = S’il n’y a pas assez de cartes pour une nouvelle main, tu reçois celles qui restent.
hand-limit = Avec { cards } en main, tu ne peux plus piocher.
passing = { $free ->
    [yes] Quand il n’y a rien à piocher, tu peux passer, même si tu pourrais jouer.
   *[no] Quand il n’y a rien à piocher, tu dois jouer si tu peux, et passer sinon.
}
drawn-in-vain = Si tu pioches la toute dernière carte et ne peux toujours pas jouer, ça compte comme passer.

## Several cards at once

several = Plusieurs cartes d’un coup
together = En un tour, tu peux jouer { $groups ->
    [equal-ranks] plusieurs cartes de même valeur
    [equal-plain-ranks] plusieurs cartes de même valeur, ni passe-partout ni spéciales
    [runs] une suite : des cartes d’une couleur dans l’ordre, en montant ou en descendant
    [chains] un enchaînement : chaque carte a la valeur de la précédente, ou la suit dans la même couleur
    [equal-ranks-or-marriage] plusieurs cartes de même valeur, ou un mariage (roi et dame de la même couleur, dans l’ordre que tu veux)
    [equal-plain-ranks-or-marriage] plusieurs cartes de même valeur, ni passe-partout ni spéciales, ou un mariage (roi et dame de la même couleur, dans l’ordre que tu veux)
   *[marriage] un mariage : roi et dame de la même couleur, dans l’ordre que tu veux
}.
one-way = { $groups ->
    [chains] L’as est sous le 2. Un enchaînement qui monte continue à monter, et un qui descend à descendre, jusqu’à ce que deux cartes de même valeur se suivent.
   *[runs] L’as est sous le 2.
}
with-its-suit = Une carte qui emmène sa couleur se joue d’abord.
first-and-last = La première doit aller, et { $seats ->
    [2] l’autre
   *[other] le suivant
} suit la dernière.
all-act = { $reverse ->
    [top] Chaque carte agit, mais seule la carte du dessus change le sens.
   *[every] Chaque carte agit.
}
again-on-top = Tu ne rejoues que si la carte du dessus le dit, et si aucune en dessous ne fait sauter, piocher ou donner.
reverse-first = On change de sens avant de faire sauter quelqu’un.
back-last = La dernière carte d’attaque dit qui pioche. Si c’est le joueur d’avant, personne ne saute son tour.
first-answers = Seule la première carte doit répondre à une carte d’attaque.
covered-draw = On ne répond pas par sa valeur à une carte d’attaque couverte par une autre valeur.
marriage-no-answer = Un mariage ne répond pas à une carte d’attaque.
drawn-alone = Une carte piochée se joue seule.
questions = { $one ->
    [yes] Question : { $cards }
   *[no] Questions : { $cards }
}. Réponds dans le même tour par { $answers ->
    [listed] une carte de sa couleur par-dessus ({ $which })
    [all-but] une carte de sa couleur par-dessus (sauf { $which })
   *[any] une carte de sa couleur par-dessus
}{ $chain ->
    [yes] , ou par une question de sa couleur ou de sa valeur à laquelle tu réponds aussi
   *[no] { "" }
}.
unanswered = { $how ->
    [draw-one] Sinon, pioche une carte.
   *[not-played] Une question ne se joue pas sans sa réponse.
}
no-questions = Aucune carte n’est une question à cette table.
no-card-for-question = Quand il n’y a plus rien à piocher, une question ne peut pas être ta dernière carte.
answer-goes-on = Des cartes qui vont avec la réponse peuvent suivre.
drawn-question = Si tu as pioché la question, réponds avec ta main.
drawn-alone-or-married = Une carte piochée se joue seule. Un roi ou une dame à peine pioché peut aussi se marier : d’abord cette carte, puis son partenaire par-dessus.

## Last card

last = Dernière carte
no-call = Pas besoin de dire « dernière carte ».
call = { $until ->
    [catch] Dis « { $word } » quand il te reste une carte. Jusqu’à ton prochain tour, { $seats ->
        [2] l’autre peut te contrer si tu as oublié.
       *[other] tout le monde peut te contrer si tu as oublié.
    }
    [announced] Pour finir, dis « { $word } » au tour d’avant, ou avant que quelqu’un agisse ensuite. Dis-le seulement quand toutes les cartes qui te restent peuvent partir en un tour.
   *[automatic] Dis « { $word } » en jouant ton avant-dernière carte, ou avant que { $seats ->
        [2] l’autre
       *[other] le suivant
    } agisse.
}
call-at-2 = { $until ->
    [catch] Dis de même « { $word } » quand il t’en reste deux.
   *[automatic] Dis de même « { $word } » quand il va t’en rester deux.
}
call-at-3 = Dis de même « { $word } » quand il t’en reste trois.
call-costs = { $until ->
    [catch] Si on te contre
   *[automatic] Si tu oublies
}, { $until ->
    [to-go-out] tu ne peux pas finir au prochain tour
   *[automatic] { $count ->
        [0] ça ne coûte rien
        [one] tu pioches 1 carte
       *[other] tu pioches { $count } cartes
    }
}.
call-again = { $until ->
    [catch] Si tu rejoues tout de suite, on peut te contrer jusqu’à ce que tu agisses.
   *[automatic] Si tu rejoues tout de suite, dis-le avant d’agir.
}
dealt-one = Pas besoin de le dire si tu n’as reçu qu’une carte à la donne.
dealt-few = Pas besoin de dire l’un ou l’autre si tu as reçu aussi peu de cartes à la donne.
call-out = Dis « { $word } » en jouant ta dernière carte. { $count ->
    [0] L’oublier ne coûte rien.
    [one] Si tu oublies, tu pioches 1 carte et continues.
   *[other] Si tu oublies, tu pioches { $count } cartes et continues.
}
call-out-wild = { $ways ->
    [suits] Si elle était passe-partout et que tu n’as pas choisi de couleur, la sienne compte.
    [jokers] Si c’était { $joker } et que tu n’as pas choisi de couleur, on joue dessus ce qu’on veut.
   *[both] Si elle était passe-partout et que tu n’as pas choisi de couleur, la sienne compte, et sur { $joker } on joue ce qu’on veut.
}
last-card-acts = { $does ->
    [acts] Si la manche continue après ta dernière carte, cette carte agit quand même.
    [picks] Si la manche continue après ta dernière carte, tu choisis quand même une couleur avec elle.
   *[both] Si la manche continue après ta dernière carte, cette carte agit quand même, et tu choisis quand même une couleur avec elle.
}
winning-card-idle = { $goal ->
    [countdown] Une carte spéciale qui amène un score à 0 n’a aucun effet.
    [play-on] Une carte spéciale qui finit la manche n’a aucun effet.
   *[other] Une carte spéciale qui gagne la manche n’a aucun effet.
}
winning-card-acts = { $goal ->
    [round] Une carte d’attaque qui gagne la manche agit quand même.
    [play-on] Une carte d’attaque qui finit la manche agit quand même.
    [countdown] Une carte d’attaque qui amène un score à 0 agit quand même.
   *[countdown-by-rounds] Une carte d’attaque qui gagne la manche agit quand même.
} { $seats ->
    [2] L’autre pioche
   *[other] { $who ->
        [previous] Le joueur d’avant pioche
        [both] Selon la carte, le suivant ou le joueur d’avant pioche
       *[next] Le suivant pioche
    }
}{ $counted ->
    [yes] { "" } avant qu’on compte les mains
   *[no] { "" }
}.

not-last = Jamais en dernière carte : { $cards }.{ $stays ->
    [yes] { "" }
   *[no] { "" } S’il ne te reste que ça, c’est une carte qui ne va pas.
}
cardless = Quand tu ne peux pas finir, tu peux quand même jouer ta dernière carte, et tu pioches à ton prochain tour. Personne ne finit tant qu’un autre est sans cartes.
not-cardless = Tu ne joues ta dernière carte que si tu finis avec elle.
not-last-on-top = Si tu joues plusieurs cartes d’un coup, celle du dessus est la dernière.
winning-wild = En dernière carte, une passe-partout doit suivre{ $fits ->
    [suit-or-rank] { " " }la couleur ou la valeur
   *[other] { "" }
}{ $jokers ->
    [yes] , sauf si c’est { $joker }
   *[no] { "" }
}.
last-alone = On ne finit pas avec plusieurs cartes d’un coup : joue ta dernière carte seule.
any-last = N’importe quelle carte peut être ta dernière.
last-together = On peut finir avec plusieurs cartes d’un coup.
winning-wild-free = En dernière carte, une passe-partout n’a pas à suivre.
winning-card-all-draw = Une carte qui fait piocher { $seats ->
    [2] l’autre
   *[other] { $who ->
        [previous] le joueur d’avant
        [both] d’autres joueurs
       *[all] tous les autres
    }
} tout de suite le fait aussi dans le coup qui gagne la manche.

## End of the round

end = Fin de la manche
scoring = Quand la manche finit, { $who ->
    [each-side] chaque équipe marque les cartes qui restent dans ses mains.
    [side] l’équipe gagnante marque les cartes qui restent dans les mains de l’autre.
    [sides] l’équipe gagnante marque les cartes qui restent dans les mains de toutes les autres.
    [other] qui gagne marque les cartes qui restent dans la main de l’autre.
    [others] qui gagne marque les cartes qui restent dans les mains de tous les autres.
   *[each] chacun marque les cartes qui restent dans sa main.
}
doubled = Finir avec { $cards } double tout ça.
tripled = Finir avec { $cards } triple tout ça.
points-off = Ta dernière carte peut enlever des points { $partners ->
    [yes] au total de ton équipe
   *[no] à ton total
} : { $off }.
off-with = { $count } ({ $cards })
round-counts = On ne marque pas de points. La manche compte pour { $partners ->
    [yes] l’équipe de qui la gagne
   *[no] qui la gagne
}.
pips = Les cartes comptent leur { $pack ->
    [whot] numéro, et les étoiles le double
   *[french] chiffre
}{ $named ->
    [no] { "" }
   *[yes] { "" } ({ $values })
}.
pips-ace = as 1
pips-court = figures 10
pips-joker = { $jokers } { $count }
counts = { $number ->
    [one] { CAPITAL($cards) } : { $points }.
   *[other] { CAPITAL($cards) } : { $points }.
}
others-count = Toutes les autres cartes : { $points }.
every-card-counts = Chaque carte compte { points }.
blocked = Si { $stock ->
    [yes] la pioche est vide à la fin d’un tour, ou si { "" }
   *[no] { "" }
}{ $seats ->
    [2] les deux passent de suite, la manche est bloquée.
   *[other] tout le monde passe de suite, la manche est bloquée.
} { $ends ->
    [countdown] La partie finit, et le score le plus bas gagne. En cas d’égalité en bas, la victoire se partage.
    [countdown-by-rounds] Elle finit, et aucun score ne descend.
    [penalty] Elle finit sans vainqueur, et chacun marque ses cartes.
    [penalty-sides] Elle finit sans vainqueur, et chaque équipe marque ses cartes.
    [rounds] Elle finit, et la main qui compte le moins la gagne. En cas d’égalité, personne.
    [rounds-sides] Elle finit, et l’équipe dont les mains comptent le moins la gagne. En cas d’égalité, aucune.
    [collect-two] Elle finit, et la main la plus basse marque la différence. À égalité, personne ne marque.
    [collect-all] Elle finit, et la main la plus basse marque sa différence avec chacune des autres. En cas d’égalité en bas, personne ne marque.
    [collect-two-sides] Elle finit, et l’équipe qui a le moins en main marque la différence. À égalité, personne ne marque.
   *[collect-sides] Elle finit, et l’équipe qui a le moins en main marque sa différence avec chacune des autres. En cas d’égalité en bas, personne ne marque.
}

blocked-out = Si quelqu’un a déjà fini, c’est le premier d’entre eux qui l’a gagnée.

## Match

growth = Qui gagne une manche choisit une règle dans une liste, et elle s’ajoute au jeu dès la donne suivante. On peut aussi retirer une règle ajoutée avant. Si le temps est écoulé, aucune règle ne s’ajoute.
hidden-growth = Le jeu a des règles cachées sur ce qu’il faut dire et éviter, une ou deux au début. Elles ne changent pas quelles cartes tu peux jouer. Avant de jouer ou de piocher, tu peux dire des phrases. Pour chaque règle enfreinte, et pour chaque phrase qu’aucune règle ne demande, tu pioches 1 carte sans savoir pourquoi. Une fois par tour, tu peux deviner une règle. Si c’est juste, tu la vois, sinon ça coûte 1 carte. Qui gagne une manche ajoute une règle cachée d’une liste que personne d’autre ne voit. Toutes les règles sont dévoilées à la fin de la partie.
no-growth = Les règles restent les mêmes toute la partie.
match-end = Quand { $partners ->
    [yes] une équipe
   *[no] quelqu’un
} { $exact ->
    [yes] dépasse
   *[no] atteint
} { points }, { $best ->
    [highest] le total le plus haut gagne la partie.
   *[lowest] le total le plus bas gagne la partie.
} { $tie ->
    [highest] En cas d’égalité en haut, la victoire se partage.
    [lowest] En cas d’égalité en bas, la victoire se partage.
    [highest-sides] Entre équipes à égalité en haut, la victoire se partage.
    [lowest-sides] Entre équipes à égalité en bas, la victoire se partage.
   *[no] En cas d’égalité, on joue une manche de plus.
}
exact-target = Un total de { points } pile retombe à 0.
knockout-two = { $when ->
    [hand] Qui a la main la plus chère à la fin d’une manche perd la partie. Si les deux comptent autant, on joue une manche de plus.
    [over] Le premier au-delà de { points } perd la partie. Si les deux le sont dans la même manche, le total le plus bas gagne, et à égalité la victoire se partage.
   *[target] Le premier à { points } perd la partie. Si les deux y arrivent dans la même manche, le total le plus bas gagne, et à égalité la victoire se partage.
}
knockout = { $when ->
    [hand] Qui a la main la plus chère à la fin d’une manche sort de la partie. En cas d’égalité, personne.
    [over] Qui dépasse { points } sort de la partie.
   *[target] Qui atteint { points } sort de la partie.
} On ne lui donne plus de cartes, et tous les autres continuent. Qui reste en dernier gagne.
knockout-together = Si les derniers sortent de la partie ensemble, le total le plus bas d’entre eux gagne, et à égalité la victoire se partage.
match-rounds = Après { rounds }, { $best ->
    [highest] le total le plus haut gagne la partie.
   *[lowest] le total le plus bas gagne la partie.
} { $tie ->
    [highest] En cas d’égalité en haut, la victoire se partage.
    [lowest] En cas d’égalité en bas, la victoire se partage.
    [highest-sides] Entre équipes à égalité en haut, la victoire se partage.
    [lowest-sides] Entre équipes à égalité en bas, la victoire se partage.
   *[no] En cas d’égalité, on joue une manche de plus.
}
first-to-win = { $number ->
    [1] Qui gagne la manche gagne la partie. Si personne ne la gagne, on en joue une autre.
   *[other] { $partners ->
        [yes] La première équipe
       *[no] Le premier
    } à gagner { rounds } gagne la partie.
}
most-rounds = Après { rounds }, { $partners ->
    [yes] l’équipe qui
   *[no] qui
} en a gagné le plus gagne la partie. En cas d’égalité, on joue une manche de plus.
bonus = { $partners ->
    [yes] L’équipe gagnante reçoit un bonus de { points } pour la partie.
   *[no] Qui gagne reçoit un bonus de { points } pour la partie.
}
pays-winner = Après la partie, { $who ->
    [partners] chaque perdant paie au gagnant le plus proche à sa droite
    [two] le perdant paie au gagnant
   *[others] chaque perdant paie au gagnant
} une unité par tranche de dix points de différence (arrondie en haut){ $count ->
    [0] { "" }
   *[other] , plus { units } pour la partie
}.
pays-better = Après la partie, tous les totaux sont arrondis à la dizaine du dessus. { $who ->
    [partners] Chacun paie à un joueur de chaque équipe mieux placée, le plus proche à sa droite,
    [two] Le perdant paie au gagnant
   *[others] Chacun paie à tous ceux qui ont fait mieux
} une unité par tranche de dix points de différence{ $count ->
    [0] { "" }
   *[other] , plus { units } au gagnant
}.

## In short, to those who listen

short-aim = { $fits ->
    [suit] Suis la { suit-word } de la carte du dessus
    [next-rank] Joue une { rank-word } au-dessus ou au-dessous de la carte du dessus
   *[suit-or-rank] Suis la { suit-word } ou la { rank-word } de la carte du dessus
} : { $goal ->
    [sides] la première équipe sans cartes gagne la manche.
    [countdown] le premier à finir { $deal } fois gagne la partie.
    [countdown-by-rounds] le premier à finir { $deal } fois gagne la partie.
   *[round] le premier sans cartes gagne la manche.
}
short-uses = Cartes utiles : { $uses }.
short-own-wild = cartes de la valeur de ton score
short-growth = { $hidden ->
    [yes] Certaines règles sont cachées, et qui gagne une manche en ajoute une.
   *[no] Qui gagne une manche ajoute une règle.
}
use-wild = { $cards }{ $anywhere ->
    [yes] { "" } sur n’importe quelle carte
   *[no] { "" }
}{ $picks ->
    [yes] { "" } pour choisir une { suit-word }
   *[no] { "" }
}
use-skip = { $cards } pour faire sauter { $seats ->
    [2] l’autre
   *[other] { $count ->
        [one] le suivant
       *[other] les { $count } suivants
    }
}
use-reverse = { $cards } pour changer le sens
use-draw = { $cards } pour faire piocher { $count } { $seats ->
    [2] à l’autre
   *[other] au suivant
}
use-draw-back = { $cards } pour faire piocher { $count } { $seats ->
    [2] à l’autre
   *[other] au joueur d’avant
}
use-all-draw = { $cards } pour faire piocher { $count } à tous les autres
use-all-draw-again = { $cards } pour faire piocher { $count } à tous les autres et rejouer
use-previous-draws = { $cards } pour faire piocher tout de suite { $count } { $seats ->
    [2] à l’autre
   *[other] au joueur d’avant
}
use-card = { $cards } pour demander une carte précise
use-gift = { $cards } pour donner { $count ->
    [one] une carte
   *[other] { $count } cartes
} { $seats ->
    [2] à l’autre
   *[other] à chacun des autres
}
use-again = { $cards } pour rejouer
use-suit = { $cards } pour jouer d’autres cartes de leur couleur dans le même tour
use-rank = { $cards } pour demander une valeur
