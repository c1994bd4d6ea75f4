title = ## Replay · { $game }
stage = -# Partida #{ $match } · rodada { $round } · jogada { $step } de { $steps }
open = -# Todas as mãos estão abertas.
as-seat = -# Como { $name } viu.
seat = { $turn ->
    [yes] ➤
   *[no] •
} **{ $name }** · { $notes }
    .heard = **{ $name }** · { $notes }
hand = -# { $cards }
nothing = Nada mais aconteceu.
first = Primeira
previous = Anterior
next = Próxima
last = Última
round = Próxima rodada
download = Baixar
matches = Todas as partidas
jump = Ir para uma jogada
    .heard = Ir para uma rodada
jump-option = { $step } · { $words }
    .heard = { $words }
jump-earlier = Jogadas anteriores
    .heard = Rodadas anteriores
jump-later = Jogadas seguintes
    .heard = Rodadas seguintes
view = De quem são as cartas
view-open = Todas as mãos
view-seat = Visão de { $name }
button = Replay
unknown = Este replay não está mais disponível. Abra de novo com `/eights history`.
download-title = ## Partida #{ $match }, para guardar
download-what = O registro é para programas: `python -m engine replay` confere cada jogada.
download-too-large = Esta partida é longa demais para um arquivo do Discord.
download-note = -# O registro traz os nomes dos jogadores. Se alguém pedir para ser esquecido depois, o nome continua nos arquivos que você já salvou.
