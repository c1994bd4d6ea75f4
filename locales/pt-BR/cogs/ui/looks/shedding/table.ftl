top = Na mesa: **{ $card }**
top-suit = Na mesa: **{ $card }** – agora { suit-word } é **{ $suit } { $sign }**
top-rank = Na mesa: **{ $card }** – jogue **{ $ranks }**
top-open = Na mesa: **{ $card }** – jogue **qualquer carta**
top-none = { $suit ->
    [none] Nenhuma carta na mesa – jogue **qualquer carta**
   *[other] Nenhuma carta na mesa
}
begins-with = Primeira carta de cada um: **{ $suit } { $sign }**
and-earlier = { $top } · antes: { $cards }
    .heard = { $top }. Debaixo dela: { $cards }
draw-pile = Monte: { $count }
draw-pile-and-way = Monte: { $count } · sentido { $way ->
    [clockwise] horário
   *[counterclockwise] anti-horário
}
    .heard = Monte: { $count }. O jogo segue no sentido { $way ->
        [clockwise] horário
       *[counterclockwise] anti-horário
    }.
draw-penalty = **Multa: { $count }**
turns-to-miss = **Vezes sem jogar: { $count }**
players-to-skip = **Jogadores a pular: { $count }**
misses = { $count ->
    [1] perde a vez
   *[other] fica { $count } vezes sem jogar
}
picking = escolhe o naipe
picking-direction = escolhe o sentido
giving = { $begun ->
    [yes] também tem que dar uma carta para { $to }
   *[no] pode dar uma carta para { $to }
}
doubting = aceita { $cards } de { $player } ou duvida?
deciding = comprou e está decidindo
again = joga de novo
skipped = responde ao pulo ou perde a vez
holding = { cards }
out = bateu
out-in-place = { $place ->
    [1] bateu antes de todos
   *[other] bateu em { $place }º lugar
}
out-of-match = fora da partida
went-out = bateu
went-out-points = bateu: { $points }
left-with = ficou com { $cards }
left-with-exactly = ficou com { $cards }: exatamente { points }, então volta a 0
left-with-points = ficou com { $cards }: { $points }
score = { points }
rounds-won = { $count ->
    [0] nenhuma rodada vencida
    [one] 1 rodada vencida
   *[other] { $count } rodadas vencidas
}
left-with-cards = ficou com { cards }
score-down = { $count ->
    [one] falta { $count }
   *[other] faltam { $count }
}
score-down-wild = { $count ->
    [one] falta { $count }
   *[other] faltam { $count }
} · curingas: { $ranks }
uncalled = não disse “{ $word }”
announced = disse “{ $word }”
barred = não pode bater, não disse “{ $word }”
call-button = { $word }!
catch-button = Te peguei!
shouting = { $catch ->
    [yes] Para avisar e para pegar quem esquece, a mesa tem os botões **{ $word }!** e **Te peguei!**. Apertar na hora errada não custa nada.
   *[no] Para avisar, a mesa tem o botão **{ $word }!**. Apertar na hora errada não custa nada.
}
final-score = { points } · { $rounds ->
    [0] nenhuma rodada vencida
    [one] 1 rodada vencida
   *[other] { $rounds } rodadas vencidas
}

pile-suit = Agora { suit-word } é { $suit }.
pile-rank = { $count ->
    [1] Carta pedida:
   *[other] Pedido:
} { $ranks }.
pile-open = Vale qualquer carta.
pile-draw = { cards } no monte.
