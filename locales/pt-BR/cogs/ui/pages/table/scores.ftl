title = ### Placar · { $title }
course = A evolução dos pontos em { rounds }.
rounds-played = { rounds }
round-head = R{ $round }
    .heard = rodada { $round }
total-head = Total
    .heard = total
one-round = Esta mesa joga uma rodada só. Os pontos dela contam no torneio.
earlier = -# { $count ->
    [1] A primeira rodada está nos totais.
   *[other] As { $count } primeiras rodadas estão nos totais.
}

forget = ### Apagar tudo sobre mim
    Isso tira você de todas as mesas e de todos os torneios e apaga seu nome e seus resultados em todos os servidores, para sempre. Quem jogou com você mantém os próprios resultados e ratings. Seu lugar nesses resultados fica, sem nome e sem nada que leve a você. Mensagens antigas nos canais ficam, e também os arquivos que outros baixaram.
forget-presets = As regras da casa que você salvou ({ $count }) também são apagadas. Se preferir, deixe-as para os servidores, sem o seu nome. Cópias que outra pessoa salvou são dela e ficam.
forget-button = Apagar tudo para sempre
leave-button = Apagar tudo, menos minhas regras
forgotten = Pronto, esqueci tudo sobre você. Valeu por jogar!
    -# Mensagens antigas nos canais ainda mostram seu nome, assim como arquivos que outros baixaram e cópias de segurança do banco de dados feitas antes de hoje. Só quem mantém este bot pode apagar essas cópias.
