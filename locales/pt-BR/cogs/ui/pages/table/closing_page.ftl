ask = Fechar a { $table }?
    .match = A partida acaba aqui e não conta.
close = Fechar
closed = A { $table } está fechada.

closed-by = **{ $name } fechou esta mesa { $dealt ->
    [no] depois da
   *[yes] na
} rodada { $round }.** A partida não conta.
closed-itself = **Esta mesa fechou { $dealt ->
    [no] depois da
   *[yes] na
} rodada { $round }, porque { $why ->
    [retired] uma das regras dela não existe mais
   *[left] não sobrou ninguém
}.** A partida não conta.
standing = Classificação depois de { rounds }
place = **{ $place }** · **{ $name }** · { $score }
no-round = Nenhuma rodada chegou ao fim. Jogaram: { $names }.
rematch = A revanche está aqui: [abrir]({ $link })
