round = Rodada { $round } · { $aim }
tournament-round = Torneio { $tournament } · uma rodada
turn = **Vez de { $name }**
turn-doing = **Vez de { $name }** · { $doing }
turn-until = { $turn } · um bot joga { $when }
soon = daqui a pouco
paused = **O torneio está em pausa.** { $name } joga em seguida e tem o tempo inteiro.
no-one = **Não tem ninguém aqui, então a mesa espera.** Aperte **Voltar ao jogo** para continuar. A mesa fecha { $when }.
too-long = **A mesa espera { $name } há um dia.** Qualquer um na mesa pode deixar um bot jogar até a volta de { $name }.
    .host = **A mesa espera { $name } há um dia.** Qualquer um na mesa pode virar host e deixar um bot jogar até a volta de { $name }.
round-over = **A rodada acabou.** A próxima começa quando todo mundo estiver pronto, ou { $when }.
dealt = As cartas foram dadas.

seat = **{ $name }** · { $notes }
seat-turn = ➤ { $seat }
seat-waiting = • { $seat }
bot = 🤖 { $seat }
    .heard = bot { $seat }
with = com { $names }
dealer = dá as cartas
away = ausente, um bot joga
ready = tudo pronto

ready-button = Tudo pronto
hand-button = Minha mão
more-button = Mais
back-button = Voltar ao jogo
sit-button = Sentar
let-bot-button = Deixar um bot jogar

you = Você
line = **{ $name }** { $words }
happened-left = { $name } saiu. Um bot assumiu o lugar.
    .you = Você saiu. Um bot joga por você.
happened-quit = { $name } saiu, já fora da partida.
    .you = Você saiu, já fora da partida.
happened-late = O tempo de { $name } acabou. Um bot assumiu o lugar.
    .you = Seu tempo acabou. Um bot joga por você.
happened-removed = { $by } pôs um bot para jogar por { $name }.
    .you = { $by } pôs um bot para jogar por você.
happened-stood-in = Um bot joga por { $name }.
    .you = Um bot joga por você.
happened-back = { $name } voltou.
    .you = Você voltou.
happened-sat = { $name } pegou o lugar de { $by }.
    .you = Você pegou o lugar de { $by }.
happened-waited = A mesa esperou { $name } por um dia.
    .you = A mesa esperou você por um dia.
happened-host = Agora { $name } é host da mesa.
    .you = Agora você é host da mesa.
happened-first = { $name } chegou primeiro, um instante antes de { $by }.
    .you = Você chegou primeiro, um instante antes de { $by }.
happened-hint = { $name } pediu uma dica.
    .you = Você pediu uma dica.
happened-closed = { $by } fechou a mesa.
happened-idle = A mesa fechou porque não tinha ninguém aqui.
happened-retired = Uma das regras desta partida não existe mais, então a partida terminou sem resultado.
stood-in = Um bot jogou por { $name } { $count ->
    [1] na rodada { $rounds }
   *[other] nas rodadas { $rounds }
}.
