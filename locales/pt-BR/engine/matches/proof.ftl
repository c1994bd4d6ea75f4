nothing = Este registro de partida não tem jogadas, então não há o que conferir.
other-cards = Este registro de partida não traz as cartas que foram dadas: as da jogada { $step } não saem da semente dele.
other-version = As cartas desta partida não podem ser conferidas, porque esta versão do bot joga com outras regras.
right = { $game }: o selo está certo, e { $deals ->
    [1] a distribuição também
   *[other] todas as { $deals } distribuições também
  } ({ $shuffles ->
    [0] nenhum embaralhamento
    [1] 1 embaralhamento
   *[other] { $shuffles } embaralhamentos
  }). { $way ->
    [again] Cada jogada foi repetida com o mesmo desfecho e os mesmos resultados. Nomes, horários e quem era bot vêm só do arquivo.
    [retired] Uma das regras da partida não existe mais, então só as distribuições foram conferidas.
   *[stored] A partida foi jogada em outra versão do bot, então só as distribuições e os embaralhamentos foram conferidos.
  } Compare este selo com o que você viu antes da partida: { $seal }
