match-has-begun = A partida já começou. Mude as opções da mesa antes da próxima.
seats-range = { $game } é para { $fewest } a { $most } jogadores. Escolha um número nessa faixa.
seats-exactly = { $game } é para { $most } jogadores.
more-sit-here = { $count ->
    [1] 1 pessoa está sentada
   *[other] { $count } pessoas estão sentadas
} aqui. Tire alguém antes de diminuir os lugares.
no-partners = { $game } não tem parceiros.
no-such-bots = { $most ->
    [0] Não há lugar para bots
    [one] Só há lugar para 1 bot
   *[other] Só há lugar para { $most } bots
}. Aumente os lugares, ou peça menos.
no-such-level = Esse nível de bot não existe mais. Aperte **Opções da mesa** de novo.
pick-two = Escolha dois lugares diferentes para trocar.
seats-changed = Os lugares mudaram. Olhe de novo e escolha mais uma vez.

start-needs = Para começar, { $count ->
    [1] falta 1 jogador ou bot
   *[other] faltam { $count } jogadores ou bots
}.
