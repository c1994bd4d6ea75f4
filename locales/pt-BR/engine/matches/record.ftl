not-json = Isto não é um registro de partida, ou está danificado.
too-long = Este arquivo é grande demais para um registro de partida.
newer = Este registro é de uma versão mais nova do bot.
part = Este registro está danificado: não dá para ler { $part }.
rules = Este registro está danificado, ou esta versão do bot não conhece o jogo dele.
scheme = Este registro tem um tipo de selo que esta versão do bot não conhece.
form = Este registro está danificado: a semente, o sal ou os números dos toques em “Entrar” e “Começar” não podem estar certos.
seal = Este registro de partida não bate com seu selo: a semente e o sal não são os que foram selados.
step = Este registro está danificado: a jogada { $step } não pode vir depois das anteriores.
other-step = Este registro não corresponde ao que foi jogado: a jogada { $step } dá outro resultado.
outcome = Este registro não corresponde ao que foi jogado: o final não bate com as jogadas.
half-character = Este registro de partida está danificado: parte do texto não pode ser lida.
result = Este registro não corresponde ao que foi jogado: o resultado do lugar { $seat } foi outro.
house-rules = { $game } com regras da casa
found = { $game }: { $steps ->
    [0] 0 jogadas
    [one] { $steps } jogada
   *[other] { $steps } jogadas
  } em { $rounds ->
    [0] 0 rodadas
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
  }, { $way ->
    [again] tudo repetido com o mesmo desfecho
   *[stored] { $steps ->
      [1] lida como foi gravada
     *[other] lidas como foram gravadas
    }
  }. { $winners ->
    [0] { $outcome ->
        [finished] Ninguém venceu.
       *[unfinished] A partida não terminou.
    }
    [one] Vitória de { $names }.
   *[other] Vitória de { $names }.
  }
