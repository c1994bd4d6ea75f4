button = Minhas viradas
title = ### Revendo sua partida
point = **Rodada { $round }** · Você { $did }. { $better ->
        [other] { $other } era melhor: sua escolha diminuiu em cerca de **{ $change }%** sua chance de vencer a rodada.
       *[chosen] { $other } era pior: sua escolha aumentou em cerca de **{ $change }%** sua chance de vencer a rodada.
    }
nothing = Nada se destacou. Nenhuma escolha sua mudou de verdade uma rodada.

play = jogou { $cards }
    .other = Jogar { $cards }
play-suit = jogou { $cards } e escolheu { $suit }
    .other = Jogar { $cards } e escolher { $suit }
play-rank = jogou { $cards } e pediu { $rank }
    .other = Jogar { $cards } e pedir { $rank }
play-sequence = jogou { $cards } na sequência { $sequence }
    .other = Jogar { $cards } na sequência { $sequence }
draw = comprou
    .other = Comprar
take = pegou a carta do descarte
    .other = Pegar a carta do descarte
discard = descartou { $card }
    .other = Descartar { $card }
give = deu { $card }
    .other = Dar { $card }
decline = não deu nada
    .other = Não dar nada
pass = passou
    .other = Passar
accept = aceitou a jogada
    .other = Aceitar a jogada
challenge = duvidou
    .other = Duvidar
nominate = escolheu { $suit }
    .other = Escolher { $suit }
pick-direction = escolheu o sentido { $way ->
    [clockwise] horário
   *[counterclockwise] anti-horário
}
    .other = Escolher o sentido { $way ->
        [clockwise] horário
       *[counterclockwise] anti-horário
    }

luck = { $how ->
    [better] **Cartas boas:** só pelas cartas, a chance de
    [worse] **Cartas ruins:** só pelas cartas, a chance de
   *[fair] **Cartas justas:** só pelas cartas, a chance de
    } { $who ->
    [side] seu time
   *[you] você
    } vencer uma rodada era de { $share }%, e o justo é { $fair }%.
choices = Com cartas assim, a média é de { $worth } vitórias em { $count ->
    [1] 1 rodada
   *[other] { $count } rodadas
}. { $who ->
    [side] Seu time
   *[you] Você
} venceu { $won }, { $how ->
    [more] então as escolhas trouxeram { $more } vitórias a mais.
    [fewer] então as escolhas custaram { $more } vitórias.
   *[as-dealt] então as escolhas mudaram pouco.
}
note = -# Calculado jogando { $count } rodadas com bots rápidos. As viradas só consideram o que você podia ver. A sorte considera todas as cartas. “Escolhas” são as suas e as de todos os outros.

chart = Chance de vencer só pelas cartas recebidas
chart-fair = O justo: { $share }%
chart-won = Você venceu
alt-round = { $share }% na rodada { $round }{ $won ->
    [yes] { "" } (vencida)
   *[no] { "" }
    }
alt = Chance de vencer cada rodada só pelas cartas recebidas: { $rounds }. O justo é { $fair }%.
