round-won = ## { $names } { $winners ->
    [1] vence
   *[other] vencem
} a rodada { $round }!
round-over = ## A rodada { $round } acaba sem vencedor
how = -# { $title } · { $ending }
winning-card = Carta da vitória: **{ $card }**
next-round = A rodada { $round } começa quando todo mundo estiver pronto, ou { $when }.
soon = daqui a pouco
is-ready = Tudo pronto: { $names }

match-won = { $names } { $winners ->
    [1] vence
   *[other] vencem
}!
    .you = { $winners ->
        [0] Você vence
       *[other] Você e { $names } vencem
    }!
scored-best = { $names } { $winners ->
    [1] tem
   *[other] têm
} o melhor placar!
    .you = { $winners ->
        [0] Você tem
       *[other] Você e { $names } têm
    } o melhor placar!
lead = por { $counted ->
    [nothing] { cards }
    [rounds] { rounds }
   *[points] { points }
}
lead-left = última pessoa na partida
score = { $counted ->
    [nothing] { $count ->
        [0] sem cartas na mão
       *[other] { cards } na mão
    }
    [rounds] com vitória em { rounds }
   *[points] com { points }
}
last-card = última carta: { $card }
place = **{ $place }** · **{ $name }** · { $notes }
partner = -# { $name } · { $notes }
by-bot = um bot terminou
many-owners = alguém no lugar { $seat }
sat-later = -# { $names } { $count ->
    [1] se sentou durante a partida, então o resultado desse lugar não conta
   *[other] se sentaram durante a partida, então os resultados desses lugares não contam
}.{ $rest ->
    [counts] { "" } O resultado dos outros conta como se um bot tivesse jogado ali.
    [too-few] { "" } Só uma pessoa estava aqui desde o começo, então a partida não conta para o ranking.
   *[anyway] { "" }
}
played = -# Partida de { rounds }.
play-again = -# Aperte **Revanche** para jogar de novo.
last-left = -# Vence o último que ficar.
lowest = -# Vence o menor total.
for-tournament = -# { $penalties ->
    [yes] Pontos perdidos no torneio { $tournament }: vence o menor total.
   *[no] Estes pontos contam no torneio { $tournament }: vence o maior total.
}
pays = { $payer } paga: { $shares }.
share = { $name } { units }
who-pays = -# Aperte **Placar** para ver quem paga a quem.
finish = { $place } { $name }{ $counted ->
    [nothing] { "" } com { cards }
    [rounds] { "" } com vitória em { rounds }
   *[points] { "" } com { points }
}
together = { $count ->
    [1] { $first }
    [2] { $first } & { $second }
   *[other] { $first } +{ $more }
}
closed = ## { $title }
    Esta mesa está fechada. { $count ->
        [0] Ninguém sentou aqui.
       *[other] Quem jogou: { $names }.
    }

rematch = Revanche
more = Mais
