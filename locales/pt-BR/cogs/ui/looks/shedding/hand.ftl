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
