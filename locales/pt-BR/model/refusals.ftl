wrong-seats = { $game } é para { $fewest } a { $most } jogadores, não { $count }.
wrong-seats-exactly = { $game } é para { $most } jogadores, não { $count }.
room-for-bots = Além de você, há lugar para { $room ->
    [1] 1 bot
   *[other] { $room } bots
}, não { $count }.
no-target = Este jogo não tem meta: a partida acaba quando alguém chega a 0 pontos.
begun-without-you = Esta partida começou sem você. Entre na revanche, ou abra sua própria mesa com `/eights open`.
begun-and-full = Esta partida começou sem você, e não há lugar de bot para você pegar. Entre na revanche, ou abra sua própria mesa com `/eights open`.
no-seat-in-play = Todos os bots desta mesa estão fora da partida. Entre na revanche, ou abra sua própria mesa com `/eights open`.
no-sitting-in = Nesta partida, os bots ficam com os lugares deles. Entre na revanche, ou abra sua própria mesa com `/eights open`.
sat-first = { $name } pegou o último lugar de bot. Entre na revanche, ou abra sua própria mesa com `/eights open`.
seat-decided-about = Alguém está decidindo sobre as cartas deste bot. Aperte **Sentar** de novo depois dessa jogada.
seat-lost = { $name } pegou seu lugar enquanto você não estava. Aperte **Sentar** se um bot ainda tiver lugar aqui, ou entre na revanche.
seat-lost-and-full = { $name } pegou seu lugar enquanto você não estava, e agora não há lugar de bot para você pegar. Entre na revanche, ou abra sua própria mesa com `/eights open`.
no-such-newcomers = Essa opção não está mais disponível. Aperte **Mais** de novo.
already-seated = Você já está nesta mesa.
    .match = Você já está nesta mesa. Aperte **Minha mão**, ou use `/eights hand`, para ver suas cartas.
    .over = Você está nesta mesa, e a partida dela acabou. Aperte **Revanche**, ou use `/eights start`, para jogar de novo.
full = Esta mesa está cheia: todos os { $count } lugares estão ocupados. Abra a sua com `/eights open`.
no-more-bots = A partida já começou, então não dá para pôr um bot. Ele só pode pegar o lugar de um jogador ausente.
hints-off = Não há dicas nesta mesa, para que as partidas contem. Para a próxima, o host pode ligar as dicas em **Opções da mesa**.
day-hints = Não há dicas na mão do dia: cada um joga sozinho as mesmas cartas. `/eights practice` dá dicas.
tournament-hints = Não há dicas em um torneio. `/eights practice` dá dicas.
no-such-level = Não existe bot “{ $level }”. Escolha { $levels }.
bot-plays-already = Um bot já está jogando neste lugar. Pegue seu lugar de volta com `/eights join`.
not-seated = Você não está na { $table }. Abra a sua com `/eights open`.
not-seated-in-tournament = Você não está na { $table }. Aperte **Minha mão** na mensagem do torneio para chegar à sua.
too-few = Este jogo precisa de pelo menos { $count } jogadores. Ponha um bot, ou espere mais gente.

rules-fixed = Esta partida fica com as regras com que começou. Você pode mudar as regras antes da próxima.
only-host = Só o host (ou a moderação) pode fazer isso. Peça a uma dessas pessoas, ou abra sua própria mesa com `/eights open`.
only-host-yet = Só o host (ou a moderação) pode fazer isso. Se { $name } ficar um dia sem jogar, você pode deixar um bot jogar no lugar. Se { $name } for host, você vira host.
only-host-now = Só o host (ou a moderação) pode fazer isso. A mesa espera { $name } há um dia, então você pode apertar **Deixar um bot jogar**. Se { $name } for host, você vira host.
only-organiser = Só quem organiza (ou modera) pode fazer isso. Peça a uma dessas pessoas.

nothing-to-plan = Enquanto os outros jogam, você pode planejar jogar uma carta ou comprar. Veja como está sua mão agora.
plan-costs = Agora esse plano custaria mais cartas a você.
tournament-newcomer = Esta mesa é de um torneio. Se ainda houver outra rodada, entre com `/tournament join`.
tournament-take-back = Em um torneio, carta jogada fica na mesa.
day-take-back = Na mão do dia cada um tem uma chance só, então carta jogada fica na mesa.
take-back-off = Nesta mesa você não pode pegar uma carta de volta. Para a próxima partida, o host pode permitir em **Opções da mesa**.
tournament-close = Uma mesa de torneio fecha com a rodada. A organização pode deixar bots terminarem, ou cancelar o torneio.
tournament-rematch = Uma mesa de torneio não tem revanche. Todo mundo vai para uma mesa nova na próxima rodada.
tournament-over = Esta mesa do torneio terminou a rodada. Todo mundo vai para uma mesa nova na próxima rodada.
no-such-seat = Esta mesa não tem o lugar { $seat }. Escolha um da lista.
no-bot-there = Não há bot nesse lugar. Escolha um da lista.
day-is-for-one = Essa é a tentativa de outra pessoa na mão do dia. Jogue a sua com `/eights today`.
day-is-fixed = A mão do dia é a mesma para todos, então ninguém pode mudá-la.
day-leave = Sua tentativa na mão do dia fica aberta até o dia acabar. Volte a ela com `/eights today`.
day-once = Você já usou sua chance na mão de hoje. Veja como está com `/eights today`.
practice-is-for-one = Uma mesa de treino é para um jogador só. Abra a sua com `/eights practice`.
