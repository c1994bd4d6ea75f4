nothing = Este registro de partida não tem jogadas, então não há o que conferir.
other-cards = Este registro não corresponde às cartas dadas: as da jogada { $step } não vêm da semente dele.
other-version = As cartas desta partida não podem ser conferidas, porque esta versão do bot joga com outras regras.
right = { $game }: o selo está certo, e { $deals ->
    [1] as cartas dadas também
   *[other] todas as { $deals } distribuições também
  } ({ $shuffles ->
    [1] 1 embaralhada
   *[other] { $shuffles } embaralhadas
  }). { $way ->
    [again] Cada jogada foi repetida com o mesmo desfecho e os mesmos resultados. Nomes, horários e quem era bot são o que o arquivo diz: nenhuma jogada os mostra.
    [retired] Ela foi jogada com uma regra que não existe mais, então só as cartas foram dadas de novo.
   *[stored] Outra versão do bot jogou esta partida, então só o que veio do acaso foi repetido.
  } Compare este selo com o que você viu antes da partida: { $seal }
