drew-for-deal = { $draws }. Quem tirou a carta mais baixa dá as cartas.
    .alone = { $draws }. Quem tirou a carta mais baixa dá as cartas.
drew-one-for-deal = { $name } { $card }
points-taken = { $name } { $points }
    .heard = { $name } marca { points }
points-lost = { $name } { $points }
    .heard = { $name } perde { points }
no-points = Ninguém marca pontos.
round-won = { $names } { $winners ->
    [1] vence
   *[other] vencem
} a rodada.
    .you = Você vence a rodada.
round-drawn = Ninguém vence a rodada.
too-long = A rodada já durou demais, então acaba aqui.
match-ended = { $names } { $winners ->
    [1] vence
   *[other] vencem
} a partida{ $counted ->
    [nothing] { "" }
    [rounds] { "" } com { $count ->
        [1] 1 rodada vencida
       *[other] { $count } rodadas vencidas
    }
   *[points] { "" } com { points }
}!
    .you = Você vence a partida{ $counted ->
        [nothing] { "" }
        [rounds] { "" } com { $count ->
        [1] 1 rodada vencida
       *[other] { $count } rodadas vencidas
    }
       *[points] { "" } com { points }
    }!
paid = { $payer } paga { units } a { $receiver } por { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.

you = você
you-first = Você
came-of-it = { $done } → { $after }
and-then = { $done } · { $next }
    .heard = { $done } { $next }
