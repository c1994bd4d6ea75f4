aim = até **{ $target }** pontos
goal = O primeiro a chegar a { $target } pontos vence a partida. Se vários chegarem na mesma rodada e um deles tiver vencido essa rodada, ele vence a partida. Se não, vence o maior total. Se houver empate no maior total, tem mais uma rodada.
spelling = Escreva o número, ou “passe esquerda” ou “passe direita” para uma carta de passe

alt-sequence = Lugar { $seat }: { $cards }.
alt-no-sequence = Lugar { $seat }: nenhum número ainda.
alt-top = Em cima do descarte: { $card }.
alt-no-top = O descarte está vazio.
alt-stock = { cards } no monte.
top = **{ $card }** no descarte
    .heard = Em cima do descarte: **{ $card }**
top-and-earlier = **{ $card }** no descarte · antes: { $cards }
    .heard = Em cima do descarte: **{ $card }**. Debaixo dela: { $cards }
no-top = O descarte está vazio
stock = Monte: { $count }
stock-and-passes = Monte: { $count } · { $passes ->
    [1] 1 carta de passe jogada
   *[other] { $passes } cartas de passe jogadas
}
drawing = compra ou pega uma carta
has-drawn = comprou e está decidindo
has-taken = pegou { $card } e está decidindo
seat = lugar { $seat }
left-with = ficou com { $cards }
this-round = { $points } nesta rodada
total = { points }
sequence = { $cards } · { $length } de { $longest }, { points }
dead-sequence = { $cards } · { $length } de { $longest }, { points }, não chega mais a oito
empty-sequence = nenhum número ainda
sheet-button = Tabela
final-score = { points } · { $rounds ->
    [0] nenhuma rodada vencida
    [one] 1 rodada vencida
   *[other] { $rounds } rodadas vencidas
}

passes-played = Cartas de passe jogadas: { $cards }
no-passes-played = Nenhuma carta de passe foi jogada.
in-the-draw-pile = { cards } no monte.

hand-alt = Sua mão: { $cards }.
hand = Mão: { $cards }
    .heard = Sua mão: { $cards }
your-turn = **Sua vez.** Compre uma carta.
your-turn-or-take = **Sua vez.** Compre uma carta ou pegue **{ $card }** do descarte.
drew = **Você comprou { $card }.** Jogue uma carta ou descarte uma.
    .heard = **Sua vez continua.** Jogue uma carta ou descarte uma.
drew-nothing-fits = **Você comprou { $card }.** Nada serve, então descarte uma carta.
    .heard = **Sua vez continua.** Nada serve, então descarte uma carta.
took = **Você pegou { $card }.** Jogue uma carta ou descarte uma.
    .heard = **Sua vez continua.** Jogue uma carta ou descarte uma.
took-nothing-fits = **Você pegou { $card }.** Nada serve, então descarte uma carta.
    .heard = **Sua vez continua.** Nada serve, então descarte uma carta.
starts = Sua sequência começa com uma mosca: de { $first } a { $last }.
followed-by = { $cards } → depois: { $numbers }
followed-by-nothing = { $cards } → nada mais serve
draw-button = Comprar uma carta
    .heard = Comprar uma carta, depois jogar ou descartar uma
add-button = { $card }
    .heard = Juntar { $card } à { $whose ->
        [team] sequência do seu time
       *[own] sua sequência
    }
pass-button = { $card }
    .heard = Jogar { $card }

picture-pass = PASSE
picture-step = +3: um passo na linha 3
picture-copies = ×3: três cópias
picture-opener = abre

your-line = { $whose ->
    [team] A sequência do seu time
    [first] Sua primeira sequência
    [second] Sua segunda sequência
   *[own] Sua sequência
}: { $cards }. Tem { $length } de { $longest } números e vale { points }. { $numbers ->
    [none] Nenhum número serve mais.
   *[some] Agora pode vir { $numbers }.
}
your-empty-line = { $whose ->
    [team] A sequência do seu time
    [first] Sua primeira sequência
    [second] Sua segunda sequência
   *[own] Sua sequência
} ainda não tem número. Ela começa com um número de { $first } a { $last }.
other-line = { $which ->
    [first] Primeira sequência
    [second] Segunda sequência
   *[own] Sequência
} de { $names }: { $cards }. Tem { $length } de { $longest } números e vale { points }.{ $grows ->
    [no] { "" } Ela não chega mais a { $longest } números.
   *[yes] { "" }
}
other-empty-line = { $which ->
    [first] Primeira sequência
    [second] Segunda sequência
   *[own] Sequência
} de { $names }: nenhum número ainda.
goes-on = Depois do seu { $number } pode vir { $numbers }.
now-holding = Agora você tem a mão que era de { $name }.
passing = Jogue uma { $card }, e todos passam a mão para esse lado. Você recebe a mão de { $name }.

sheet-title = Tabela de sequências
sheet-note = Cada número leva ao seguinte em cada uma das suas linhas. Uma sequência começa com um número de 1 a 8.{ $packs ->
    [1] { "" }
   *[other] { "" } Contam as cópias dos dois baralhos.
}
    .heard = O que pode vir depois de cada número em uma sequência, e quantas cartas dele existem{ $packs ->
        [1] { "" }
       *[other] { "" } nos dois baralhos
    }. Uma sequência começa com qualquer número de 1 a 8, e 8 números a completam.
copies = { $number }, { $copies ->
    [1] 1 cópia
   *[other] { $copies } cópias
}
leads-to = { copies }: { $numbers }
    .heard = Depois de { $number }: { $numbers }. { $copies ->
        [1] Há 1 carta
       *[other] Há { $copies } cartas
    } de { $number }.
leads-nowhere = { copies }: nada
    .heard = Depois de { $number }: nada. { $copies ->
        [1] Há 1 carta
       *[other] Há { $copies } cartas
    } de { $number }.
