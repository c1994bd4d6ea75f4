chapter-table = Mesa e cartas
chapter-score = Placar

on = sim
off = não
nothing-listed = nada
house-choice = Regra da casa “{ $rule }”: { $value }.

no-such-choice = Uma destas opções não existe. Escolha cada uma na lista.
no-such-card = Uma regra de cartas precisa de um valor, como Q, ou de uma carta, como QE.
listed-twice = Um valor ou uma carta está duas vezes na lista. Tire um dos dois.

seats =
    .label = Lugares
    .help = Quantos podem jogar, de dois a oito.
    .refused = Uma mesa tem de 2 a 8 lugares, não { $count }.
first_dealer =
    .label = Quem dá as cartas primeiro
    .help = Quem dá as cartas na primeira rodada.
    .chance = por sorteio
    .low-card = quem tira a carta mais baixa (o Ás é a mais alta)
    .first-seat = quem está no lugar 1
next_dealer =
    .label = Quem dá as cartas depois
    .help = Quem dá as cartas na próxima rodada. Quem ficou por último é o único que ainda tem cartas, ou quem tem mais pontos na mão.
    .left = o próximo jogador
    .winner = quem venceu a rodada
    .last = quem ficou por último
target =
    .label = Meta
    .help = Quantos pontos encerram a partida.
    .value = { points }
    .refused = A meta tem que ser de 10 a 1000 pontos.
