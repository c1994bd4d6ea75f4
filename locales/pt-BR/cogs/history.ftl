title = ### Partidas · { $whose }{ $game ->
    [all] { "" }
   *[other] { " " }· { $game }
}
whose-server = este servidor
whose-channel = este canal
whose-member = { $name }
whose-member-channel = { $name } neste canal
match = **#{ $match }** { $game } · { $when }
    { $who }
    .heard = Partida { $match }, { $game }, { $when }
        { $who }
who = { $won ->
    [yes] **{ $name }** { $total } 🏆
   *[no] { $name } { $total }
}
    .heard = { $won ->
        [yes] { $name } venceu com { $total }
       *[no] { $name } { $total }
    }
abandoned = não terminada
empty = Nenhuma partida aqui ainda. As partidas aparecem quando acabam.
empty-page = Não há mais partidas.
newer = Mais novas
older = Mais antigas
pick = Rever uma partida
option = #{ $match } · { $game }
    .heard = Partida { $match }, { $game }
unknown = Esta lista não está mais disponível. Abra de novo com `/eights history`.
no-match = Não há partida chamada “{ $typed }” aqui. Escolha uma da lista, ou escreva o número dela.

replay-title = ## Replay · { $game }
stage = -# Partida #{ $match } · rodada { $round } · jogada { $step } de { $steps }
open = -# Todas as mãos estão abertas.
as-seat = -# Como { $name } viu.
seat = { $turn ->
    [yes] ➤
   *[no] •
} **{ $name }** · { $notes }
    .heard = **{ $name }** · { $notes }
hand = -# { $cards }
nothing = Nada mais aconteceu.
first = Primeira
previous = Anterior
next = Próxima
last = Última
round = Próxima rodada
download = Baixar
matches = Todas as partidas
jump = Ir para uma jogada
    .heard = Ir para uma rodada
jump-option = { $step } · { $words }
    .heard = { $words }
jump-earlier = Jogadas anteriores
    .heard = Rodadas anteriores
jump-later = Jogadas seguintes
    .heard = Rodadas seguintes
view = De quem são as cartas
view-open = Todas as mãos
view-seat = Visão de { $name }
button = Replay
replay-unknown = Este replay não está mais disponível. Abra de novo com `/eights history`.
download-title = ## Partida #{ $match }, para guardar
download-what = O registro é para programas: `python -m engine replay` confere cada jogada.
download-too-large = Esta partida é longa demais para um arquivo do Discord.
download-note = -# O registro traz os nomes dos jogadores. Se alguém pedir para ser esquecido depois, o nome continua nos arquivos que você já salvou.

luck-button = Minhas viradas
luck-title = ### Revendo sua partida
point = **Rodada { $round }** · Você { $did }. { $better ->
        [other] { $other } era melhor: sua escolha diminuiu em cerca de **{ $change }%** sua chance de vencer a rodada.
       *[chosen] { $other } era pior: sua escolha aumentou em cerca de **{ $change }%** sua chance de vencer a rodada.
    }
luck-nothing = Nada se destacou. Nenhuma escolha sua mudou de verdade uma rodada.

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

proof-title = ### Partida { $match } · { $game }
right = **As cartas conferem.**
deals = O selo confere, e { $deals ->
    [1] a distribuição
   *[other] todas as { $deals } distribuições
  }{ $shuffles ->
    [0] { "" }
    [1] { "" } e 1 embaralhamento
   *[other] { "" } e { $shuffles } embaralhamentos
  } se repetem a partir da semente e do sal.
moves = { $way ->
    [again] Repeti cada jogada, e o desfecho foi o mesmo.
    [retired] Esta partida usou uma regra que não existe mais, então conferi as distribuições e só li as jogadas.
   *[stored] Esta partida foi jogada em uma versão mais antiga do bot, então conferi as distribuições e só li as jogadas.
}
seal = Compare este selo com o que estava em **Jogo limpo** antes da partida: `{ $seal }`
proves = { $mixed ->
    [old] Se o selo for o mesmo, nenhuma carta foi trocada. Mas nada foi misturado nesta partida antiga, então alguém ainda pode ter escolhido a semente e o sal.
    [alone] Se o selo for o mesmo, nenhuma carta foi trocada. Mas nenhum toque em **Entrar** ou **Começar** foi misturado, então alguém ainda pode ter escolhido a semente e o sal.
   *[pressed] Se o selo for o mesmo, nenhuma carta foi trocada, e nenhum jogador escolheu as cartas. { $presses ->
        [1] 1 toque em **Entrar** ou **Começar** misturou
       *[other] { $presses } toques em **Entrar** e **Começar** misturaram
      } um número do Discord depois do selo.
}
limits = -# Esta conferência não mostra se quem mantém o bot cancelou uma partida antes de dar as cartas ou espiou as mãos, nem como os bots sortearam as próprias escolhas.
