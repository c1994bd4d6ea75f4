## Aim

aim = Objetivo
sides = { $sides ->
    [2] Os lugares { $first } jogam juntos contra os lugares { $second }.
    [3] Jogam três times: lugares { $first }, lugares { $second } e lugares { $third }.
   *[4] Jogam quatro times: lugares { $first }, lugares { $second }, lugares { $third } e lugares { $fourth }.
}
goal = { $goal ->
    [sides] Livre-se das suas cartas. O primeiro time a ficar sem cartas vence a rodada. Quando você fica sem cartas, sua vez é pulada enquanto seu time continua.
    [countdown] Todos começam com { $deal ->
            [1] 1 ponto
           *[other] { $deal } pontos
        }. Toda vez que ficar sem cartas, você perde um ponto e recebe uma mão nova, com uma carta para cada ponto que sobrou. O primeiro a chegar a 0 vence a partida.
    [countdown-by-rounds] Todos começam com { $deal ->
            [1] 1 ponto
           *[other] { $deal } pontos
        }. O primeiro a ficar sem cartas vence a rodada e perde um ponto. Depois todos recebem uma mão nova. O primeiro a chegar a 0 vence a partida.
    [play-on] Livre-se das suas cartas. O primeiro a ficar sem cartas vence a rodada. Os outros continuam até sobrar só um com cartas.
   *[round] Livre-se das suas cartas. O primeiro a ficar sem cartas vence a rodada.
}
## Deal

the-deal = Dar as cartas
packs = Para { $seats ->
    [2] dois
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
    [7] sete
    [8] oito
   *[other] { $seats }
} jogadores, use { $packs ->
    [1] um baralho de { $all } cartas
    [2] dois baralhos, { $all } cartas ao todo
    [3] três baralhos, { $all } cartas ao todo
    [4] quatro baralhos, { $all } cartas ao todo
   *[other] { $packs } baralhos, { $all } cartas ao todo
}{ $size ->
    [32] { " " }(de 7 a Ás)
    [36] { " " }(de 6 a Ás)
   *[52] { "" }
}{ $jokers ->
    [0] { "" }
    [one] , incluindo um Joker
   *[other] , incluindo { $jokers } Jokers
}.
hands = { $goal ->
    [countdown-by-rounds] Cada um recebe uma carta para cada ponto que tem.
   *[other] Cada um recebe { cards }.
}
deals = { $way ->
    [down] A cada rodada, todos recebem uma carta a menos, até uma só. Depois todos recebem de novo { cards }.
    [down-once] A cada rodada, todos recebem uma carta a menos. Em um desempate, todos recebem uma carta só.
    [down-and-tie] A cada rodada, todos recebem uma carta a menos, até uma só. Depois todos recebem de novo { cards }. Em um desempate, todos recebem uma carta só.
   *[down-and-up] A cada rodada, todos recebem uma carta a menos, até uma só. Depois recebem uma a mais por rodada, até { cards }, e aí uma a menos de novo.
}
starter = { $how ->
    [of-the-dealer] Quem dá as cartas joga a última que recebeu. Ela é a primeira carta e começa o descarte. O resto é o monte.
    [any] Nenhuma carta é virada. O primeiro a jogar começa o descarte com qualquer carta. O resto é o monte.
    [clubs] Nenhuma carta é virada. O resto é o monte.
   *[turned-up] A carta seguinte é virada. Ela é a primeira carta e começa o descarte. O resto é o monte.
}
dealer = { $how ->
    [low-card] Cada um tira uma carta, e quem tirar a mais baixa dá as cartas{ $deals ->
        [once] { "" }
       *[again] { " " }primeiro
    }. { $pack ->
        [whot] Quem empatar na mais baixa tira de novo.
       *[french] O Ás é a carta mais alta, e quem empatar na mais baixa tira de novo.
    }
    [first-seat] { $deals ->
        [once] Quem está no lugar 1 dá as cartas.
       *[again] Quem está no lugar 1 dá as cartas primeiro.
    }
   *[chance] { $deals ->
        [once] Um sorteio decide quem dá as cartas.
       *[again] Um sorteio decide quem dá as cartas primeiro.
    }
}
next-dealer = { $who ->
    [last] Quem tem mais pontos na mão no fim de uma rodada dá as cartas da seguinte. Em caso de empate, dá as cartas o primeiro dos empatados depois de quem deu as cartas na rodada que acabou.
    [last-left] O último que ficou com cartas dá as da próxima rodada. Se vários ficaram com cartas, dá as cartas quem tem mais pontos na mão. Em caso de empate, dá as cartas o primeiro dos empatados depois de quem deu as cartas na rodada que acabou.
    [winner] Quem vence uma rodada dá as cartas da seguinte. Se ninguém venceu, a vez de dar as cartas passa { $to ->
        [other] para o outro jogador
        [right] para a direita
       *[left] para a esquerda
    }.
   *[left] Depois de cada rodada, a vez de dar as cartas passa { $to ->
        [other] para o outro jogador
        [right] para a direita
       *[left] para a esquerda
    }.
}
first-player = { $who ->
    [after] Depois da primeira carta, é a vez do { $seats ->
        [2] outro jogador.
       *[other] próximo jogador.
    }
    [winner] Quem venceu a última rodada começa. Na primeira rodada, ou se ninguém venceu a última, começa quem tem mais pontos na mão.
    [other] Começa quem não deu as cartas.
    [right] Começa quem está à direita de quem deu as cartas.
    [dealer] Começa quem deu as cartas.
   *[left] Começa quem está à esquerda de quem deu as cartas.
}
direction-picked = Quem começa escolhe se o jogo segue no sentido horário ou anti-horário.
direction = { $turns ->
    [yes] O jogo começa no sentido
   *[no] O jogo segue no sentido
} { $way ->
    [clockwise] horário
   *[counterclockwise] anti-horário
}.

## Your turn

turn = Sua vez
matching = Na sua vez, jogue uma carta { $fits ->
    [suit] { suit-word.same } que a da mesa.
    [next-rank] logo acima ou logo abaixo da que está na mesa, seja qual for { suit-word }.
   *[suit-or-rank] { suit-word.same } ou do mesmo { rank-word.bare } que a da mesa.
}{ $several ->
    [yes] { " " }Certas cartas você pode jogar juntas.
   *[no] { "" }
}
ranks-go-round = { CAPITAL($last) } e { $first } são vizinhos{ $pack ->
    [whot] . Não há 6 nem 9, então 5 e 7 também são vizinhos, e 8 e 10 também
   *[french] { "" }
}.
still-fitting = { CAPITAL($cards) } também combinam pelo { rank-word.bare }.
apart = { $one ->
    [yes] Você não pode jogar { $cards } em cima de outra carta igual, mesmo combinando.
   *[no] Você não pode jogar { $cards } em cima de outra dessas cartas, mesmo combinando.
}
first-suit = Sua primeira carta de cada rodada tem que ser de { $suit }. Se não tiver nenhuma, compre até vir uma carta de { $suit }, e jogue essa carta. Sua primeira carta não é curinga, não tem efeito especial e não responde a outra carta.
open-cards = Em cima de { $cards } vai qualquer carta.
free-cards = Você pode jogar { $cards } em cima de qualquer carta, sem escolher { suit-word.bare }.
jump-in = Se você tiver uma carta exatamente igual à da mesa, pode cortar: jogue essa carta sozinha, mesmo fora da sua vez. O jogo continua a partir de você. Você não pode cortar { $held ->
    [both] com uma carta de último recurso, nem enquanto houver multa, nem enquanto alguém tiver outra coisa a decidir.
    [penalty] enquanto houver multa, nem enquanto alguém tiver outra coisa a decidir.
    [resort] com uma carta de último recurso, nem enquanto alguém tiver outra coisa a decidir.
   *[none] enquanto alguém tiver outra coisa a decidir.
}
last-resort-question = Uma carta que precisa de resposta não conta como carta que serve.
last-resort = { $bluffing ->
    [yes] Jogue { $cards } só como último recurso, quando nada mais da sua mão servir, ou como blefe.
   *[no] Jogue { $cards } só como último recurso, quando nada mais da sua mão servir.
}

## Wild cards

wild = Curingas
none-wild = Nenhuma carta é curinga.
wild-cards = { CAPITAL($cards) } são curingas: vão em cima de qualquer carta{ $apart ->
    [yes] , menos { $but }
   *[no] { "" }
}.
wild-if-matching = { CAPITAL($cards) } são curingas, mas precisam { $fits ->
    [suit-or-rank] combinar por { suit-word.bare } ou { rank-word.bare } como as outras cartas
   *[other] combinar como as outras cartas
}.
wild-jokers-too = { CAPITAL($cards) } são curingas, e vão em cima de qualquer carta.
wild-by-score = { $deal ->
    [1] As cartas de { rank-word.bare } igual aos seus pontos são curingas para você: { $lowest } com 1 ponto.
   *[other] As cartas de { rank-word.bare } igual aos seus pontos são curingas para você: de { $rank } com { $deal } pontos até { $lowest } com 1.
} { $matching ->
    [yes] Elas precisam { $fits ->
        [suit-or-rank] combinar por { suit-word.bare } ou { rank-word.bare } como as outras cartas
       *[other] combinar como as outras cartas
    }.
   *[no] Elas vão em cima de qualquer carta.
}
wild-by-score-short = As cartas de { rank-word.bare } igual aos seus pontos são curingas para você, se existirem no baralho: { $ranks }. { $matching ->
    [yes] Elas precisam { $fits ->
        [suit-or-rank] combinar por { suit-word.bare } ou { rank-word.bare } como as outras cartas
       *[other] combinar como as outras cartas
    }.
   *[no] Elas vão em cima de qualquer carta.
}
rank-at = { $rank } com { $score }
pick = { $naming ->
    [another-suit] Quando jogar um curinga, escolha { $pack ->
        [whot] uma forma diferente da
       *[french] um naipe diferente do
    } atual.
    [own-suit] Com um curinga você não escolhe { suit-word }. Vale { suit-word } do próprio curinga.
    [any-suit-if-it-matches] Quando jogar um curinga que combina por { $fits ->
        [suit-or-rank] { suit-word.bare } ou { rank-word.bare }
       *[other] { suit-word.bare }
    }, escolha { suit-word }. Se não combinar, { suit-word } fica como estava.
   *[any-suit] Quando jogar um curinga, escolha { suit-word }.
}
no-pick = Com um curinga você não escolhe { suit-word }.
after-joker = Em cima de { $joker } vai qualquer carta.
pick-with-joker = { CAPITAL($joker) } não tem { suit-word.bare }: quem joga { $joker } escolhe { suit-word }.
after-wild = { $ways ->
    [suit] A próxima carta tem que seguir { suit-word } da vez.
    [suit-rank] A próxima carta tem que seguir { suit-word } da vez ou repetir { rank-word } do curinga.
    [suit-rank-joker] A próxima carta tem que seguir { suit-word } da vez, repetir { rank-word } do curinga, ou ser { $joker }.
    [suit-own-rank] A próxima carta tem que seguir { suit-word } da vez, ou repetir { rank-word } do curinga e ser curinga para quem joga.
    [suit-own-rank-joker] A próxima carta tem que seguir { suit-word } da vez, repetir { rank-word } do curinga e ser curinga para quem joga, ou ser { $joker }.
    [suit-own] A próxima carta tem que seguir { suit-word } da vez, ou ser curinga para quem joga. Só repetir { rank-word } do curinga não basta.
    [suit-rank-own] A próxima carta tem que seguir { suit-word } da vez, repetir { rank-word } do curinga, ou ser curinga para quem joga.
   *[suit-wild] A próxima carta tem que seguir { suit-word } da vez, ou ser curinga.
}
free-after-wild = As cartas que vão em qualquer carta também valem.
no-wild-on-wild = Você não pode jogar um curinga em cima de uma carta do mesmo { rank-word.bare }, mesmo que { suit-word } combine.
wild-starter = { $whose ->
    [dealer] Se a primeira carta for curinga para quem deu as cartas
   *[all] Se a primeira carta for curinga
}, { $means ->
    [own-suit] vale { suit-word } dela.
    [first-player-free] qualquer carta vai em cima dela.
    [another-card] ela volta para o monte, e outra carta é virada.
    [blind] { $pack ->
        [whot] a forma é sorteada
       *[french] o naipe é sorteado
    } antes que alguém olhe as próprias cartas.
    [bottom-card] a carta do fundo do monte decide { suit-word }.
   *[dealer-names] quem deu as cartas olha a própria mão e escolhe { suit-word }.
}
joker-starter = { $means ->
    [own-suit] Se for { $joker }, a primeira carta volta para o monte, e outra carta é virada.
    [blind] Se a primeira carta for { $joker }, { $pack ->
        [whot] a forma é sorteada
       *[french] o naipe é sorteado
    } antes que alguém olhe as próprias cartas.
   *[dealer-names] Se a primeira carta for { $joker }, quem deu as cartas olha a própria mão e escolhe { suit-word }.
}
only-joker-starter = Se a primeira carta for { $joker }, ela volta para o monte, e outra carta é virada.

starter-suit-only = Da primeira carta só conta { suit-word }: você não pode repetir { rank-word } dela, e ela não tem efeito.

## Special cards

special = Cartas especiais
skips = { CAPITAL($cards) }: { $how ->
    [again] o outro jogador perde a vez, e você joga de novo.
    [all] as { $count } próximas vezes são puladas, a sua também.
    [answered] { $seats ->
        [2] o outro jogador
       *[other] o próximo jogador
    } { $count ->
        [1] perde a vez
       *[other] fica { $count } vezes sem jogar
    }, a não ser que responda.
    [answered-each] os { $count } próximos jogadores perdem a vez, a não ser que o primeiro deles responda.
    [missed] { $seats ->
        [2] o outro jogador
       *[other] o próximo jogador
    } { $count ->
        [1] perde a vez
       *[other] fica { $count } vezes sem jogar
    }.
   *[other] { $count ->
        [1] o próximo jogador perde a vez.
       *[other] os { $count } próximos jogadores perdem a vez.
    }
}
reverses = { CAPITAL($cards) }: { $how ->
    [skips] com dois jogadores, o outro perde a vez, e você joga de novo.
    [nothing] sem efeito com dois jogadores.
   *[reverses] o jogo muda de sentido.
}
draws = { CAPITAL($cards) }: { $seats ->
    [2] o outro jogador
   *[other] o próximo jogador
} compra { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}{ $after ->
    [play-on] { "" } e depois joga
   *[turn-ends] { "" } e perde a vez
}{ $answered ->
    [yes] , a não ser que responda
   *[no] { "" }
}.
again = { CAPITAL($cards) }: você joga de novo. { $cover ->
    [draw-until-covered] Se não puder jogar, compre até poder, e aí jogue.
   *[draw-as-usual] Se não puder jogar, compre como sempre.
}
then-again = Depois você joga de novo. { $cover ->
    [draw-until-covered] Se não puder jogar, compre até poder, e aí jogue.
   *[draw-as-usual] Se não puder jogar, compre como sempre.
}
draws-back = { CAPITAL($cards) }: { $seats ->
    [2] o outro jogador
   *[other] o jogador anterior
} compra { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}{ $after ->
    [play-on] { "" } e depois joga
   *[turn-ends] { "" } e perde a vez
}{ $answered ->
    [yes] , a não ser que responda
   *[no] { "" }
}.{ $seats ->
    [2] { "" }
   *[other] { " " }O jogo continua a partir dali no mesmo sentido.
}
asks-rank = { CAPITAL($cards) }: peça { $ranks }. Até chegar sua vez de novo, { $seats ->
    [2] o outro jogador tem
   *[other] todos têm
} que jogar esse { rank-word.bare }, ou outra carta que pede um { rank-word.bare }. Quem não puder compra só 1 carta. { $pack ->
    [whot] Uma forma escolhida
   *[french] Um naipe escolhido
} antes volta a valer depois disso.
asks-card = { CAPITAL($cards) }: peça uma carta exata, de qualquer { suit-word.bare }. Podem ser { $ranks }. Até alguém jogar a carta pedida, ou até chegar sua vez de novo, { $seats ->
    [2] o outro jogador tem
   *[other] todos têm
} que jogar essa carta, ou outra que pede uma carta. Quem não puder compra só 1 carta. Se ninguém jogar a carta pedida, vale { suit-word } dela.
asks-no-card = { CAPITAL($cards) }: sem efeito aqui, porque todo { $pack ->
    [whot] número que tem todas as formas
   *[french] valor que tem todos os naipes
} é curinga ou especial.
asks-no-rank = { CAPITAL($cards) }: sem efeito aqui, porque todo { rank-word.bare } é curinga ou especial.
all-draw = { CAPITAL($cards) }: { $seats ->
    [2] o outro jogador compra
   *[other] cada um dos outros compra
} { $count ->
    [1] 1 carta
   *[other] { $count } cartas
} na hora{ $count ->
    [1] , se ainda houver cartas no monte,
   *[other] , ou só as que ainda houver no monte,
} e não perde a vez.
previous-draws = { CAPITAL($cards) }: { $seats ->
    [2] o outro jogador
   *[other] o jogador anterior
} compra { $count ->
    [1] 1 carta
   *[other] { $count } cartas
} na hora{ $count ->
    [1] , se ainda houver cartas no monte,
   *[other] , ou só as que ainda houver no monte,
} e não perde a vez.
again-in-suit = Sua próxima carta tem que ser { suit-word.same } ou um curinga.
again-any-suit = Sua próxima carta só precisa combinar como sempre.
gives-one = { CAPITAL($cards) }: você pode dar { $count ->
    [1] 1 carta ao outro jogador.
   *[other] { $count } cartas ao outro jogador, todas ou nenhuma. Se não tiver tantas, as que faltarem saem do monte.
}
gives-all = { CAPITAL($cards) }: você pode dar { $count ->
    [1] 1 carta a cada um dos outros, na ordem do jogo. Dê a todos ou a ninguém. Se suas cartas acabarem antes, quem ainda não recebeu uma carta compra 1 carta do monte.
   *[other] { $count } cartas a cada um dos outros, uma de cada vez, na ordem do jogo. Dê a todos ou a ninguém. Se suas cartas acabarem, os outros compram do monte as que faltarem.
}
given-all = Se você der sua última carta, você bate.
gave-as-last = Se você bater com { $cards ->
    [1] { $card }
   *[other] uma carta que permite dar cartas aos outros
}, { $seats ->
    [2] o outro jogador compra
   *[other] cada um dos outros compra
} { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}.
takes-suit = { CAPITAL($cards) }: na mesma jogada, você também pode jogar quantas cartas quiser { suit-word.same }, em qualquer ordem.
takes-none = { CAPITAL($cards) }: sem efeito especial.
none-special = { $wild ->
    [yes] Nenhuma outra carta tem efeito especial.
   *[no] Nenhuma carta tem efeito especial.
}
plain-here = { CAPITAL($cards) }: sem efeito especial nesta mesa.
stack = Em vez de comprar, você pode { $way ->
    [this-rank] jogar { $rank ->
        [Dama] outra Dama
       *[other] outro { $rank }
    }
    [same-rank] jogar uma carta de compra do mesmo { rank-word.bare }
    [as-strong] jogar uma carta de compra que faça { $seats ->
        [2] o outro jogador
       *[other] o próximo jogador
    } comprar o mesmo ou mais
    [same-rank-or-suit] jogar uma carta de compra do mesmo { rank-word.bare } ou { suit-word.same }
   *[any-draw-card] jogar qualquer carta de compra
}. { $adds ->
    [yes] Aí { $seats ->
        [2] o outro jogador
       *[other] o próximo jogador
    } compra a soma, ou também responde.
   *[no] Aí { $seats ->
        [2] o outro jogador
       *[other] o próximo jogador
    } compra só pela carta nova, ou também responde.
}
stack-skips = Em vez de perder a vez, você pode jogar { $one ->
    [yes] { $rank ->
        [Dama] outra Dama
       *[other] outro { $rank }
    }
   *[no] uma carta de pular do mesmo { rank-word.bare } que a da mesa
}. { $adds ->
    [yes] Aí { $seats ->
        [2] o outro jogador
       *[other] o próximo jogador
    } perde todas essas vezes somadas, ou também responde. Quem já está sem jogar não pode responder, e as novas vezes se somam.
   *[no] Aí o pulo passa para { $seats ->
        [2] o outro jogador
       *[other] o próximo jogador
    }, que também pode responder.{ $several ->
        [yes] { " " }Várias cartas de pular jogadas juntas pulam um jogador cada uma.
       *[no] { "" }
    }
}
stack-apart = { $way ->
    [none] { CAPITAL($cards) }: não dá para responder com uma carta de compra.
    [same-rank] { CAPITAL($cards) }: só dá para responder com uma carta de compra do mesmo { rank-word.bare }.
    [as-strong] { CAPITAL($cards) }: só dá para responder com uma carta de compra que faça { $seats ->
        [2] o outro jogador
       *[other] o próximo jogador
    } comprar o mesmo ou mais.
    [same-rank-or-suit] { CAPITAL($cards) }: só dá para responder com uma carta de compra do mesmo { rank-word.bare }, ou com outra destas cartas que seja { suit-word.same }.
   *[any-draw-card] { CAPITAL($cards) }: dá para responder com qualquer carta de compra.
}{ $adds ->
    [yes] { $way ->
        [none] { "" }
       *[other] { " " }Aí { $seats ->
            [2] o outro jogador
           *[other] o próximo jogador
        } compra a soma, ou também responde.
    }
    [newest] { $way ->
        [none] { "" }
       *[other] { " " }Aí { $seats ->
            [2] o outro jogador
           *[other] o próximo jogador
        } compra só pela carta nova, ou também responde.
    }
   *[no] { "" }
}
cancel = { $stacking ->
    [yes] Você também pode cancelar a multa inteira com { $cards }.
   *[no] Em vez de comprar, você pode cancelar a multa com { $cards }.
}
cancel-one-rank = { $also ->
    [yes] Com { $cards }, você também pode cancelar uma multa de { $rank }.
   *[no] Em vez de comprar, você pode cancelar com { $cards } uma multa de { $rank }.
}
cancel-leaves-suit = Quando uma multa é cancelada, { suit-word } continua como estava.
answer-suit = Depois de uma carta de compra que é curinga{ $apart ->
    [yes] { " " }e não é { $joker }
   *[no] { "" }
}, sua resposta tem que ser { $pack ->
    [whot] da forma
   *[french] do naipe
} atual{ $rank ->
    [yes] { " " }ou do mesmo { rank-word.bare }
   *[no] { "" }
}{ $jokers ->
    [yes] , a não ser que seja { $joker }
   *[no] { "" }
}.
no-other-answer = { $wild ->
    [yes] Nenhuma outra carta ajuda, nem mesmo um curinga.
   *[no] Nenhuma outra carta ajuda.
}
wild-and-special = Uma carta que é curinga e especial vale como curinga e também faz seu efeito.
special-starter = { $means ->
    [another-card-questions] Se a primeira carta for especial ou uma pergunta, ela volta para o monte, e outra carta é virada.
    [another-card] Se a primeira carta for especial, ela volta para o monte, e outra carta é virada.
    [none] Se a primeira carta for especial, ela não faz efeito.
    [act-but-gifts] Se a primeira carta for especial, ela vale como se quem deu as cartas a tivesse jogado, mas não permite dar cartas aos outros.
    [act-but-ranks] Se a primeira carta for especial, ela vale como se quem deu as cartas a tivesse jogado, mas nenhum { rank-word.bare } é pedido.
    [act-but-gifts-and-ranks] Se a primeira carta for especial, ela vale como se quem deu as cartas a tivesse jogado, mas não permite dar cartas aos outros e nenhum { rank-word.bare } é pedido.
   *[act] Se a primeira carta for especial, ela vale como se quem deu as cartas a tivesse jogado.
}
special-starter-before = Se a primeira carta for especial, ela vale como se tivesse saído logo antes da primeira jogada{ $but ->
    [gifts] , mas não permite dar cartas aos outros
    [ranks] , mas nenhum { rank-word.bare } é pedido
    [gifts-and-ranks] , mas não permite dar cartas aos outros e nenhum { rank-word.bare } é pedido
   *[nothing] { "" }
}.
reverse-starter = Se a primeira carta inverter o sentido, começa quem está do outro lado de quem deu as cartas.
dealers-starter = Se a primeira carta for especial, ela faz efeito, porque foi jogada por quem deu as cartas{ $ranks ->
    [yes] , mas nenhum { rank-word.bare } é pedido
   *[no] { "" }
}.
starter-again = Ninguém joga de novo por causa da primeira carta.

## Bluffing

bluffing = Blefe
challenge = Quando alguém joga { $cards }, { $seats ->
    [2] o outro jogador
   *[other] o próximo jogador
} pode aceitar a jogada ou duvidar dela. Quem duvida vê a mão de quem jogou. Não dá para duvidar da última carta de alguém.
challenge-no-question = Também não dá para duvidar de uma pergunta sem resposta.
bluff = Era blefe se nessa mão havia alguma carta que dava para jogar e que não era { $cards }.
bluff-caught = Se era blefe, quem blefou pega a carta de volta, { $count ->
    [0] não compra nada
    [one] compra 1 carta
   *[other] compra { $count } cartas
}{ $cancelled ->
    [yes] { "" } além da multa que essa carta tinha cancelado
   *[no] { "" }
} e perde a vez. Quem duvidou joga como se a carta nunca tivesse sido jogada.
bluff-caught-open = Se era blefe, quem blefou pega a carta de volta, compra o que { $seats ->
    [2] o outro jogador
   *[other] o próximo jogador
} teria que comprar{ $least ->
    [none] { "" }
    [0] { "" } (se houver o que comprar)
    [one] { "" } (ou 1 carta, se não fosse nenhuma)
   *[other] { "" } (ou { $least } cartas, se não fosse nenhuma)
}{ $cancelled ->
    [yes] { "" } além da multa que essa carta tinha cancelado
   *[no] { "" }
} e perde a vez. Quem duvidou joga como se a carta nunca tivesse sido jogada.
bluff-not = Se não era blefe, quem duvidou { $count ->
    [0] não compra nada
    [one] compra 1 carta
   *[other] compra { $count } cartas
} e perde a vez.
bluff-not-open = Se não era blefe, quem duvidou compra { $more ->
    [0] só o que já teria que comprar
    [one] o que já teria que comprar, mais 1 carta,
   *[other] o que já teria que comprar, mais { $more } cartas,
} e perde a vez.

## Drawing

drawing = Comprar
draw-and-end = Se não puder jogar, { $draws ->
    [0] compre até vir uma carta que dê para jogar. Aí sua vez acaba.
    [one] compre 1 carta e encerre sua vez.
    [21] compre quantas cartas quiser, pelo menos uma, e encerre sua vez.
   *[other] compre até vir uma carta que dê para jogar, mas não mais que { $draws } cartas. Aí sua vez acaba.
}
draw-and-may-play = Se não puder jogar, { $draws ->
    [0] { $able ->
        [yes] compre até vir uma carta que combine. Você pode continuar comprando, mas no fim tem que jogar uma carta que comprou.
       *[no] compre até vir uma carta que combine, e jogue essa carta.
    }
    [one] compre 1 carta. Se ela combinar, você pode jogá-la na hora. De um jeito ou de outro, sua vez acaba.
    [21] { $able ->
        [yes] compre uma carta de cada vez, quantas quiser. Você pode jogar uma delas, se combinar. De um jeito ou de outro, sua vez acaba.
       *[no] compre uma carta de cada vez até vir uma que combine ou até você querer parar. Você pode jogar a que combina. De um jeito ou de outro, sua vez acaba.
    }
   *[other] { $able ->
        [yes] compre uma carta de cada vez até jogar uma delas ou ter comprado { $draws }. Aí sua vez acaba.
       *[no] compre até vir uma carta que combine, mas não mais que { $draws } cartas. Você pode jogar a que combina. De um jeito ou de outro, sua vez acaba.
    }
}
draw-and-must-play = Se não puder jogar, { $draws ->
    [0] compre até vir uma carta que combine. Você tem que jogá-la na hora.
    [one] compre 1 carta. Se ela combinar, você tem que jogá-la na hora. Se não, sua vez acaba.
    [21] compre uma carta de cada vez até vir uma que combine ou até você querer parar. Se vier uma que combine, você tem que jogá-la na hora. Se não, sua vez acaba.
   *[other] compre até vir uma carta que combine, mas não mais que { $draws } cartas. Se vier uma que combine, você tem que jogá-la na hora. Se não, sua vez acaba.
}
draw-and-play-any = Se não puder jogar, { $draws ->
    [0] { $able ->
        [yes] compre até poder.
       *[no] compre até poder, e aí jogue.
    }
    [one] compre 1 carta. Aí você pode jogar qualquer carta que combine. De um jeito ou de outro, sua vez acaba.
    [21] { $able ->
        [yes] compre uma carta de cada vez, quantas quiser. Aí você pode jogar qualquer carta que combine. De um jeito ou de outro, sua vez acaba.
       *[no] compre uma carta de cada vez até poder jogar ou querer parar. Aí você pode jogar qualquer carta que combine. De um jeito ou de outro, sua vez acaba.
    }
   *[other] { $able ->
        [yes] compre uma carta de cada vez até jogar qualquer carta que combine ou ter comprado { $draws }. Aí sua vez acaba.
       *[no] compre até poder, mas não mais que { $draws } cartas. Você pode jogar qualquer carta que combine. Aí sua vez acaba.
    }
}
draw-though-able = { $must ->
    [drawn] Você também pode comprar mesmo podendo jogar, mas aí tem que jogar uma carta que comprou.
    [any] Você também pode comprar mesmo podendo jogar, mas aí tem que jogar uma carta.
   *[no] Você também pode comprar mesmo podendo jogar.
}
draw-only-if-unable = Você só pode comprar se não puder jogar.
drawn-last-resort = Se comprar { $cards }, você só tem que jogar essa carta se nada mais da sua mão servir.
stock = { $reshuffle ->
    [ends] Quando o monte acaba, a rodada acaba junto com a vez de quem está jogando.
    [yes] Quando o monte acaba, embaralhe o descarte, menos a carta da mesa, para fazer um novo monte.
   *[no] Quando o monte acaba, o jogo continua sem ninguém comprar.
}
short-hand = Se não houver cartas para uma mão nova inteira, você recebe as que sobraram.
hand-limit = Com { cards } na mão, você não pode comprar.
passing = { $free ->
    [yes] Quando não houver mais o que comprar, você pode passar, mesmo podendo jogar.
   *[no] Quando não houver mais o que comprar, jogue se puder, e passe se não puder.
}
drawn-in-vain = Se você comprar a última carta disponível e ainda não puder jogar, isso conta como passar.

## Several cards at once

several = Várias cartas de uma vez
together = Você pode jogar de uma vez {  $groups ->
    [equal-ranks] várias cartas do mesmo { rank-word.bare }
    [equal-plain-ranks] várias cartas do mesmo { rank-word.bare } que não sejam curingas nem especiais
    [runs] uma sequência: cartas { suit-word.same } em ordem, subindo ou descendo
    [chains] uma corrente: cada carta tem o mesmo { rank-word.bare } da anterior, ou é vizinha dela e { suit-word.same }
    [equal-ranks-or-marriage] várias cartas do mesmo valor, ou um casamento (Rei e Dama do mesmo naipe em qualquer ordem)
    [equal-plain-ranks-or-marriage] várias cartas do mesmo valor que não sejam curingas nem especiais, ou um casamento (Rei e Dama do mesmo naipe em qualquer ordem)
   *[marriage] um casamento: Rei e Dama do mesmo naipe, em qualquer ordem
}.
neighbours = { $order ->
    [numbers] Se a forma não tem um número, pule esse número: 3 e 5 de cruzes são vizinhos.
    [no-twos] Nenhuma carta é vizinha do Ás.
   *[ranks] Ases ficam abaixo dos Dois.
}
one-way = Uma corrente só passa de subir para descer, ou o contrário, depois de duas cartas seguidas do mesmo { rank-word.bare }.
with-its-suit = Uma carta que leva outras { suit-word.same } junto vai primeiro.
first-and-last = A primeira que você jogar tem que combinar com a carta da mesa, e { $seats ->
    [2] o outro jogador
   *[other] o próximo jogador
} joga em cima da última.
all-act = { $reverse ->
    [top] Todas as cartas fazem efeito, mas só a carta de inverter de cima inverte.
   *[every] Todas as cartas fazem efeito.
}
again-on-top = Você só joga de novo se a carta de cima deixar e nenhuma abaixo dela pular alguém, fizer alguém comprar ou permitir dar cartas.
reverse-first = O jogo muda de sentido antes que alguém seja pulado.
back-last = A última carta de compra decide quem compra. Se for o jogador anterior, ninguém é pulado.
first-answers = Só a primeira carta precisa responder a uma carta de compra.
covered-draw = Se houver uma carta de outro { rank-word.bare } em cima de uma carta de compra, não dá para responder à carta de compra com outra do mesmo { rank-word.bare } que ela.
marriage-no-answer = Um casamento não responde a uma carta de compra.
drawn-alone = Uma carta que você acabou de comprar não pode ser jogada junto com outras.
questions = { $one ->
    [yes] { CAPITAL($cards) } é uma pergunta
   *[no] { CAPITAL($cards) } são perguntas
}. Responda na mesma jogada com { $answers ->
    [listed] uma carta { suit-word.same } por cima ({ $which })
    [all-but] uma carta { suit-word.same } por cima (mas não { $which })
   *[any] uma carta { suit-word.same } por cima
}{ $chain ->
    [yes] , ou com uma pergunta { suit-word.same } ou do mesmo { rank-word.bare } que você também responda
   *[no] { "" }
}.
unanswered = { $how ->
    [draw-one] Se não responder, compre uma carta.
   *[not-played] Você não pode jogar uma pergunta sem a resposta.
}
no-questions = Nenhuma carta é pergunta nesta mesa.
no-card-for-question = Se não houver mais cartas para comprar, uma pergunta não pode ser sua última carta.
answer-goes-on = Você pode juntar cartas que vão com a resposta.
drawn-question = Se jogar uma pergunta que acabou de comprar, você pode responder a ela com uma carta da sua mão.
## Last card

last = Última carta
no-call = Ninguém precisa dizer “última carta”.
call = { $until ->
    [catch] Diga “{ $word }” quando ficar com uma carta. Se esquecer, { $seats ->
        [2] o outro jogador pode pegar você até sua próxima vez.
       *[other] qualquer um pode pegar você até sua próxima vez.
    }
    [announced] Diga “{ $word }” na sua última vez antes de bater, ou logo depois dessa vez, antes que alguém jogue. Você pode dizer isso com três cartas ou menos.
   *[automatic] Quando jogar sua penúltima carta, diga “{ $word }” antes da jogada do { $seats ->
        [2] outro jogador
       *[other] próximo jogador
    }.
}
call-at-2 = { $until ->
    [catch] Diga “{ $word }” também quando ficar com duas cartas.
   *[automatic] Diga “{ $word }” também quando jogar sua antepenúltima carta.
}
call-at-3 = Diga “{ $word }” também quando ficar com três cartas.
call-costs = { $until ->
    [catch] Se pegarem você
   *[automatic] Se esquecer
}, { $until ->
    [to-go-out] você não pode bater na sua próxima vez
   *[automatic] { $count ->
        [0] isso não custa nada
        [one] você compra 1 carta
       *[other] você compra { $count } cartas
    }
}.
call-again = { $until ->
    [catch] Se for sua vez de novo logo em seguida, podem pegar você até sua jogada.
   *[automatic] Se for sua vez de novo logo em seguida, diga isso antes da sua jogada.
}
dealt-one = Se você recebeu só uma carta, não precisa dizer nada.
dealt-few = Se a mão que você recebeu já é tão pequena, não precisa dizer nada.
call-out = Diga “{ $word }” ao jogar sua última carta. { $count ->
    [0] Esquecer isso não custa nada.
    [one] Se esquecer, você compra 1 carta e continua.
   *[other] Se esquecer, você compra { $count } cartas e continua.
}
call-out-wild = { $ways ->
    [suits] Se sua última carta era curinga e você não escolheu { suit-word.bare }, vale { suit-word } dela.
    [jokers] Se sua última carta era { $joker } e você não escolheu { suit-word.bare }, qualquer carta vai em cima.
   *[both] Se sua última carta era curinga e você não escolheu { suit-word.bare }, vale { suit-word } dela, e em cima de { $joker } vai qualquer carta.
}
last-card-acts = { $does ->
    [acts] Se a rodada continuar depois da sua última carta, essa carta ainda faz efeito.
    [picks] Se a rodada continuar depois da sua última carta, com essa carta você ainda escolhe { suit-word }.
   *[both] Se a rodada continuar depois da sua última carta, essa carta ainda faz efeito, e com ela você ainda escolhe { suit-word }.
}
winning-card-idle = { $goal ->
    [countdown] Uma carta especial que zera os pontos não tem efeito.
    [play-on] Uma carta especial que encerra a rodada não tem efeito.
   *[other] Uma carta especial que vence a rodada não tem efeito.
}
winning-card-acts = { $goal ->
    [round] Uma carta de compra que vence a rodada ainda faz efeito.
    [play-on] Uma carta de compra que encerra a rodada ainda faz efeito.
    [countdown] Uma carta de compra que zera os pontos ainda faz efeito.
   *[countdown-by-rounds] Uma carta de compra que vence a rodada ainda faz efeito.
} { $seats ->
    [2] O outro jogador compra
   *[other] { $who ->
        [previous] O jogador anterior compra
        [both] Conforme a carta, o próximo ou o anterior compra
       *[next] O próximo jogador compra
    }
}{ $counted ->
    [yes] { "" } antes da contagem das mãos
   *[no] { "" }
}.

not-last = Você não pode bater com { $cards }.{ $stays ->
    [yes] { "" }
   *[no] { "" } Se só sobrarem cartas dessas na sua mão, elas contam como cartas que não combinam.
}
cardless = Mesmo sem poder bater, você pode jogar sua última carta, e aí compra na sua próxima vez. Ninguém bate enquanto outro jogador estiver sem cartas.
not-cardless = Você não pode jogar sua última carta a não ser que bata com ela.
not-last-on-top = Se você jogar várias cartas de uma vez, a de cima é a última.
winning-wild = Se sua última carta for um curinga, ela tem que combinar{ $fits ->
    [suit-or-rank] { " " }por { suit-word.bare } ou { rank-word.bare }
   *[other] { "" }
}{ $jokers ->
    [yes] , a não ser que seja { $joker }
   *[no] { "" }
}.
last-alone = Você não pode bater com várias cartas de uma vez: jogue a última sozinha.
any-last = Você pode bater com qualquer carta.
last-together = Você pode bater com várias cartas de uma vez.
winning-wild-free = Se sua última carta for um curinga, ela não precisa combinar.
winning-card-all-draw = Uma carta que faz { $seats ->
    [2] o outro jogador
   *[other] { $who ->
        [previous] o jogador anterior
        [both] outros jogadores
       *[all] todos os outros
    }
} comprar na hora também faz isso quando vence a rodada.

## End of the round

end = Fim da rodada
scoring = Quando a rodada acaba, { $who ->
    [each-side] cada time marca os pontos das cartas que ficaram com os seus jogadores.
    [side] o time que venceu marca os pontos das cartas que ficaram nas mãos do outro time.
    [sides] o time que venceu marca os pontos das cartas que ficaram nas mãos de todos os outros times.
    [other] quem venceu marca os pontos das cartas que ficaram na mão do outro jogador.
    [others] quem venceu marca os pontos das cartas que ficaram nas mãos de todos os outros.
   *[each] cada um marca os pontos das cartas que ficaram na própria mão.
}
doubled = Bater com { $cards } dobra esses pontos.
tripled = Bater com { $cards } triplica esses pontos.
points-off = Sua última carta pode descontar pontos do { $partners ->
    [yes] total do seu time
   *[no] seu total
}: { $off }.
off-with = { $count } com { $cards }
round-counts = Ninguém marca pontos: só conta { $partners ->
    [yes] o time que vence a rodada
   *[no] quem vence a rodada
}.
pips = As cartas valem { $pack ->
    [whot] o próprio número, e estrelas valem o dobro
   *[french] o próprio número
}{ $named ->
    [no] { "" }
   *[yes] { "" } ({ $values })
}.
pips-ace = Ás 1
pips-court = figuras 10
pips-joker = { $jokers } { $count }
counts = { $number ->
    [1] { CAPITAL($cards) } vale { $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    }.
   *[other] { CAPITAL($cards) } valem { $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    }.
}
others-count = Todas as outras cartas valem { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}.
every-card-counts = Cada carta vale { points }.
blocked = Se { $stock ->
    [yes] o monte estiver vazio quando a vez de alguém acabar, ou se { "" }
   *[no] { "" }
}{ $seats ->
    [2] os dois passarem um atrás do outro, a rodada tranca.
   *[other] todos passarem um atrás do outro, a rodada tranca.
} { $ends ->
    [countdown] A partida acaba, e vence quem tem menos pontos. Em caso de empate, a vitória é dividida.
    [countdown-by-rounds] Ela acaba, e ninguém perde ponto.
    [penalty] Ela acaba sem vencedor, e cada um marca os pontos das próprias cartas.
    [penalty-sides] Ela acaba sem vencedor, e cada time marca os pontos das próprias cartas.
    [rounds] Ela acaba, e vence quem tiver menos pontos na mão. Se der empate, ninguém vence.
    [rounds-sides] Ela acaba, e vence o time com menos pontos na mão. Se der empate, nenhum time vence.
    [collect-two] Ela acaba, e quem tem menos pontos na mão marca a diferença. Se os pontos forem iguais, ninguém marca.
    [collect-all] Ela acaba, e quem tem menos pontos na mão marca a diferença para a mão de cada um dos outros. Se der empate, ninguém marca.
    [collect-two-sides] Ela acaba, e o time que tem menos pontos na mão marca a diferença. Se os pontos forem iguais, ninguém marca.
   *[collect-sides] Ela acaba, e o time que tem menos pontos na mão marca a diferença para cada um dos outros. Se der empate, ninguém marca.
}

blocked-out = Mas, se alguém já tiver batido, vence a rodada quem bateu primeiro.
too-long = Depois de { $count } jogadas, a rodada conta como trancada.

## Match

growth = Quem vence uma rodada escolhe em uma lista uma regra que passa a valer na rodada seguinte, ou tira uma que já tinha sido criada. Se o tempo acabar, nenhuma regra entra.
hidden-growth = O jogo tem regras secretas sobre o que dizer e o que evitar, uma ou duas no início. Elas não mudam quais cartas você pode jogar. Antes de jogar ou comprar, você pode dizer frases. A cada regra quebrada, e a cada frase que nenhuma regra pede, você compra 1 carta e ninguém diz por quê. Na sua vez, você pode dar um palpite sobre uma regra. Um palpite certo mostra a regra para você, e um errado custa 1 carta. Quem vence uma rodada cria uma regra secreta, escolhida de uma lista que ninguém mais vê. Todas as regras são mostradas no fim da partida.
no-growth = As regras ficam as mesmas a partida inteira.
match-end = Quando { $partners ->
    [yes] um time
   *[no] um jogador
} { $exact ->
    [yes] passa de
   *[no] chega a
} { points }, { $best ->
    [highest] o maior total vence a partida.
   *[lowest] o menor total vence a partida.
} { $tie ->
    [highest] Em caso de empate, a vitória é dividida.
    [lowest] Em caso de empate, a vitória é dividida.
    [highest-sides] Em caso de empate, os times dividem a vitória.
    [lowest-sides] Em caso de empate, os times dividem a vitória.
   *[no] Se der empate, joguem mais uma rodada.
}
exact-target = Um total de exatamente { points } volta a 0.
knockout-two = { $when ->
    [hand] Quem tiver mais pontos na mão no fim de uma rodada perde a partida. Se der empate, joguem mais uma rodada.
    [over] O primeiro a passar de { points } perde a partida. Se os dois passarem na mesma rodada, vence o menor total, e, em caso de empate, a vitória é dividida.
   *[target] O primeiro a chegar a { points } perde a partida. Se os dois chegarem na mesma rodada, vence o menor total, e, em caso de empate, a vitória é dividida.
}
knockout = { $when ->
    [hand] Quem tiver mais pontos na mão no fim de uma rodada sai da partida. Se der empate, ninguém sai.
    [over] Quem passar de { points } sai da partida.
   *[target] Quem chegar a { points } sai da partida.
} Quem sai não recebe mais cartas, e os outros continuam. Vence o último que ficar.
knockout-together = Se os últimos jogadores saírem da partida juntos, vence o menor total entre eles, e, em caso de empate, a vitória é dividida.
match-rounds = Depois de { rounds }, { $best ->
    [highest] o maior total vence a partida.
   *[lowest] o menor total vence a partida.
} { $tie ->
    [highest] Em caso de empate, a vitória é dividida.
    [lowest] Em caso de empate, a vitória é dividida.
    [highest-sides] Em caso de empate, os times dividem a vitória.
    [lowest-sides] Em caso de empate, os times dividem a vitória.
   *[no] Se der empate, joguem mais uma rodada.
}
first-to-win = { $number ->
    [1] Quem vencer a rodada vence a partida. Se ninguém vencer, joguem mais uma rodada.
   *[other] O primeiro { $partners ->
        [yes] time
       *[no] jogador
    } a vencer { rounds } vence a partida.
}
most-rounds = Depois de { rounds }, { $partners ->
    [yes] o time que
   *[no] quem
} tiver vencido mais rodadas vence a partida. Se der empate, joguem mais uma rodada.
bonus = { $partners ->
    [yes] O time que vence a partida ganha um bônus de { points }.
   *[no] Quem vence a partida ganha um bônus de { points }.
}
pays-winner = Depois da partida, { $who ->
    [partners] cada um dos que perderam paga ao vencedor mais próximo à sua direita
    [two] quem perdeu paga a quem venceu
   *[others] cada um dos que perderam paga a quem venceu
}: uma unidade a cada dez pontos de diferença, arredondando para cima{ $count ->
    [0] { "" }
   *[other] , mais { units } pela partida
}.
pays-better = Depois da partida, todos os totais sobem até a dezena cheia. { $who ->
    [partners] Cada um paga a um jogador de cada time que se saiu melhor, o mais próximo à sua direita
    [two] Quem perdeu paga a quem venceu
   *[others] Cada um paga a todos que se saíram melhor
}: uma unidade a cada dez pontos de diferença{ $count ->
    [0] { "" }
   *[other] , mais { units } a quem venceu
}.

## In short, to those who listen

short-aim = { $fits ->
    [suit] Repita { suit-word } da carta da mesa
    [next-rank] Jogue uma carta logo acima ou logo abaixo da que está na mesa
   *[suit-or-rank] Repita { suit-word } ou { rank-word } da carta da mesa
}: { $goal ->
    [sides] o primeiro time sem cartas vence a rodada.
    [countdown] o primeiro a bater { $deal ->
            [one] { $deal } vez
           *[other] { $deal } vezes
        } vence a partida.
    [countdown-by-rounds] o primeiro a bater { $deal ->
            [one] { $deal } vez
           *[other] { $deal } vezes
        } vence a partida.
   *[round] o primeiro sem cartas vence a rodada.
}
short-uses = Jogue { $uses }.
short-own-wild = cartas de { rank-word.bare } igual aos seus pontos
short-growth = { $hidden ->
    [yes] Algumas regras são secretas, e quem vence cada rodada cria mais uma.
   *[no] Quem vence cada rodada cria uma regra.
}
use-wild = { $cards }{ $anywhere ->
    [yes] { "" } em qualquer carta
   *[no] { "" }
}{ $picks ->
    [yes] { "" } para escolher { suit-word }
   *[no] { "" }
}
use-skip = { $cards } para pular { $seats ->
    [2] o outro jogador
   *[other] { $count ->
        [1] o próximo jogador
       *[other] os { $count } próximos jogadores
    }
}
use-reverse = { $cards } para inverter o sentido
use-draw = { $cards } para fazer { $seats ->
    [2] o outro jogador
   *[other] o próximo jogador
} comprar { $count }
use-draw-back = { $cards } para fazer { $seats ->
    [2] o outro jogador
   *[other] o jogador anterior
} comprar { $count }
use-all-draw = { $cards } para fazer todos os outros comprarem { $count }
use-all-draw-again = { $cards } para fazer todos os outros comprarem { $count } e jogar de novo
use-previous-draws = { $cards } para fazer { $seats ->
    [2] o outro jogador
   *[other] o jogador anterior
} comprar { $count } na hora
use-card = { $cards } para pedir uma carta exata
use-gift = { $cards } para dar { $count ->
    [1] uma carta
   *[other] { $count } cartas
} { $seats ->
    [2] ao outro jogador
   *[other] a cada um dos outros
}
use-again = { $cards } para jogar de novo
use-suit = { $cards } para jogar outras cartas { suit-word.same } junto
use-rank = { $cards } para pedir um { rank-word.bare }
