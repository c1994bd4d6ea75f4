longest-penalty = Maior multa: { $name } comprou { cards } de uma vez
fell-back = Maior sorte: { $name } fez exatamente { points } e voltou a 0
caught-bluff = Melhor flagra: { $name } não caiu no blefe de { $player }
best-catch = Melhor flagra: { $name } pegou { $times ->
    [1] alguém
   *[other] alguém { $times } vezes
} com uma carta e sem dizer “última carta”
