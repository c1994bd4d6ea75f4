title = ### Partida { $match } · { $game }
right = **As cartas conferem.**
deals = O selo confere, e { $deals ->
    [1] a distribuição
   *[other] todas as { $deals } distribuições
  }{ $shuffles ->
    [0] { "" }
    [1] { "" } e 1 embaralhamento
   *[other] { "" } e { $shuffles } embaralhamentos
  } se repetem a partir da semente e do sal.
moves = { $way ->
    [again] Repeti cada jogada, e o desfecho foi o mesmo.
    [retired] Esta partida usou uma regra que não existe mais, então conferi as distribuições e só li as jogadas.
   *[stored] Esta partida foi jogada em uma versão mais antiga do bot, então conferi as distribuições e só li as jogadas.
}
seal = Compare este selo com o que estava em **Jogo limpo** antes da partida: `{ $seal }`
proves = { $mixed ->
    [old] Se o selo for o mesmo, nenhuma carta foi trocada. Mas nada foi misturado nesta partida antiga, então alguém ainda pode ter escolhido a semente e o sal.
    [alone] Se o selo for o mesmo, nenhuma carta foi trocada. Mas nenhum toque em **Entrar** ou **Começar** foi misturado, então alguém ainda pode ter escolhido a semente e o sal.
   *[pressed] Se o selo for o mesmo, nenhuma carta foi trocada, e nenhum jogador escolheu as cartas. { $presses ->
        [1] 1 toque em **Entrar** ou **Começar** misturou
       *[other] { $presses } toques em **Entrar** e **Começar** misturaram
      } um número do Discord depois do selo.
}
limits = -# Esta conferência não mostra se quem mantém o bot cancelou uma partida antes de dar as cartas ou espiou as mãos, nem como os bots sortearam as próprias escolhas.
