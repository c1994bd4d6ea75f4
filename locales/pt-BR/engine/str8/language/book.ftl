chapter-aim = Objetivo
chapter-deal = Cartas e distribuição
chapter-turn = Sua vez
chapter-sequence = Sequência
chapter-pass = Cartas de passe
chapter-stock = Monte
chapter-end = Fim da rodada

teams = Parceiros sentam frente a frente e montam juntos uma sequência: { $teams }.
team = lugares { $seats }
aim = O primeiro { $who ->
    [team] time
   *[player] jogador
} a completar uma sequência de { $count } números vence a rodada.
two-sequences = Cada jogador monta duas sequências ao mesmo tempo. Quem completar uma primeiro vence a rodada.
one-pack =
    Para { $seats ->
        [2] dois
        [3] três
        [4] quatro
        [5] cinco
        [6] seis
        [7] sete
        [8] oito
       *[other] { $seats }
    } jogadores, use um baralho de { $count } cartas. Ele tem os { $numbers } números da tabuada de 1 × 1 a { $side } × { $side }, e um número que aparece duas vezes na tabuada está em duas cartas, e assim por diante. As outras { $passes ->
        [6] seis
       *[other] { $passes }
    } são cartas de passe: { $each ->
        [3] três
       *[other] { $each }
    } para a esquerda e { $each ->
        [3] três
       *[other] { $each }
    } para a direita.
packs =
    Para { $seats ->
        [2] dois
        [3] três
        [4] quatro
        [5] cinco
        [6] seis
        [7] sete
        [8] oito
       *[other] { $seats }
    } jogadores, use { $packs ->
        [2] dois
       *[other] { $packs }
    } baralhos, { $count } cartas ao todo. Cada baralho tem os { $numbers } números da tabuada de 1 × 1 a { $side } × { $side }, e um número que aparece duas vezes na tabuada está em duas cartas, e assim por diante. As outras { $passes ->
        [6] seis
       *[other] { $passes }
    } cartas de cada baralho são cartas de passe: { $each ->
        [3] três
       *[other] { $each }
    } para a esquerda e { $each ->
        [3] três
       *[other] { $each }
    } para a direita.
deal = Cada um recebe { cards }. O resto é o monte. Nenhuma carta é virada.
dealer-first-seat = Quem está no lugar 1 dá as cartas primeiro.
dealer-chance = Um sorteio decide quem dá as cartas primeiro.
next-dealer-winner = Quem completou uma sequência dá as cartas da próxima rodada. Se ninguém completou, a vez de dar as cartas passa para a esquerda.
next-dealer-last = Quem tem mais pontos na mão no fim de uma rodada dá as cartas da seguinte. Em caso de empate, dá as cartas o primeiro dos empatados depois de quem deu as cartas na rodada que acabou.
next-dealer-left = Depois de cada rodada, a vez de dar as cartas passa para a esquerda.
begins-two = Começa quem não deu as cartas. Depois vocês se alternam.
begins = Começa quem está à esquerda de quem deu as cartas, e o jogo segue no sentido horário.

turn = Na sua vez, primeiro compre a carta de cima do monte ou pegue a carta de cima do descarte. Depois junte um número { $whose ->
    [team] à sequência do seu time
    [either] a uma das suas sequências
   *[own] à sua sequência
}, jogue uma carta de passe, ou descarte uma carta.
turn-over = Depois disso, sua vez acaba, e você tem de novo { cards } na mão. Você pode ficar com a carta que comprou ou pegou, ou descartá-la na hora. Nunca é obrigatório jogar uma carta.

opening = Uma sequência começa com uma mosca: qualquer número de { $first } a { $last }.
following = A tabuada forma uma tabela de { $side } linhas. A linha 1 vai de 1 a { $side }. A linha 2 é { $second } e assim por diante, até { $end }. A linha { $side } é { $last } e assim por diante, até { $highest }. Depois de um número, você pode jogar o número seguinte de qualquer linha em que ele esteja. Por exemplo, { $example } está nas linhas { $rows }, então pode vir { $next } depois dele. Você pode mudar de linha a cada número.
backwards = Uma sequência também pode descer para o número anterior, em qualquer uma dessas linhas. Nenhum número pode aparecer duas vezes.
rising = Uma sequência nunca desce.
staying = As cartas de uma sequência ficam nela até o fim da rodada. Ninguém pode começar { $lines ->
    [1] outra
   *[2] uma terceira
} sequência.

passing = Cada carta de passe tem uma seta para a esquerda ou para a direita. Quando você joga uma, todos passam a mão inteira para o próximo jogador na direção da seta. A carta de passe vai para uma pilha à parte, e ninguém pode pegá-la. Seja qual for o lado para onde as mãos foram, o próximo a jogar é quem está à sua esquerda.
passing-two = Cada carta de passe tem uma seta para a esquerda ou para a direita. Quando você joga uma, você e o outro jogador trocam as mãos, seja qual for o lado da seta. A carta de passe vai para uma pilha à parte, e ninguém pode pegá-la. Depois é a vez do outro jogador.
pass-discarded = Em vez de jogar uma carta de passe, você pode descartá-la. Aí { $seats ->
    [2] o outro jogador
   *[other] o próximo jogador
} pode pegá-la como qualquer outra carta.
stock = Quando o monte acaba, todo o descarte e todas as cartas de passe jogadas são embaralhados e viram um novo monte.
impasse = Pode acontecer que ninguém junte um número nem jogue uma carta de passe enquanto um monte inteiro acaba, ou durante tantas vezes quantas cartas há no jogo. Aí todas as mãos e todas as outras cartas que não estão em uma sequência são embaralhadas e viram um novo monte, e cada um recebe { $count } cartas novas.

end = Quem completa uma sequência marca a soma dos números dela. As cartas que ficaram na mão não contam.
end-two = Quem completa uma sequência marca a soma dos números das suas duas sequências. As cartas que ficaram na mão não contam, então nada é descontado da sequência inacabada.
end-team = O time que completa uma sequência marca a soma dos números dela. As cartas das duas mãos do time não contam.
losing = { $who ->
    [other] O outro jogador marca
   *[others] Cada um dos outros marca
} a soma dos números { $lines ->
    [1] da própria sequência
   *[2] das próprias sequências
} menos a soma dos números que ficaram na mão. Uma carta de passe que ficou na mão { $cost ->
    [0] não desconta nada
   *[other] desconta { $cost } pontos
}. O resultado pode ser negativo.
losing-team = { $who ->
    [other] No outro time
   *[others] Em cada um dos outros times
}, faz-se uma conta para cada jogador: a soma dos números da sequência do time menos a soma dos números que ficaram na mão dele. Uma carta de passe que ficou na mão { $cost ->
    [0] não desconta nada
   *[other] desconta { $cost } pontos
}. O time marca a média das contas dos seus dois jogadores, arredondada para baixo. O resultado pode ser negativo.
straight = Uma linha perfeita é uma linha inteira da tabela em ordem, como { $numbers }{ $backwards ->
    [yes] , subindo, não descendo
   *[no] { "" }
}. Quem completar uma linha perfeita também marca a soma dos números de todas as outras sequências. { $who ->
    [other] O outro jogador não marca nada pela própria sequência e só perde os pontos que ficaram na mão.
    [others] Os outros não marcam nada pelas próprias sequências e só perdem os pontos que ficaram na mão de cada um.
    [other-team] O outro time não marca nada pela própria sequência e só perde a média dos pontos das suas duas mãos, arredondada para cima.
   *[others-team] Os outros times não marcam nada pelas próprias sequências, e cada um só perde a média dos pontos das suas duas mãos, arredondada para cima.
}
stuck = Se não der mais para completar nenhuma sequência da mesa, a rodada acaba sem vencedor. Aí { $who ->
    [team] cada time marca a soma dos seus números na mesa menos a média dos pontos das suas duas mãos, arredondada para cima.
   *[player] cada um marca a soma dos seus números na mesa menos os pontos que ficaram na mão.
}
too-long = Depois de { $count } jogadas, uma rodada acaba sem vencedor, e { $who ->
    [team] cada time marca a soma dos seus números na mesa menos a média dos pontos das suas duas mãos, arredondada para cima.
   *[player] cada um marca a soma dos seus números na mesa menos os pontos que ficaram na mão.
}
match = O primeiro { $who ->
    [team] time
   *[player] jogador
} a chegar a { points } vence a partida. Se vários chegarem na mesma rodada e um deles tiver vencido essa rodada, ele vence a partida. Se não, vence o maior total. Se houver empate no maior total, joguem mais uma rodada.

short-scores = { $who ->
    [team] O time que completa uma sequência marca a soma dos números dela, e { $sides ->
        [2] o outro time marca
       *[other] cada um dos outros times marca
    }
   *[player] Quem completa uma sequência marca a soma dos números dela, e { $sides ->
        [2] o outro jogador marca
       *[other] cada um dos outros marca
    }
} a soma dos números da própria sequência menos a soma dos números que ficaram na mão.
