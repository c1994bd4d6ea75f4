title = ### Partida { $match } · { $game }
right = **As cartas conferem.**
deals = O selo confere, e { $deals ->
    [1] as cartas, com
   *[other] todas as { $deals } distribuições, com
  } { $shuffles ->
    [1] 1 embaralhada
   *[other] { $shuffles } embaralhadas
  }, saíram de novo dos seus segredos.
moves = { $way ->
    [again] Cada jogada foi repetida com o mesmo desfecho.
    [retired] Esta partida foi jogada com uma regra que não existe mais, então as cartas foram dadas de novo e as jogadas só foram lidas.
   *[stored] Uma versão mais antiga do bot jogou esta partida, então as cartas foram dadas de novo e as jogadas só foram lidas.
}
seal = Compare este selo com o que estava em **Jogo limpo** antes da partida: `{ $seal }`
proves = { $mixed ->
    [old] Se for o mesmo, nenhuma carta foi trocada. Esta partida é antiga e não misturou nada, então isso não mostra que ninguém escolheu os segredos.
    [alone] Se for o mesmo, nenhuma carta foi trocada. Nenhum Entrar ou Começar foi misturado, então isso não mostra que ninguém escolheu os segredos.
   *[pressed] Se for o mesmo, nenhuma carta foi trocada, e nenhum jogador escolheu as cartas. { $presses ->
        [1] 1 toque em Entrar ou Começar misturou
       *[other] { $presses } toques em Entrar e Começar misturaram
      } um número do Discord depois do selo.
}
limits = -# Isso não mostra se quem mantém o bot descartou um começo, olhou cartas, ou que sorte os bots tiveram.
