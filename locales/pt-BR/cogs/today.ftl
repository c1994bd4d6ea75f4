invitation = ### Mão do dia · { $game }
    Uma rodada contra bots firmes. Todos aqui recebem as mesmas cartas e uma só chance.
    { $scores }
    -# Acaba <t:{ $at }:t> (<t:{ $at }:R>). Quem não joga até o fim fica fora da classificação. { $count ->
        [0] Ninguém jogou ainda.
        [one] 1 jogador até agora.
       *[other] { $count } jogadores até agora.
    }
scores = { $costs ->
    [yes] Bata, e você marca os pontos das cartas que sobram com os bots. Se um bot bater antes, você perde os pontos das cartas que sobram com você.
   *[no] Vença, e você marca um ponto.
}
play = Jogar
heading = ### Mão do dia · { $game }
own = **Você marcou { $points }.** Por enquanto, é o { $place }º lugar.
own-unfinished = **Você não terminou sua tentativa**, então ela fica fora da classificação.
line = **{ $rank }** · **{ $name }** · { $points }
playing = -# { $count ->
    [1] Mais 1 jogador ainda não terminou.
   *[other] Mais { $count } jogadores ainda não terminaram.
}
ends = -# Acaba <t:{ $at }:t> (<t:{ $at }:R>). Aí publico a classificação final no canal, com a melhor sequência de jogadas.
refresh = Atualizar
my-round = Minha rodada
standing = Classificação
won = ## { $names } { $winners ->
    [1] vence
   *[other] vencem
} a mão do dia!
no-winner = ## Ninguém terminou a mão do dia
of-day = -# { $game } · <t:{ $at }:D> · { $count ->
    [0] ninguém jogou até o fim
    [one] 1 jogador
   *[other] { $count } jogadores
}
unfinished = -# { $count ->
    [1] 1 tentativa ficou pela metade.
   *[other] { $count } tentativas ficaram pela metade.
}
best-line = **As jogadas de { $name }:** { $line }
day-over = Essa mão do dia acabou. Há uma nova para jogar.
today = A mão de hoje
