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
    [sides] Débarrasse-toi de tes cartes. La première équipe qui n’a plus de cartes gagne la manche. Quand tu n’as plus de cartes, tu sautes ton tour pendant que ton équipe continue.
    [countdown] Chacun part d’un score de { $deal }. Chaque fois que tu n’as plus de cartes, tu descends d’un point et tu reçois autant de cartes que ton nouveau score. Le premier à 0 gagne la partie.
    [countdown-by-rounds] Chacun part d’un score de { $deal }. Le premier qui n’a plus de cartes gagne la manche et descend d’un point. Puis chacun reçoit une nouvelle main. Le premier à 0 gagne la partie.
    [play-on] Débarrasse-toi de tes cartes. Le premier qui n’a plus de cartes gagne la manche. Les autres continuent jusqu’à ce qu’il n’en reste qu’un avec des cartes.
   *[round] Débarrasse-toi de tes cartes. Le premier qui n’a plus de cartes gagne la manche.
}
## Deal

the-deal = La donne
packs = À { $seats }, on prend { $packs ->
    [1] un jeu de { $all } cartes
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
    [countdown-by-rounds] Chacun reçoit autant de cartes que son score.
   *[other] Le donneur distribue { cards } à chacun.
}
deals = { $way ->
    [down] À chaque manche, chacun reçoit une carte de moins, jusqu’à une seule. Puis on repart à { cards }.
    [down-once] À chaque manche, chacun reçoit une carte de moins. Pour départager les ex æquo, on joue une manche à une seule carte.
    [down-and-tie] À chaque manche, chacun reçoit une carte de moins, jusqu’à une seule. Puis on repart à { cards }. Pour départager les ex æquo, on joue une manche à une seule carte.
   *[down-and-up] À chaque manche, chacun reçoit une carte de moins, jusqu’à une seule. Ensuite, chacun en reçoit une de plus à chaque manche, jusqu’à { cards }, et on redescend.
}
starter = { $how ->
    [of-the-dealer] Le donneur ouvre la défausse avec la dernière carte qu’il a reçue : c’est la première carte. Le reste forme la pioche.
    [any] Aucune carte n’est retournée. Le joueur qui commence ouvre la défausse avec la carte qu’il veut. Le reste forme la pioche.
    [clubs] Aucune carte n’est retournée. Le reste forme la pioche.
   *[turned-up] On retourne la carte suivante pour ouvrir la défausse : c’est la première carte. Le reste forme la pioche.
}
dealer = { $how ->
    [low-card]
        Chacun tire une carte, et celui qui a la plus basse { $deals ->
            [once] distribue
           *[again] distribue en premier
        }. { $pack ->
            [whot] En cas d’égalité pour la plus basse, les ex æquo tirent de nouveau.
           *[french] L’as est la carte la plus haute. En cas d’égalité pour la plus basse, les ex æquo tirent de nouveau.
        }
    [first-seat]
        { $deals ->
            [once] Le joueur de la place 1 distribue.
           *[again] Le joueur de la place 1 distribue en premier.
        }
   *[chance]
        { $deals ->
            [once] Le donneur est tiré au sort.
           *[again] Le premier donneur est tiré au sort.
        }
}
next-dealer = { $who ->
    [last] Celui qui a le plus de points en main à la fin d’une manche distribue la suivante. En cas d’égalité, c’est le premier des ex æquo après le donneur.
    [last-left] Le dernier à avoir des cartes distribue la manche suivante. S’il en reste à plusieurs, c’est celui qui a le plus de points en main. En cas d’égalité, c’est le premier des ex æquo après le donneur.
    [winner]
        Le gagnant d’une manche distribue la suivante. Si personne n’a gagné, la donne passe { $to ->
            [other] à l’autre
            [right] à droite
           *[left] à gauche
        }.
   *[left]
        Après chaque manche, la donne passe { $to ->
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
    [winner] Le gagnant de la manche précédente commence. À la première manche, ou si personne n’a gagné la précédente, celui qui a le plus de points en main commence.
    [other] Celui qui n’a pas distribué commence.
    [right] Le joueur à droite du donneur commence.
    [dealer] Le donneur commence.
   *[left] Le joueur à gauche du donneur commence.
}
direction-picked = Celui qui commence choisit le sens du jeu : horaire ou antihoraire.
direction = { $turns ->
    [yes] Au début, on joue dans le { $way ->
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
    [next-rank] dont la { rank-word } suit ou précède celle de la carte du dessus, peu importe la { suit-word }.
   *[suit-or-rank] de la même { suit-word } ou de la même { rank-word } que la carte du dessus.
}{ $several ->
    [yes] { " " }Tu peux parfois en jouer plusieurs d’un coup.
   *[no] { "" }
}
ranks-go-round = Ça tourne : { $last } et { $first } se suivent{ $pack ->
    [whot] . Il n’y a ni 6 ni 9, donc les 5 et les 7 se suivent aussi, tout comme les 8 et les 10
   *[french] { "" }
}.
still-fitting = { CAPITAL($cards) } vont aussi sur une carte de même { rank-word }.
apart = { $one ->
    [yes] On ne joue jamais { $cards } sur un autre exemplaire de la même carte.
   *[no] On ne superpose jamais { $cards }, même si les deux cartes vont ensemble.
}
first-suit = Commence chaque manche à { $suit }. Si tu n’en as pas, pioche jusqu’à pouvoir commencer. Cette première carte n’est pas passe-partout, n’a aucun effet et ne répond à aucune carte.
open-cards = Sur { $cards }, on joue ce qu’on veut.
free-cards = On joue { $cards } sur tout, sans choisir de { suit-word }.
jump-in = Si tu as exactement la même carte que celle du dessus, tu peux la jouer à la volée, seule, même si ce n’est pas ton tour. Le jeu continue à partir de toi. Tu ne peux pas jouer à la volée { $held ->
    [both] avec une carte de dernier recours, ni tant qu’il y a une pénalité à piocher ou que quelqu’un a autre chose à décider.
    [penalty] tant qu’il y a une pénalité à piocher ou que quelqu’un a autre chose à décider.
    [resort] avec une carte de dernier recours, ni tant que quelqu’un a autre chose à décider.
   *[none] tant que quelqu’un a autre chose à décider.
}
last-resort-question = Une carte qui demande une réponse ne compte pas comme une autre carte jouable.
last-resort = { $bluffing ->
    [yes] Ne joue { $cards } qu’en dernier recours, si aucune autre carte de ta main n’est jouable, ou pour bluffer.
   *[no] Ne joue { $cards } qu’en dernier recours, si aucune autre carte de ta main n’est jouable.
}

## Wild cards

wild = Passe-partout
none-wild = Aucune carte n’est passe-partout.
wild-cards = { CAPITAL($cards) } sont passe-partout et vont sur n’importe quelle carte{ $apart ->
    [yes] , mais pas sur { $but }
   *[no] { "" }
}.
wild-if-matching = { CAPITAL($cards) } sont passe-partout. Il faut quand même { $fits ->
    [suit-or-rank] suivre la { suit-word } ou la { rank-word }, comme avec les autres cartes
   *[other] suivre la carte du dessus, comme avec les autres cartes
}.
wild-jokers-too = { CAPITAL($cards) } sont passe-partout et vont sur n’importe quelle carte.
wild-by-score = { $deal ->
    [1] La { rank-word } égale à ton score est passe-partout pour toi : { $lowest } quand tu es à 1.
   *[other] La { rank-word } égale à ton score est passe-partout pour toi : { $rank } quand tu es à { $deal }, et ainsi de suite ({ $lowest } quand tu es à 1).
} { $matching ->
    [yes]
        Il faut quand même { $fits ->
            [suit-or-rank] suivre la { suit-word } ou la { rank-word }, comme avec les autres cartes
           *[other] suivre la carte du dessus, comme avec les autres cartes
        }.
   *[no] Cette carte va sur n’importe quelle autre.
}
wild-by-score-short = La { rank-word } égale à ton score est passe-partout pour toi, si elle est dans le jeu : { $ranks }. { $matching ->
    [yes]
        Il faut quand même { $fits ->
            [suit-or-rank] suivre la { suit-word } ou la { rank-word }, comme avec les autres cartes
           *[other] suivre la carte du dessus, comme avec les autres cartes
        }.
   *[no] Cette carte va sur n’importe quelle autre.
}
rank-at = { $rank } à { $score }
pick = { $naming ->
    [another-suit] Quand tu joues un passe-partout, choisis une autre { suit-word } que celle en cours.
    [own-suit] Avec un passe-partout, tu ne choisis pas de { suit-word } : c’est la sienne qui compte.
    [any-suit-if-it-matches] Quand tu joues un passe-partout qui va par { $fits ->
        [suit-or-rank] sa { suit-word } ou sa { rank-word }
       *[other] sa { suit-word }
    }, choisis une { suit-word }. Sinon, la { suit-word } ne change pas.
   *[any-suit] Quand tu joues un passe-partout, choisis une { suit-word }.
}
no-pick = Avec un passe-partout, tu ne choisis pas de { suit-word }.
after-joker = Sur { $joker }, on joue ce qu’on veut.
pick-with-joker = Exception : quand tu joues { $joker }, qui n’a pas de { suit-word }, choisis celle que tu veux.
after-wild = { $ways ->
    [suit] La carte suivante doit être de cette { suit-word }.
    [suit-rank] La carte suivante doit être de cette { suit-word } ou de la même valeur.
    [suit-rank-joker] La carte suivante doit être de cette { suit-word }, de la même valeur, ou { $joker }.
    [suit-own-rank] La carte suivante doit être de cette { suit-word }, ou de la même valeur et passe-partout pour celui qui la joue.
    [suit-own-rank-joker] La carte suivante doit être de cette { suit-word }, de la même valeur et passe-partout pour celui qui la joue, ou { $joker }.
    [suit-own] La carte suivante doit être de cette { suit-word }, ou passe-partout pour celui qui la joue. La même valeur seule ne suffit pas.
    [suit-rank-own] La carte suivante doit être de cette { suit-word }, de la même valeur, ou passe-partout pour celui qui la joue.
   *[suit-wild] La carte suivante doit être de cette { suit-word } ou passe-partout.
}
free-after-wild = Les cartes qui vont sur tout vont aussi sur un passe-partout.
no-wild-on-wild = On ne joue pas un passe-partout sur une autre carte de sa { rank-word }, même si la { suit-word } va.
wild-starter = { $whose ->
    [dealer] Si la première carte est passe-partout pour le donneur
   *[all] Si la première carte est passe-partout
}, { $means ->
    [own-suit] c’est sa { suit-word } qui compte.
    [first-player-free] on joue dessus ce qu’on veut.
    [another-card] on la remet dans le paquet et on en retourne une autre.
    [blind] on tire une { suit-word } au sort avant que quiconque regarde ses cartes.
    [bottom-card] la carte du dessous de la pioche décide de la { suit-word }.
   *[dealer-names] le donneur regarde sa main et choisit une { suit-word }.
}
joker-starter = { $means ->
    [own-suit] Si la première carte est { $joker }, on la remet dans le paquet et on en retourne une autre.
    [blind] Si la première carte est { $joker }, on tire une { suit-word } au sort avant que quiconque regarde ses cartes.
   *[dealer-names] Si la première carte est { $joker }, le donneur regarde sa main et choisit une { suit-word }.
}
only-joker-starter = Si la première carte est { $joker }, on la remet dans le paquet et on en retourne une autre.

starter-suit-only = Seule la { suit-word } de la première carte compte : on ne suit pas sa { rank-word }, et elle n’a aucun effet.

## Special cards

special = Cartes spéciales
skips = { CAPITAL($cards) } : { $how ->
    [again] l’autre saute son tour, donc tu rejoues.
    [all] les { $count } tours suivants sont sautés, le tien compris.
    [answered] { $seats ->
        [2] l’autre
       *[other] le suivant
    } saute { $count ->
        [1] son tour
       *[other] { $count } tours
    }, sauf s’il répond.
    [answered-each] les { $count } suivants sautent chacun un tour, sauf si le suivant répond.
    [missed] { $seats ->
        [2] l’autre
       *[other] le suivant
    } saute { $count ->
        [1] son tour
       *[other] { $count } tours
    }.
   *[other] { $count ->
        [1] le suivant saute son tour.
       *[other] les { $count } suivants sautent leur tour.
    }
}
reverses = { CAPITAL($cards) } : { $how ->
    [skips] à deux joueurs, l’autre saute son tour, donc tu rejoues.
    [nothing] aucun effet à deux joueurs.
   *[reverses] on change de sens.
}
draws = { CAPITAL($cards) } : { $seats ->
    [2] l’autre
   *[other] le suivant
} pioche { $count ->
    [1] 1 carte
   *[other] { $count } cartes
}{ $after ->
    [play-on] { "" } puis joue son tour
   *[turn-ends] { "" } et saute son tour
}{ $answered ->
    [yes] , sauf s’il répond
   *[no] { "" }
}.
again = { CAPITAL($cards) } : tu rejoues. { $cover ->
    [draw-until-covered] Si tu ne peux pas, pioche jusqu’à pouvoir jouer.
   *[draw-as-usual] Si tu ne peux pas, pioche comme d’habitude.
}
then-again = Puis tu rejoues. { $cover ->
    [draw-until-covered] Si tu ne peux pas, pioche jusqu’à pouvoir jouer.
   *[draw-as-usual] Si tu ne peux pas, pioche comme d’habitude.
}
draws-back = { CAPITAL($cards) } : { $seats ->
    [2] l’autre
   *[other] le joueur d’avant
} pioche { $count ->
    [1] 1 carte
   *[other] { $count } cartes
}{ $after ->
    [play-on] { "" } puis joue son tour
   *[turn-ends] { "" } et saute son tour
}{ $answered ->
    [yes] , sauf s’il répond
   *[no] { "" }
}.{ $seats ->
    [2] { "" }
   *[other] { " " }Le jeu reprend à partir de lui, dans le même sens.
}
asks-rank = { CAPITAL($cards) } : tu demandes une valeur, { $ranks }. Jusqu’à ton prochain tour, { $seats ->
    [2] l’autre
   *[other] chacun
} doit jouer cette { rank-word }, ou une autre carte qui en demande une. Celui qui ne peut pas le faire pioche une seule carte. Si une { suit-word } avait été choisie avant, elle compte de nouveau ensuite.
asks-card = { CAPITAL($cards) } : tu demandes une carte précise, parmi { $ranks }, dans la { suit-word } que tu veux. Jusqu’à ce qu’elle soit jouée ou jusqu’à ton prochain tour, { $seats ->
    [2] l’autre
   *[other] chacun
} doit la jouer, ou jouer une autre carte qui en demande une. Celui qui ne peut pas le faire pioche une seule carte. Si personne ne la joue, la { suit-word } à suivre est alors celle de la carte demandée.
asks-no-card = { CAPITAL($cards) } : aucun effet ici, car toute { rank-word } présente dans chaque { suit-word } est passe-partout ou spéciale.
asks-no-rank = { CAPITAL($cards) } : aucun effet ici, car toutes les { rank-word }s sont passe-partout ou spéciales.
all-draw = { CAPITAL($cards) } : { $seats ->
    [2] l’autre pioche
   *[other] tous les autres piochent
} { $count ->
    [1] 1 carte
   *[other] { $count } cartes
} tout de suite, tant qu’il en reste dans la pioche, sans sauter de tour.
previous-draws = { CAPITAL($cards) } : { $seats ->
    [2] l’autre
   *[other] le joueur d’avant
} pioche { $count ->
    [1] 1 carte
   *[other] { $count } cartes
} tout de suite, tant qu’il en reste dans la pioche, sans sauter de tour.
again-in-suit = Quand tu rejoues, ta carte doit être de la même { suit-word }, ou passe-partout.
again-any-suit = Quand tu rejoues, ta carte doit juste être jouable, comme d’habitude.
gives-one = { CAPITAL($cards) } : tu peux donner { $count ->
    [1] 1 carte à l’autre.
   *[other] { $count } cartes à l’autre, toutes ou aucune. Si tu n’as pas assez de cartes, l’autre pioche celles qui manquent.
}
gives-all = { CAPITAL($cards) } : tu peux donner { $count ->
    [1] 1 carte à chacun des autres, dans l’ordre du jeu. Donne à tous ou à personne. Si tu n’as pas assez de cartes, ceux qui n’ont rien reçu piochent 1 carte.
   *[other] { $count } cartes à chacun des autres, une à la fois dans l’ordre du jeu. Donne à tous ou à personne. Si tu n’as pas assez de cartes, les autres piochent celles qui manquent.
}
given-all = Si tu donnes ta dernière carte, tu finis.
gave-as-last = Si tu finis en jouant { $cards ->
    [1] { $card }
   *[other] une carte qui permet de donner des cartes
}, { $seats ->
    [2] l’autre pioche
   *[other] tous les autres piochent
} { $count ->
    [1] 1 carte
   *[other] { $count } cartes
}.
takes-suit = { CAPITAL($cards) } : dans le même tour, tu peux aussi jouer d’autres cartes de la même { suit-word }, dans l’ordre que tu veux.
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
    [yes] Dans ce cas, { $seats ->
        [2] l’autre
       *[other] le suivant
    } pioche le total, ou répond à son tour.
   *[no] Dans ce cas, { $seats ->
        [2] l’autre
       *[other] le suivant
    } ne pioche que pour la dernière carte posée, ou répond à son tour.
}
stack-skips = Au lieu de sauter ton tour, tu peux jouer { $one ->
    [yes]
        { $rank ->
            [dame] une autre dame
           *[other] un autre { $rank }
        }
   *[no] une carte de saut de la même { rank-word } que celle du dessus
}. { $adds ->
    [yes]
        Dans ce cas, { $seats ->
            [2] l’autre
           *[other] le suivant
        } saute tous les tours cumulés, ou répond à son tour. Si tu sautes déjà des tours, tu ne peux pas répondre, et les nouveaux s’ajoutent.
   *[no]
        Alors le saut passe { $seats ->
            [2] à l’autre
           *[other] au suivant
        }, qui peut répondre à son tour.{ $several ->
            [yes] { " " }Plusieurs cartes de saut d’un coup font sauter le tour d’autant de joueurs.
           *[no] { "" }
        }
}
stack-apart = { $way ->
    [none] Contre { $cards }, on ne peut pas jouer de carte d’attaque.
    [same-rank] Contre { $cards }, on ne répond que par une carte d’attaque de la même { rank-word }.
    [as-strong]
        Contre { $cards }, on ne répond que par une carte qui fait piocher { $seats ->
            [2] l’autre
           *[other] le suivant
        } autant ou plus.
    [same-rank-or-suit] Contre { $cards }, on ne répond que par une carte d’attaque de la même { rank-word }, ou par une carte de la même { suit-word } parmi { $cards }.
   *[any-draw-card] Contre { $cards }, on répond par n’importe quelle carte d’attaque.
}{ $adds ->
    [yes]
        { $way ->
            [none] { "" }
           *[other]
                { " " }Dans ce cas, { $seats ->
                    [2] l’autre
                   *[other] le suivant
                } pioche le total, ou répond à son tour.
        }
    [newest]
        { $way ->
            [none] { "" }
           *[other]
                { " " }Dans ce cas, { $seats ->
                    [2] l’autre
                   *[other] le suivant
                } ne pioche que pour la dernière carte posée, ou répond à son tour.
        }
   *[no] { "" }
}
cancel = { $stacking ->
    [yes] Tu peux aussi annuler toute la pénalité avec { $cards }.
   *[no] Au lieu de piocher, tu peux annuler toute la pénalité avec { $cards }.
}
cancel-one-rank = { $also ->
    [yes] Contre { $rank }, tu peux aussi annuler la pénalité avec { $cards }.
   *[no] Contre { $rank }, tu peux annuler la pénalité avec { $cards } au lieu de piocher.
}
cancel-leaves-suit = Quand on annule une pénalité, la { suit-word } ne change pas.
answer-suit = Après une carte d’attaque passe-partout{ $apart ->
    [yes] { " " }(sauf { $joker })
   *[no] { "" }
}, ta réponse doit être de la { suit-word } en cours{ $rank ->
    [yes] { " " }ou de la même { rank-word }
   *[no] { "" }
}{ $jokers ->
    [yes] , sauf si c’est { $joker }
   *[no] { "" }
}.
no-other-answer = { $wild ->
    [yes] Aucune autre carte ne peut répondre, pas même un passe-partout.
   *[no] Aucune autre carte ne peut répondre.
}
wild-and-special = Un passe-partout qui est aussi une carte spéciale fait en plus son effet.
special-starter = { $means ->
    [another-card-questions] Si la première carte est une carte spéciale ou une question, on la remet dans le paquet et on en retourne une autre.
    [another-card] Si la première carte est spéciale, on la remet dans le paquet et on en retourne une autre.
    [none] Si la première carte est spéciale, elle n’a aucun effet.
    [act-but-gifts] Si la première carte est spéciale, elle fait son effet comme si le donneur l’avait jouée, mais personne ne donne de carte.
    [act-but-ranks] Si la première carte est spéciale, elle fait son effet comme si le donneur l’avait jouée, mais personne ne demande de { rank-word }.
    [act-but-gifts-and-ranks] Si la première carte est spéciale, elle fait son effet comme si le donneur l’avait jouée, mais personne ne donne de carte ni ne demande de { rank-word }.
   *[act] Si la première carte est spéciale, elle fait son effet comme si le donneur l’avait jouée.
}
special-starter-before = Si la première carte est spéciale, elle fait son effet comme si on l’avait jouée juste avant le premier tour{ $but ->
    [gifts] , mais personne ne donne de carte
    [ranks] , mais personne ne demande de { rank-word }
    [gifts-and-ranks] , mais personne ne donne de carte ni ne demande de { rank-word }
   *[nothing] { "" }
}.
reverse-starter = Si la première carte change le sens, c’est le joueur de l’autre côté du donneur qui commence.
dealers-starter = Le donneur a joué la première carte, donc elle fait son effet si elle est spéciale{ $ranks ->
    [yes] , mais personne ne demande de { rank-word }
   *[no] { "" }
}.
starter-again = La première carte ne fait jamais rejouer.

## Bluffing

bluffing = Bluff
challenge = Quand quelqu’un joue { $cards }, { $seats ->
    [2] l’autre
   *[other] le suivant
} peut laisser passer, ou contester et regarder la main de celui qui vient de jouer. On ne peut pas contester la dernière carte d’un joueur.
challenge-no-question = On ne peut pas contester non plus une question sans réponse.
bluff = C’était du bluff si celui qui vient de jouer avait en main une carte jouable autre qu’{ $cards }.
bluff-caught = Si c’était du bluff, le bluffeur reprend sa carte, { $count ->
    [0]
        { $cancelled ->
            [yes] pioche la pénalité que cette carte annulait
           *[no] ne pioche rien
        }
    [one]
        pioche 1 carte{ $cancelled ->
            [yes] { "" } plus la pénalité que cette carte annulait
           *[no] { "" }
        }
   *[other]
        pioche { $count } cartes{ $cancelled ->
            [yes] { "" } plus la pénalité que cette carte annulait
           *[no] { "" }
        }
}, et saute son tour. Celui qui a contesté joue comme si cette carte n’avait jamais été posée.
bluff-caught-open = Si c’était du bluff, le bluffeur reprend sa carte, pioche ce que { $seats ->
    [2] l’autre
   *[other] le suivant
} aurait dû piocher{ $least ->
    [none] { "" }
    [0] { "" } (s’il y avait quelque chose)
    [one] { "" } (ou 1 carte s’il n’y avait rien)
   *[other] { "" } (ou { $least } cartes s’il n’y avait rien)
}{ $cancelled ->
    [yes] { "" } plus la pénalité que cette carte annulait
   *[no] { "" }
}, et saute son tour. Celui qui a contesté joue comme si cette carte n’avait jamais été posée.
bluff-not = Si ce n’était pas du bluff, celui qui a contesté { $count ->
    [0] ne pioche rien
    [one] pioche 1 carte
   *[other] pioche { $count } cartes
} et saute son tour.
bluff-not-open = Si ce n’était pas du bluff, celui qui a contesté pioche { $more ->
    [0] juste ce qu’il devait piocher
    [one] ce qu’il devait piocher, plus 1 carte
   *[other] ce qu’il devait piocher, plus { $more } cartes
} et saute son tour.

## Drawing

drawing = Piocher
draw-and-end = Si tu ne peux pas jouer, { $draws ->
    [0] pioche jusqu’à avoir une carte jouable. Puis ton tour s’arrête.
    [one] pioche 1 carte, et ton tour s’arrête.
    [21] pioche autant de cartes que tu veux, au moins une, et ton tour s’arrête.
   *[other] pioche jusqu’à avoir une carte jouable, { $draws } cartes au plus. Puis ton tour s’arrête.
}
draw-and-may-play = Si tu ne peux pas jouer, { $draws ->
    [0] { $able ->
        [yes] pioche jusqu’à avoir une carte jouable. Tu peux continuer à piocher, mais à la fin tu dois jouer une carte piochée.
       *[no] pioche jusqu’à avoir une carte jouable, et joue-la.
    }
    [one] pioche 1 carte. Si elle est jouable, tu peux la jouer tout de suite. Dans tous les cas, ton tour s’arrête.
    [21] { $able ->
        [yes] pioche une carte à la fois, autant que tu veux. Si l’une d’elles est jouable, tu peux la jouer. Dans tous les cas, ton tour s’arrête.
       *[no] pioche une carte à la fois, et arrête-toi à la première jouable, ou avant si tu veux. Si tu en as une, tu peux la jouer. Dans tous les cas, ton tour s’arrête.
    }
   *[other] { $able ->
        [yes] pioche une carte à la fois, jusqu’à ce que tu en joues une ou que tu en aies pioché { $draws }. Puis ton tour s’arrête.
       *[no] pioche jusqu’à avoir une carte jouable, { $draws } cartes au plus. Si tu en as une, tu peux la jouer. Dans tous les cas, ton tour s’arrête.
    }
}
draw-and-must-play = Si tu ne peux pas jouer, { $draws ->
    [0] pioche jusqu’à avoir une carte jouable. Tu dois la jouer tout de suite.
    [one] pioche 1 carte. Si elle est jouable, tu dois la jouer tout de suite. Sinon, ton tour s’arrête.
    [21] pioche une carte à la fois, et arrête-toi à la première jouable, ou avant si tu veux. Si tu en as une, tu dois la jouer tout de suite. Sinon, ton tour s’arrête.
   *[other] pioche jusqu’à avoir une carte jouable, { $draws } cartes au plus. Si tu en as une, tu dois la jouer tout de suite. Sinon, ton tour s’arrête.
}
draw-and-play-any = Si tu ne peux pas jouer, { $draws ->
    [0] { $able ->
        [yes] pioche jusqu’à pouvoir jouer.
       *[no] pioche jusqu’à pouvoir jouer, et joue.
    }
    [one] pioche 1 carte. Tu peux ensuite jouer n’importe quelle carte jouable. Dans tous les cas, ton tour s’arrête.
    [21] { $able ->
        [yes] pioche une carte à la fois, autant que tu veux. Tu peux ensuite jouer n’importe quelle carte jouable. Dans tous les cas, ton tour s’arrête.
       *[no] pioche une carte à la fois, et arrête-toi dès que tu peux jouer, ou avant si tu veux. Tu peux ensuite jouer n’importe quelle carte jouable. Dans tous les cas, ton tour s’arrête.
    }
   *[other] { $able ->
        [yes] pioche une carte à la fois, jusqu’à ce que tu en joues une ou que tu en aies pioché { $draws }. Puis ton tour s’arrête.
       *[no] pioche jusqu’à pouvoir jouer, { $draws } cartes au plus. Tu peux jouer n’importe quelle carte jouable. Dans tous les cas, ton tour s’arrête.
    }
}
draw-though-able = { $must ->
    [drawn] Tu peux aussi piocher quand tu pourrais jouer, mais alors tu dois jouer une carte piochée.
    [any] Tu peux aussi piocher quand tu pourrais jouer, mais alors tu dois jouer une carte.
   *[no] Tu peux aussi piocher quand tu pourrais jouer.
}
draw-only-if-unable = Tu ne peux piocher que si tu ne peux pas jouer.
drawn-last-resort = Si tu pioches { $cards }, rien ne t’oblige à jouer cette carte tant que tu as une autre carte jouable en main.
stock = { $reshuffle ->
    [ends] Quand la pioche est vide, la manche s’arrête à la fin de ce tour.
    [yes] Quand la pioche est vide, on mélange la défausse, sauf la carte du dessus, pour refaire une pioche.
   *[no] Quand la pioche est vide, on continue sans piocher.
}
short-hand = S’il n’y a pas assez de cartes pour une nouvelle main, tu prends ce qui reste.
hand-limit = Avec { cards } en main, tu ne peux plus piocher.
passing = { $free ->
    [yes] Quand il n’y a plus rien à piocher, tu peux passer, même si tu pourrais jouer.
   *[no] Quand il n’y a plus rien à piocher, joue si tu peux, sinon passe.
}
drawn-in-vain = Si tu pioches la toute dernière carte et que tu ne peux toujours pas jouer, tu passes.

## Several cards at once

several = Plusieurs cartes d’un coup
together = En un tour, tu peux jouer { $groups ->
    [equal-ranks] plusieurs cartes de même { rank-word }
    [equal-plain-ranks] plusieurs cartes de même { rank-word }, si elles ne sont ni passe-partout ni spéciales
    [runs] une suite : des cartes d’une même { suit-word } dans l’ordre, en montant ou en descendant
    [chains] un enchaînement : chaque carte a la même { rank-word } que celle d’avant, ou une { rank-word } voisine dans la même { suit-word }
    [equal-ranks-or-marriage] plusieurs cartes de même valeur, ou un mariage (le roi et la dame d’une même couleur, dans l’ordre que tu veux)
    [equal-plain-ranks-or-marriage] plusieurs cartes de même valeur, si elles ne sont ni passe-partout ni spéciales, ou un mariage (le roi et la dame d’une même couleur, dans l’ordre que tu veux)
   *[marriage] un mariage : le roi et la dame d’une même couleur, dans l’ordre que tu veux
}.
neighbours = { $order ->
    [numbers] S’il manque un numéro à une forme, on le saute : le 3 croix et le 5 croix se suivent.
    [no-twos] L’as ne suit aucune carte, et aucune carte ne le suit.
   *[ranks] L’as vient juste avant le 2.
}
one-way = Un enchaînement ne peut passer de la montée à la descente, ou l’inverse, qu’après deux cartes de même { rank-word }.
with-its-suit = Une carte qui permet de jouer toute sa { suit-word } se joue en premier.
first-and-last = La première des cartes que tu poses doit être jouable, et { $seats ->
    [2] l’autre
   *[other] le suivant
} joue sur la dernière posée.
all-act = { $reverse ->
    [top] Chaque carte fait son effet, mais plusieurs changements de sens n’en font qu’un.
   *[every] Chaque carte fait son effet.
}
again-on-top = Tu ne rejoues que si c’est la carte du dessus qui fait rejouer, et si aucune en dessous ne fait sauter un tour, piocher ou donner.
reverse-first = On change de sens avant de faire sauter un tour.
back-last = C’est la dernière carte d’attaque qui décide qui pioche. Si c’est le joueur d’avant, personne ne saute son tour.
first-answers = Face à une carte d’attaque, seule ta première carte doit y répondre.
covered-draw = On ne répond plus à une carte d’attaque par sa { rank-word } si une carte d’une autre { rank-word } la couvre.
marriage-no-answer = Un mariage ne répond pas à une carte d’attaque.
drawn-alone = Une carte piochée se joue seule.
questions = { $one ->
    [yes] { CAPITAL($cards) } est une question
   *[no] { CAPITAL($cards) } sont des questions
}. Réponds-y dans le même tour par { $answers ->
    [listed] une carte de la même { suit-word } par-dessus, parmi { $which }
    [all-but] une carte de la même { suit-word } par-dessus, sauf { $which }
   *[any] une carte de la même { suit-word } par-dessus
}{ $chain ->
    [yes] , ou par une autre question de la même { suit-word } ou de la même { rank-word }, à laquelle tu réponds aussi
   *[no] { "" }
}.
unanswered = { $how ->
    [draw-one] Sans réponse, tu peux quand même jouer la question, mais tu pioches une carte.
   *[not-played] Une question ne se joue pas sans sa réponse.
}
no-questions = Aucune carte n’est une question à cette table.
no-card-for-question = Quand il n’y a plus de carte à piocher, une question ne peut pas être ta dernière carte.
answer-goes-on = Tu peux encore ajouter des cartes qui vont avec la réponse.
drawn-question = Si tu viens de piocher la question, la réponse doit être une carte que tu avais déjà en main.
## Last card

last = Dernière carte
no-call = Pas besoin de dire « dernière carte ».
call = { $until ->
    [catch] Dis « { $word } » quand il te reste une carte. Si tu oublies, { $seats ->
        [2] l’autre peut te contrer jusqu’à ton prochain tour.
       *[other] n’importe qui peut te contrer jusqu’à ton prochain tour.
    }
    [announced] Dis « { $word } » au tour avant de finir, ou juste après ce tour, avant que quelqu’un d’autre joue ou pioche. Tu peux le dire avec trois cartes ou moins.
   *[automatic] Quand tu joues ton avant-dernière carte, dis « { $word } » avant que { $seats ->
        [2] l’autre
       *[other] le suivant
    } joue ou pioche.
}
call-at-2 = { $until ->
    [catch] Dis aussi « { $word } » de la même façon quand il te reste deux cartes.
   *[automatic] Dis aussi « { $word } » de la même façon quand tu joues une carte et qu’il t’en reste deux.
}
call-at-3 = Dis aussi « { $word } » de la même façon quand il te reste trois cartes.
call-costs = { $until ->
    [catch] Si on te contre
   *[automatic] Si tu oublies
}, { $until ->
    [to-go-out] tu ne peux pas finir à ton prochain tour
   *[automatic] { $count ->
        [0] ça ne coûte rien
        [one] tu pioches 1 carte
       *[other] tu pioches { $count } cartes
    }
}.
call-again = { $until ->
    [catch] Si tu rejoues tout de suite, on peut te contrer jusqu’à ton prochain coup.
   *[automatic] Si tu rejoues tout de suite, fais l’annonce avant ton prochain coup.
}
dealt-one = Pas besoin d’annonce si tu n’as reçu qu’une carte au départ.
dealt-few = Les deux annonces sont inutiles quand c’est la donne qui te laisse si peu de cartes.
call-out = Dis « { $word } » en jouant ta dernière carte. { $count ->
    [0] L’oublier ne coûte rien.
    [one] Si tu oublies, tu pioches 1 carte et tu continues.
   *[other] Si tu oublies, tu pioches { $count } cartes et tu continues.
}
call-out-wild = { $ways ->
    [suits] Si ta dernière carte est passe-partout et que tu ne choisis pas de { suit-word }, sa propre { suit-word } compte.
    [jokers] Si ta dernière carte est { $joker } et que tu ne choisis pas de { suit-word }, on joue dessus ce qu’on veut.
   *[both] Si ta dernière carte est passe-partout et que tu ne choisis pas de { suit-word }, sa propre { suit-word } compte, et sur { $joker } on joue ce qu’on veut.
}
last-card-acts = { $does ->
    [acts] Ta dernière carte fait quand même son effet si la manche continue.
    [picks] Si ta dernière carte est passe-partout et que la manche continue, tu choisis quand même une { suit-word }.
   *[both] Si la manche continue, ta dernière carte fait quand même son effet, et si elle est passe-partout, tu choisis quand même une { suit-word }.
}
winning-card-idle = { $goal ->
    [countdown] Une carte spéciale qui met un score à 0 n’a aucun effet.
    [play-on] Une carte spéciale qui termine la manche n’a aucun effet.
   *[other] Une carte spéciale qui fait gagner la manche n’a aucun effet.
}
winning-card-acts = { $goal ->
    [round] Si ta dernière carte fait piocher, elle fait quand même son effet.
    [play-on] Si la carte qui termine la manche fait piocher, elle fait quand même son effet.
    [countdown] Si la carte qui met un score à 0 fait piocher, elle fait quand même son effet.
   *[countdown-by-rounds] Si ta dernière carte fait piocher, elle fait quand même son effet.
} { $seats ->
    [2] L’autre pioche
   *[other] { $who ->
        [previous] Le joueur d’avant pioche
        [both] Selon la carte, le suivant ou le joueur d’avant pioche
       *[next] Le suivant pioche
    }
}{ $counted ->
    [yes] { "" } avant qu’on compte les points
   *[no] { "" }
}.

not-last = On ne finit pas avec { $cards }.{ $stays ->
    [yes] { "" }
   *[no] { "" } Si une telle carte est la seule qui te reste, elle compte comme une carte qui ne va pas.
}
cardless = Quand tu ne peux pas finir, tu peux quand même jouer ta dernière carte, mais tu dois piocher à ton prochain tour. Personne ne finit tant que quelqu’un d’autre est sans cartes.
not-cardless = Tu ne peux jouer ta dernière carte que si elle te fait finir.
not-last-on-top = Si tu joues plusieurs cartes d’un coup, c’est celle du dessus qui compte comme ta dernière.
winning-wild = En dernière carte, un passe-partout doit suivre{ $fits ->
    [suit-or-rank] { " " }la { suit-word } ou la { rank-word }
   *[other] { " " }la carte du dessus, comme les autres cartes
}{ $jokers ->
    [yes] , sauf si c’est { $joker }
   *[no] { "" }
}.
last-alone = On ne finit pas avec plusieurs cartes d’un coup : joue ta dernière carte seule.
any-last = N’importe quelle carte peut être ta dernière.
last-together = On peut finir avec plusieurs cartes d’un coup.
winning-wild-free = En dernière carte, un passe-partout va aussi sur n’importe quelle carte.
winning-card-all-draw = Une carte qui fait piocher tout de suite { $seats ->
    [2] l’autre
   *[other] { $who ->
        [previous] le joueur d’avant
        [both] d’autres joueurs
       *[all] tous les autres
    }
} le fait aussi quand elle fait gagner la manche.

## End of the round

end = Fin de la manche
scoring = À la fin de la manche, { $who ->
    [each-side] chaque équipe marque les points des cartes qui lui restent en main.
    [side] l’équipe gagnante marque les points des cartes qui restent à l’autre.
    [sides] l’équipe gagnante marque les points des cartes qui restent à toutes les autres.
    [other] le gagnant marque les points des cartes qui restent à l’autre.
    [others] le gagnant marque les points des cartes qui restent à tous les autres.
   *[each] chacun marque les points des cartes qui lui restent en main.
}
doubled = Si le gagnant finit avec { $cards }, ces points sont doublés.
tripled = Si le gagnant finit avec { $cards }, ces points sont triplés.
points-off = Ta dernière carte peut enlever des points { $partners ->
    [yes] au total de ton équipe
   *[no] à ton total
} : { $off }.
off-with = { $count } avec { $cards }
round-counts = Personne ne marque de points : seules les manches gagnées comptent. { $partners ->
    [yes] L’équipe du gagnant a une manche de plus.
   *[no] Le gagnant a une manche de plus.
}
pips = Les cartes valent leur { $pack ->
    [whot] numéro, les étoiles le double
   *[french] chiffre
}{ $named ->
    [no] { "" }
   *[yes] { "" }, { $values }
}.
pips-ace = l’as 1
pips-court = les figures 10
pips-joker = { $jokers } { $count }
counts = { $number ->
    [1] { CAPITAL($cards) } vaut { $points }.
   *[other] { CAPITAL($cards) } valent { $points }.
}
others-count = Toutes les autres cartes valent { $points }.
every-card-counts = Chaque carte vaut { points }.
blocked = Si { $stock ->
    [yes] la pioche est vide à la fin d’un tour, ou si { "" }
   *[no] { "" }
}{ $seats ->
    [2] les deux passent l’un après l’autre, la manche est bloquée.
   *[other] tout le monde passe l’un après l’autre, la manche est bloquée.
} { $ends ->
    [countdown] La partie s’arrête, et le score le plus bas gagne. En cas d’égalité en tête, la victoire est partagée.
    [countdown-by-rounds] Elle s’arrête là, et aucun score ne descend.
    [penalty] Elle s’arrête là, sans vainqueur, et chacun marque les points de sa main.
    [penalty-sides] Elle s’arrête là, sans vainqueur, et chaque équipe marque les points qu’elle a en main.
    [rounds] Elle s’arrête là, et celui qui a le moins de points en main gagne la manche. En cas d’égalité en tête, personne ne la gagne.
    [rounds-sides] Elle s’arrête là, et l’équipe qui a le moins de points en main gagne la manche. En cas d’égalité en tête, aucune ne la gagne.
    [collect-two] Elle s’arrête là, et celui qui a le moins de points en main marque la différence. À égalité, personne ne marque.
    [collect-all] Elle s’arrête là, et celui qui a le moins de points en main marque la différence avec chaque autre main. En cas d’égalité en tête, personne ne marque.
    [collect-two-sides] Elle s’arrête là, et l’équipe qui a le moins de points en main marque la différence. À égalité, personne ne marque.
   *[collect-sides] Elle s’arrête là, et l’équipe qui a le moins de points en main marque la différence avec chacune des autres. En cas d’égalité en tête, personne ne marque.
}

blocked-out = Mais si quelqu’un a déjà fini, c’est le premier à avoir fini qui gagne la manche.
too-long = Après { $count } coups, la manche est déclarée bloquée.

## Match

growth = Le gagnant d’une manche choisit dans une liste une règle qui s’ajoute dès la donne suivante, ou retire une règle ajoutée avant. S’il ne choisit pas à temps, aucune règle ne s’ajoute.
hidden-growth = Le jeu a des règles cachées sur ce qu’il faut dire et éviter, une ou deux au début. Elles ne changent rien aux cartes que tu peux jouer. Avant de jouer ou de piocher, tu peux dire des phrases. Pour chaque règle enfreinte, et pour chaque phrase qu’aucune règle ne demande, tu pioches 1 carte sans savoir pourquoi. Une fois par tour, tu peux deviner une règle. Si tu devines juste, la règle t’est montrée, sinon tu pioches 1 carte. Le gagnant d’une manche ajoute une règle cachée, prise dans une liste qu’il est seul à voir. Toutes les règles sont dévoilées à la fin de la partie.
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
    [highest] En cas d’égalité en tête, la victoire est partagée.
    [lowest] En cas d’égalité en tête, la victoire est partagée.
    [highest-sides] En cas d’égalité entre équipes en tête, la victoire est partagée.
    [lowest-sides] En cas d’égalité entre équipes en tête, la victoire est partagée.
   *[no] En cas d’égalité en tête, on joue une manche de plus.
}
exact-target = Avec { points } pile, on retombe à 0.
knockout-two = { $when ->
    [hand] Celui qui a le plus de points en main à la fin d’une manche perd la partie. En cas d’égalité, on joue une manche de plus.
    [over] Le premier à dépasser { points } perd la partie. Si les deux dépassent ce total dans la même manche, le total le plus bas gagne, et en cas d’égalité la victoire est partagée.
   *[target] Le premier à { points } perd la partie. Si les deux y arrivent dans la même manche, le total le plus bas gagne, et en cas d’égalité la victoire est partagée.
}
knockout = { $when ->
    [hand] Celui qui a le plus de points en main à la fin d’une manche sort de la partie. En cas d’égalité, personne ne sort.
    [over] Celui qui dépasse { points } sort de la partie.
   *[target] Celui qui atteint { points } sort de la partie.
} Celui qui sort ne reçoit plus de cartes, et tous les autres continuent. Le dernier en jeu gagne la partie.
knockout-together = Si les derniers sortent de la partie ensemble, c’est le total le plus bas qui gagne, et en cas d’égalité la victoire est partagée.
match-rounds = Après { rounds }, { $best ->
    [highest] le total le plus haut gagne la partie.
   *[lowest] le total le plus bas gagne la partie.
} { $tie ->
    [highest] En cas d’égalité en tête, la victoire est partagée.
    [lowest] En cas d’égalité en tête, la victoire est partagée.
    [highest-sides] En cas d’égalité entre équipes en tête, la victoire est partagée.
    [lowest-sides] En cas d’égalité entre équipes en tête, la victoire est partagée.
   *[no] En cas d’égalité en tête, on joue une manche de plus.
}
first-to-win = { $number ->
    [1] Le gagnant de la manche gagne la partie. Si personne ne gagne la manche, on en joue une autre.
   *[other] { $partners ->
        [yes] La première équipe
       *[no] Le premier
    } à gagner { rounds } gagne la partie.
}
most-rounds = Après { rounds }, { $partners ->
    [yes] l’équipe qui
   *[no] celui qui
} en a gagné le plus gagne la partie. En cas d’égalité en tête, on joue une manche de plus.
bonus = { $partners ->
    [yes] L’équipe gagnante reçoit un bonus de { points } pour la partie.
   *[no] Le gagnant reçoit un bonus de { points } pour la partie.
}
pays-winner = Après la partie, { $who ->
    [partners] chaque perdant paie au gagnant le plus proche à sa droite
    [two] le perdant paie au gagnant
   *[others] chaque perdant paie au gagnant
} une unité par tranche de dix points de différence, même entamée{ $count ->
    [0] { "" }
   *[other] , plus { units } pour la partie
}.
pays-better = Après la partie, tous les totaux sont arrondis à la dizaine supérieure. { $who ->
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
    [next-rank] Joue la { rank-word } qui suit ou qui précède celle de la carte du dessus
   *[suit-or-rank] Suis la { suit-word } ou la { rank-word } de la carte du dessus
} : { $goal ->
    [sides] la première équipe qui n’a plus de cartes gagne la manche.
    [countdown] le premier à finir { $deal } fois gagne la partie.
    [countdown-by-rounds] le premier à finir { $deal } fois gagne la partie.
   *[round] le premier qui n’a plus de cartes gagne la manche.
}
short-uses = Joue { $uses }.
short-own-wild = les cartes dont la { rank-word } est égale à ton score
short-growth = { $hidden ->
    [yes] Certaines règles sont cachées, et le gagnant d’une manche en ajoute une.
   *[no] Le gagnant d’une manche ajoute une règle.
}
use-wild = { $cards }{ $anywhere ->
    [yes] { "" } sur n’importe quelle carte
   *[no] { "" }
}{ $picks ->
    [yes] { "" } pour choisir une { suit-word }
   *[no] { "" }
}
use-skip = { $cards } pour faire sauter le tour { $seats ->
    [2] de l’autre
   *[other] { $count ->
        [1] du suivant
       *[other] des { $count } suivants
    }
}
use-reverse = { $cards } pour changer de sens
use-draw = { $cards } pour faire piocher { $count ->
    [1] 1 carte
   *[other] { $count } cartes
} { $seats ->
    [2] à l’autre
   *[other] au suivant
}
use-draw-back = { $cards } pour faire piocher { $count ->
    [1] 1 carte
   *[other] { $count } cartes
} { $seats ->
    [2] à l’autre
   *[other] au joueur d’avant
}
use-all-draw = { $cards } pour faire piocher { $count ->
    [1] 1 carte
   *[other] { $count } cartes
} à tous les autres
use-all-draw-again = { $cards } pour faire piocher { $count ->
    [1] 1 carte
   *[other] { $count } cartes
} à tous les autres et rejouer
use-previous-draws = { $cards } pour faire piocher tout de suite { $count ->
    [1] 1 carte
   *[other] { $count } cartes
} { $seats ->
    [2] à l’autre
   *[other] au joueur d’avant
}
use-card = { $cards } pour demander une carte précise
use-gift = { $cards } pour donner { $count ->
    [1] une carte
   *[other] { $count } cartes
} { $seats ->
    [2] à l’autre
   *[other] à chacun des autres
}
use-again = { $cards } pour rejouer
use-suit = { $cards } pour jouer d’autres cartes de la même { suit-word } dans le même tour
use-rank = { $cards } pour demander une { rank-word }
