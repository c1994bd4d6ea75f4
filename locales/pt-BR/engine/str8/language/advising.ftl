brings = Leva sua sequência a { $count } de { $side } cartas.
completes = Completa sua sequência.
takes = { $card } serve na sua sequência.
discards = Você não precisa de { $card } para sua sequência.
best = Nenhuma outra jogada vale mais agora.
