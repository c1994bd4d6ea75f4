title = ### Ranking · { $game ->
    [all] Todos os jogos
   *[named] { $name }
} · { period }
order = { $order ->
    [matches] Partidas vencidas
    [rating] Rating
    [share] Taxa de vitórias
    [rounds] Rodadas vencidas
    [points] Pontos ganhos
   *[average] Média
}
period = { $period ->
    [month] Este mês
   *[all] Desde sempre
}
all-games = Todos os jogos
pick-game = Escolha um jogo
pick-kind = Escolha um ranking
empty = Ninguém está no ranking ainda. Uma partida terminada conta se pelo menos duas pessoas jogaram desde o começo. Treino, torneios, a mão do dia e mesas com dicas não contam.
empty-of-many = Ninguém terminou { $least } partidas ainda.
line = **{ $rank }** · **{ $name }** · { $counted }
    .heard = { $rank }º lugar: **{ $name }**, { $counted }
counted = { $order ->
    [matches] venceu { $won } de { matches }
    [rating] { $rating }
    [share] { $percent }% de vitórias em { matches }
    [rounds] venceu { rounds }
    [points] ganhou { points }
   *[average] { $average } pontos por rodada
}
matches = { $count ->
    [0] 0 partidas
    [one] 1 partida
   *[other] { $count } partidas
}
rating = { $number } ± { $off }{ $known ->
    [no] { " (provisório)" }
   *[yes] { "" }
}
empty-rating = Ninguém tem rating aqui ainda. Jogue até o fim uma partida deste jogo com outra pessoa.
note = { $order ->
    [rating] -# ± é a margem de erro de um rating. Ele é provisório nas primeiras { $rated } partidas.
    [share] -# Só jogadores com { $least } partidas ou mais.
    [average] -# Pontos que ficam na mão por rodada, então quanto menos, melhor. Só jogadores com { $least } partidas ou mais.
    [points] -# Pontos que ficaram na mão dos outros quando este jogador venceu uma rodada.
   *[other] { "" }
}
how = Como funcionam os ratings
previous = Anterior
next = Próxima
without-ratings = Você escolheu esconder todos os ratings. Para ver de novo, mude **Ratings** em `/eights me`.
unknown = Este ranking não está mais disponível. Abra de novo com `/eights leaderboard`.
