heading = Opções da mesa · { $table }
game-tab = Jogo
seats-tab = Lugares e bots
house-rules = Regras da casa
notice = ❗ { $why }

pick-game = Jogo
saved-shelf = Salvas aqui · { $count ->
    [1] 1 conjunto de regras da casa
   *[other] { $count } conjuntos de regras da casa
}
    .line = Regras da casa salvas neste servidor.
game = Jogo: { $game }
saved-game = Jogo: { $name }
saved-of = As regras da casa do servidor para { $game }
pick-target = Meta
target = Meta: { $target }
pick-pace = Tempo por jogada
pace = Ritmo: { $pace }
usual-pace = Ritmo: o padrão deste servidor
hints = { $on ->
    [yes] Dicas ligadas (a partida não conta)
   *[no] Dicas desligadas
}
take-backs = { $on ->
    [yes] Dá para voltar a jogada
   *[no] Não dá para voltar a jogada
}
pick-seats = Lugares
seats = Lugares: { $count }
pick-bots = Bots
bots = Bots: { $count ->
    [0] nenhum
   *[other] { $count }
}
pick-level = Nível
level = Nível: { $level }
pick-partners = Parceiros
partners = Parceiros: { $sides ->
    [0] não
   *[other] { $sides } times
}
pick-newcomers = Lugares dos bots durante a partida
newcomers-open = Lugares dos bots: qualquer um pode pegar
    .line = Quem chega depois pega o lugar de um bot, com as cartas e os pontos.
newcomers-closed = Lugares dos bots: ninguém pode pegar
    .line = Ninguém entra depois do começo.
pick-swap = Trocar dois lugares
seat = Lugar { $number }: { $name }
shuffle = Sortear os lugares
seated = { $number }. { $name }
empty = Ninguém sentou aqui ainda.

unknown-game = Esse jogo não está mais disponível. Aperte **Opções da mesa** de novo.
unknown-choice = Essa opção não está mais disponível. Aperte **Opções da mesa** de novo.
