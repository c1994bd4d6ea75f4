aim = { $goal ->
    [round] até **{ $target }** pontos
   *[countdown] de **{ $target }** até 0 pontos
}
aim-knockout = { $when ->
    [hand] sai quem tem mais pontos na mão
    [over] sai quem passa de **{ $target }** pontos
   *[target] sai quem chega a **{ $target }** pontos
}
aim-rounds-won = { $number ->
    [1] uma rodada só
   *[other] até vencer **{ $number }** rodadas
}
aim-rounds = { $number ->
    [1] **1** rodada
   *[other] **{ $number }** rodadas
}
goal-single = Quem vencer a rodada vence a partida.
goal-rounds = O primeiro a vencer { rounds } vence a partida.
goal-most-rounds = Depois de { rounds }, quem tiver vencido mais rodadas vence a partida. Se der empate, tem mais uma rodada.
goal-knockout = { $when ->
    [hand] Quem tiver mais pontos na mão no fim de cada rodada sai da partida
    [over] Quem passar de { $target } pontos sai da partida
   *[target] Quem chegar a { $target } pontos sai da partida
}. Vence o último que ficar.
goal-countdown = Todos começam com { $target } pontos e vão descendo. O primeiro a chegar a 0 vence.
goal-round = A partida acaba { $rounds ->
    [0] quando alguém chega a { $target } pontos
    [one] depois de 1 rodada
   *[other] depois de { $rounds } rodadas
}. O { $best ->
    [highest] maior
   *[lowest] menor
} total vence. { $tie ->
    [shared] Se der empate, a vitória é dividida.
   *[another-round] Se der empate, tem mais uma rodada.
}
goal-round-and-bonus = A partida acaba { $rounds ->
    [0] quando alguém chega a { $target } pontos
    [one] depois de 1 rodada
   *[other] depois de { $rounds } rodadas
}. O { $best ->
    [highest] maior
   *[lowest] menor
} total vence, com um bônus de { points }. { $tie ->
    [shared] Se der empate, a vitória é dividida.
   *[another-round] Se der empate, tem mais uma rodada.
}
spelling = { $pack ->
    [whot] Escreva forma e número, como círculo 10, ou Whot
   *[french] Escreva valor e naipe, como 8E ou 10O
}

table-alt = Descarte: { $card }. { cards } no monte.
table-alt-suit = Descarte: { $card }. Agora { suit-word } é { $suit }. { cards } no monte.
table-alt-card = Descarte: { $card }. Carta pedida: { $ranks }. { cards } no monte.
table-alt-rank = Descarte: { $card }. Pedido: { $ranks }. { cards } no monte.
table-alt-open = Descarte: { $card }. Vale qualquer carta. { cards } no monte.
table-alt-no-card = { $suit ->
    [none] Nenhuma carta foi jogada ainda. O descarte pode começar com qualquer carta.
   *[other] Nenhuma carta foi jogada ainda. Todos começam com { $suit }.
} { cards } no monte.
table-alt-way = { $alt } O jogo segue no sentido { $way ->
    [clockwise] horário
   *[counterclockwise] anti-horário
}.
hand-alt = Sua mão: { $cards }.

miss-turn = { $count ->
    [1] Perder a vez
   *[other] Ficar { $count } vezes sem jogar
}

hand = **{ cards }**: { $held }
    .heard = **{ cards }.** { $held }
held = { CAPITAL($suit) }: { $ranks }.
held-jokers = { CAPITAL($cards) }.
your-turn = **Sua vez**
your-turn-nothing = **Sua vez** – nada para jogar. Compre uma carta.
your-turn-pass = **Sua vez** – nada para jogar e nada para comprar. Passe.
your-turn-penalty = **Sua vez** – jogue uma carta em destaque ou compre.
    .heard = **Sua vez** – compre { $count ->
        [1] 1 carta
       *[other] { $count } cartas
    }. Ou jogue { $cards }{ $answer ->
        [more] , e aí { $next } tem que comprar { $more }
        [cancel] , e aí ninguém compra
       *[other] { "" } para responder à multa
    }.
your-turn-draw-penalty = **Sua vez** – compre { cards }.
your-turn-again = **Você joga de novo.** Jogue uma carta em destaque.
    .heard = **Você joga de novo.** Jogue uma das cartas abaixo.
your-turn-again-or-draw = **Você joga de novo.** Jogue uma carta em destaque ou compre.
    .heard = **Você joga de novo.** Jogue uma das cartas abaixo ou compre.
your-turn-again-nothing = **Você joga de novo** – nada para jogar. Compre uma carta.
your-turn-again-pass = **Você joga de novo** – nada para jogar e nada para comprar. Passe.
your-turn-skip = **Você vai { $count ->
    [1] perder a vez
   *[other] ficar { $count } vezes sem jogar
}.** { $answer ->
    [yes] Jogue uma carta em destaque para passar o pulo adiante, ou { $count ->
        [1] perca a vez
       *[other] fique sem jogar
    }.
   *[no] Nenhuma carta sua ajuda.
}
    .heard = **Você vai { $count ->
        [1] perder a vez
       *[other] ficar { $count } vezes sem jogar
    }.** { $answer ->
        [yes] Jogue uma das cartas abaixo para passar o pulo adiante, ou { $count ->
            [1] perca a vez
           *[other] fique sem jogar
        }.
       *[no] Nenhuma carta sua ajuda.
    }
drew-or-keep = **Você comprou { $cards }.** Jogue uma carta em destaque ou fique com o que comprou.
    .heard = **Sua vez continua.** Jogue uma das cartas abaixo ou fique com o que comprou.
drew-or-draw = **Você comprou { $cards }.** Jogue uma carta em destaque ou compre de novo.
    .heard = **Sua vez continua.** Jogue uma das cartas abaixo ou compre de novo.
drew-draw-or-keep = **Você comprou { $cards }.** Jogue uma carta em destaque, compre de novo ou fique com o que comprou.
    .heard = **Sua vez continua.** Jogue uma das cartas abaixo, compre de novo ou fique com o que comprou.
drew-and-draw-or-keep = **Você comprou { $cards }.** Nada para jogar. Compre de novo ou encerre sua vez.
    .heard = **Sua vez continua** – nada para jogar. Compre de novo ou encerre sua vez.
drew-and-draw = **Você comprou { $cards }.** Ainda nada para jogar. Compre de novo.
    .heard = **Sua vez continua** – ainda nada para jogar. Compre de novo.
drew-and-keep = **Você comprou { $cards }.** Nada para jogar. Encerre sua vez.
    .heard = **Sua vez continua** – nada para jogar. Encerre sua vez.
drew-and-play = **Você comprou { $cards }.** Jogue uma carta em destaque.
    .heard = **Sua vez continua.** Jogue uma das cartas abaixo.
pick-direction = **Você começa.** Escolha o sentido do jogo.
pick-first = **A primeira carta é curinga, e foi você que deu as cartas.** Escolha o naipe.
give = **Escolha uma carta para { $to }**, ou fique com todas.
    .heard = **Você pode dar uma carta para { $to }, ou não dar nada.** O que foi dado não volta.
give-next = **Escolha uma carta para { $to }.**
    .heard = **Você também tem que dar uma carta para { $to }.** O que foi dado não volta.
then-one = Depois, uma carta para { $names }.
    .heard = Se você der uma carta, depois dá outra para { $names }.
then-each = Depois, uma carta para cada um destes: { $names }.
    .heard = Se você der uma carta, depois dá uma para cada um destes, nesta ordem: { $names }.
doubt = **{ $player } jogou { $cards }.** Aceitar ou duvidar?
    .heard = **{ $player } jogou { $cards }: aceitar ou duvidar?**
doubt-suit = **{ $player } jogou { $cards } quando precisava de { $suit }.** Aceitar ou duvidar?
    .heard = **{ $player } jogou { $cards }: aceitar ou duvidar?** Era preciso jogar { $suit }.
doubt-rank = **{ $player } jogou { $cards } quando { $count ->
    [1] a carta pedida era
   *[other] tinham pedido
} { $ranks }.** Aceitar ou duvidar?
    .heard = **{ $player } jogou { $cards }: aceitar ou duvidar?** { $count ->
    [1] A carta pedida era
   *[other] Tinham pedido
} { $ranks }.
bluff = { $play } · blefe
    .heard = { $play } como blefe
unanswered = { $play } · comprar 1
    .heard = { $play } sem resposta, e comprar uma carta
bluff-is = É blefe se { $player } podia jogar outra carta.
stakes-stand = Aceitar: você compra { cards }.
stakes-right = Duvidar de um blefe: { $player } pega a carta de volta e compra { $count }.
stakes-wrong = Duvidar de uma jogada honesta: você compra { $count }.
draw-count = Comprar { $count }
    .heard = Comprar { $count } { $after ->
        [over] e encerrar a vez
       *[on] e continuar jogando
    }
draw-and-end = Comprar e encerrar a vez
draw-until = Comprar até poder jogar
    .heard = Comprar até poder jogar, e jogar
draw-one = Comprar uma carta
    .heard = Comprar uma carta, e sua vez continua

forgot = { $name } não disse “{ $word }”. Isso custa { cards }, a não ser que diga antes da próxima jogada.
must-draw = { $name } tem que comprar { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}, ou jogar uma carta que responda.
draws-if = { $name } tem que comprar { $count ->
    [1] 1 carta
   *[other] { $count } cartas
} se a jogada valer.
must-miss = { $name } tem que { $count ->
    [1] perder a vez
   *[other] ficar { $count } vezes sem jogar
}, ou jogar uma carta que responda.
noted = { $name } { $note }.
next-player = { $name } joga em seguida.
    .you = Você joga em seguida.
no-penalty = Sem castigo pela sua última jogada.
penalty = O castigo é pela sua última jogada. { $said ->
    [yes] Ela quebrou uma regra secreta, ou nenhuma regra pedia o que você disse.
   *[no] Ela quebrou uma regra secreta.
}
known = Você conhece: { $rule }
unknown = { $count ->
    [0] Agora você conhece todas as regras secretas.
    [one] Há 1 regra secreta que você não conhece.
   *[other] Há { $count } regras secretas que você não conhece.
}
again = { $name } joga de novo.
    .you = Você joga de novo.

top = Na mesa: **{ $card }**
top-suit = Na mesa: **{ $card }** – agora { suit-word } é **{ $suit } { $sign }**
top-rank = Na mesa: **{ $card }** – jogue **{ $ranks }**
top-open = Na mesa: **{ $card }** – jogue **qualquer carta**
top-none = { $suit ->
    [none] Nenhuma carta na mesa – jogue **qualquer carta**
   *[other] Nenhuma carta na mesa
}
begins-with = Primeira carta de cada um: **{ $suit } { $sign }**
and-earlier = { $top } · antes: { $cards }
    .heard = { $top }. Debaixo dela: { $cards }
draw-pile = Monte: { $count }
draw-pile-and-way = Monte: { $count } · sentido { $way ->
    [clockwise] horário
   *[counterclockwise] anti-horário
}
    .heard = Monte: { $count }. O jogo segue no sentido { $way ->
        [clockwise] horário
       *[counterclockwise] anti-horário
    }.
draw-penalty = **Multa: { $count }**
turns-to-miss = **Vezes sem jogar: { $count }**
players-to-skip = **Jogadores a pular: { $count }**
misses = { $count ->
    [1] perde a vez
   *[other] fica { $count } vezes sem jogar
}
picking = escolhe o naipe
picking-direction = escolhe o sentido
giving = { $begun ->
    [yes] também tem que dar uma carta para { $to }
   *[no] pode dar uma carta para { $to }
}
doubting = aceita { $cards } de { $player } ou duvida?
deciding = comprou e está decidindo
table-again = joga de novo
skipped = responde ao pulo ou perde a vez
holding = { cards }
out = bateu
out-in-place = { $place ->
    [1] bateu antes de todos
   *[other] bateu em { $place }º lugar
}
out-of-match = fora da partida
went-out = bateu
went-out-points = bateu: { $points }
left-with = ficou com { $cards }
left-with-exactly = ficou com { $cards }: exatamente { points }, então volta a 0
left-with-points = ficou com { $cards }: { $points }
score = { points }
rounds-won = { $count ->
    [0] nenhuma rodada vencida
    [one] 1 rodada vencida
   *[other] { $count } rodadas vencidas
}
left-with-cards = ficou com { cards }
score-down = { $count ->
    [one] falta { $count }
   *[other] faltam { $count }
}
score-down-wild = { $count ->
    [one] falta { $count }
   *[other] faltam { $count }
} · curingas: { $ranks }
uncalled = não disse “{ $word }”
announced = disse “{ $word }”
barred = não pode bater, não disse “{ $word }”
call-button = { $word }!
catch-button = Te peguei!
shouting = { $catch ->
    [yes] Para avisar e para pegar quem esquece, a mesa tem os botões **{ $word }!** e **Te peguei!**. Apertar na hora errada não custa nada.
   *[no] Para avisar, a mesa tem o botão **{ $word }!**. Apertar na hora errada não custa nada.
}
final-score = { points } · { $rounds ->
    [0] nenhuma rodada vencida
    [one] 1 rodada vencida
   *[other] { $rounds } rodadas vencidas
}

pile-suit = Agora { suit-word } é { $suit }.
pile-rank = { $count ->
    [1] Carta pedida:
   *[other] Pedido:
} { $ranks }.
pile-open = Vale qualquer carta.
pile-draw = { cards } no monte.
