chapter = Conte comigo
off = Não aviso quando uma mesa abre.
on-ping = Quando abre uma mesa de { $games }, marco você no canal dela.
on-message = Quando abre uma mesa de { $games }, mando uma mensagem direta.
any-game = qualquer jogo
hours = Só entre { $first } e { $last } ({ $zone }).
rest = No máximo uma vez { $time }.
rest-hours = { $count ->
    [1] por hora
   *[other] a cada { $count } horas
}
rest-days = { $count ->
    [1] por dia
    [7] por semana
   *[other] a cada { $count } dias
}
closed = Suas mensagens diretas estão fechadas para mim, então de agora em diante marco você no canal.
no-pings = Os avisos estão desligados neste servidor, então escolha mensagem direta para saber de mesas.

ask-way = Avise quando uma mesa abrir
    .help = Aviso só neste servidor, e nunca sobre sua própria mesa.
ask-off = Não avise
ask-ping = Me marque no canal dela
ask-message = Mande uma mensagem direta
ask-games = Jogos
    .help = Deixe em branco para qualquer jogo.
ask-games-typed =
    .help = Os nomes deles, com vírgulas no meio. Deixe em branco para qualquer jogo.
ask-more-games = Mais jogos
ask-hours = Entre estas horas
    .help = No seu relógio, como 18-23 ou das 18 às 23. Deixe em branco para qualquer hora.
ask-rest = No máximo uma vez
