aim = { $goal ->
    [round] até **{ $target }** pontos
   *[countdown] de **{ $target }** até 0 pontos
}
aim-knockout = { $when ->
    [hand] sai quem tem mais pontos na mão
    [over] sai quem passa de **{ $target }** pontos
   *[target] sai quem chega a **{ $target }** pontos
}
aim-rounds-won = { $number ->
    [1] uma rodada só
   *[other] até vencer **{ $number }** rodadas
}
aim-rounds = { $number ->
    [1] **1** rodada
   *[other] **{ $number }** rodadas
}
goal-single = Quem vencer a rodada vence a partida.
goal-rounds = O primeiro a vencer { rounds } vence a partida.
goal-most-rounds = Depois de { rounds }, quem tiver vencido mais rodadas vence a partida. Se der empate, tem mais uma rodada.
goal-knockout = { $when ->
    [hand] Quem tiver mais pontos na mão no fim de cada rodada sai da partida
    [over] Quem passar de { $target } pontos sai da partida
   *[target] Quem chegar a { $target } pontos sai da partida
}. Vence o último que ficar.
goal-countdown = Todos começam com { $target } pontos e vão descendo. O primeiro a chegar a 0 vence.
goal-round = A partida acaba { $rounds ->
    [0] quando alguém chega a { $target } pontos
    [one] depois de 1 rodada
   *[other] depois de { $rounds } rodadas
}. O { $best ->
    [highest] maior
   *[lowest] menor
} total vence. { $tie ->
    [shared] Se der empate, a vitória é dividida.
   *[another-round] Se der empate, tem mais uma rodada.
}
goal-round-and-bonus = A partida acaba { $rounds ->
    [0] quando alguém chega a { $target } pontos
    [one] depois de 1 rodada
   *[other] depois de { $rounds } rodadas
}. O { $best ->
    [highest] maior
   *[lowest] menor
} total vence, com um bônus de { points }. { $tie ->
    [shared] Se der empate, a vitória é dividida.
   *[another-round] Se der empate, tem mais uma rodada.
}
spelling = { $pack ->
    [whot] Escreva forma e número, como círculo 10, ou Whot
   *[french] Escreva valor e naipe, como 8E ou 10O
}

table-alt = Descarte: { $card }. { cards } no monte.
table-alt-suit = Descarte: { $card }. Agora { suit-word } é { $suit }. { cards } no monte.
table-alt-card = Descarte: { $card }. Carta pedida: { $ranks }. { cards } no monte.
table-alt-rank = Descarte: { $card }. Pedido: { $ranks }. { cards } no monte.
table-alt-open = Descarte: { $card }. Vale qualquer carta. { cards } no monte.
table-alt-no-card = { $suit ->
    [none] Nenhuma carta foi jogada ainda. O descarte pode começar com qualquer carta.
   *[other] Nenhuma carta foi jogada ainda. Todos começam com { $suit }.
} { cards } no monte.
table-alt-way = { $alt } O jogo segue no sentido { $way ->
    [clockwise] horário
   *[counterclockwise] anti-horário
}.
hand-alt = Sua mão: { $cards }.

miss-turn = { $count ->
    [1] Perder a vez
   *[other] Ficar { $count } vezes sem jogar
}
