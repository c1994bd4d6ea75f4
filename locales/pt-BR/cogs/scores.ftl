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

profile-title = ### { $name }
none = Ainda não há partidas que contem.
of-a-bot = Isso é um bot, e bots não têm perfil. Escolha uma pessoa.
all = **{ $rank }º lugar** · venceu { $won } de { matches }
profile-rounds = { $count ->
    [0] 0 rodadas vencidas
    [one] 1 rodada vencida
   *[other] { $count } rodadas vencidas
} · { $points ->
    [0] 0 pontos ganhos
    [one] 1 ponto ganho
   *[other] { $points } pontos ganhos
}
game = **{ $game }** · venceu { $won } de { matches }{ $averaged ->
    [yes] { " " }· { $average } pontos por rodada
   *[no] { "" }
}{ $rated ->
    [yes] { " " }· rating { $rating }
   *[no] { "" }
}
records = Recordes: vitória mais rápida em { $time }, { $points ->
    [0] 0 pontos ganhos
    [one] 1 ponto ganho
   *[other] { $points } pontos ganhos
} em uma partida
abandoned = -# { $count ->
    [1] 1 partida acabou antes da hora
   *[other] { $count } partidas acabaram antes da hora
}
profile-how = Como funcionam os ratings

other = { $number } · { $game }
off = ± { $off }{ $known ->
    [no] , provisório
   *[yes] { "" }
}
caption = { $count ->
    [1] 1 partida
   *[other] últimas { $count } partidas
}
tile-quickest = Vitória mais rápida
tile-catch = Mais pontos ganhos
nothing = nada ainda
alt-rating = Rating em { $game }: { $rating }.
alt-curve = Foi de { $first } a { $last } em { matches }.

ratings = ### Como funcionam os ratings
    Cada jogo tem um rating próprio em cada servidor. Você começa em { $start }, e ele muda a cada partida que conta para o ranking: sobe quando você termina à frente de jogadores fortes, desce quando termina atrás dos fracos. Só contam pessoas, nunca bots. Parceiros sobem e descem juntos.
    - **± é a margem de erro do rating.** Ela diminui conforme você joga. Nas primeiras { $provisional } partidas seu rating é provisório e vem abaixo dos outros.
    - **Se você sai** e um bot termina por você, conta como último lugar, e ninguém ganha com isso. Uma partida fechada antes do fim não muda nada.
    - **Forçar pontos quase não rende.** Uma partida de um minuto não conta nada, e uma de menos de três minutos conta menos. Quando as mesmas duas pessoas jogam entre si sem parar, cada partida conta menos até que elas deem uns dias de folga. Grupos maiores podem jogar mais vezes. Um amigo que entra e logo sai não rende nada.
    - **Se alguém pede para ser esquecido**, o rating dessa pessoa some e o seu fica.
