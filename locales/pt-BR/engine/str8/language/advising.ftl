brings = Leva sua sequência a { $count } de { $side } cartas.
completes = Completa sua sequência.
takes = { CAPITAL($card) } serve na sua sequência.
leaves = { CAPITAL($card) } não serve na sua sequência.
follows = Depois dessa carta, você pode seguir com { $cards }.
discards = Agora você não pode juntar { $card } à sua sequência.
