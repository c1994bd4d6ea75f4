ask = Fechar a { $table }?
    .match = A partida acaba aqui. Não conta para ninguém.
    .consent = A partida acaba aqui. Não conta para ninguém. Não foi você que abriu esta mesa, então todos aqui precisam concordar.
close = Fechar
close-asking = Perguntar aos outros
closed = { $table } está fechada.
asked = Perguntei a { $names }. A mesa fecha quando todos aqui concordarem.
agreed = Você concordou. Esperando { $names }.
refused = Você quer continuar, então a mesa fica aberta.

vote = **{ $host } quer fechar esta mesa.** A partida acabaria aqui e não contaria para ninguém. Esperando { $names }.
agree = Fechar
play-on = Continuar jogando

closed-by = **{ $name } fechou esta mesa { $dealt ->
    [no] depois da
   *[yes] na
} rodada { $round }.** A partida não conta para ninguém.
closed-itself = **Esta mesa fechou { $dealt ->
    [no] depois da
   *[yes] na
} rodada { $round }, porque não sobrou ninguém.** A partida não conta para ninguém.
standing = Classificação depois de { rounds }
place = **{ $place }** · **{ $name }** · { $score }
no-round = Nenhuma rodada chegou ao fim. Jogaram: { $names }.
rematch = A revanche está aqui: [abrir]({ $link })
