dealt = Rodada { $round }: { $name } deu três cartas para cada um.
    .you = Rodada { $round }: você deu três cartas para cada um.
    .alone = { $name } deu três cartas para cada um
    .alone-you = Você deu três cartas para cada um
hands-renewed = Ninguém avança – todos recebem uma mão nova. { cards } no monte.
    .alone = Ninguém avança: mãos novas para todos
stock-renewed = O descarte e as cartas de passe viram o novo monte: { cards }.
    .alone = Novo monte: { cards }
drew = { $name } comprou uma carta.
    .you = Você comprou uma carta.
    .brief = comprou
drew-this = { $name } comprou { $card }.
    .you = Você comprou { $card }.
    .brief = comprou { $card }
took = { $name } pegou { $card } do descarte.
    .you = Você pegou { $card } do descarte.
    .brief = pegou { $card }
added = { $name } juntou { $card }.
    .you = Você juntou { $card }.
    .brief = juntou { $card }
added-to = { $name } juntou { $card } à { $sequence ->
    [0] primeira
   *[1] segunda
} sequência.
    .you = Você juntou { $card } à { $sequence ->
        [0] primeira
       *[1] segunda
    } sequência.
    .brief = juntou { $card }
passed-hands = { $name } jogou uma { $card }. Todos passam a mão para esse lado.
    .you = Você jogou uma { $card }. Todos passam a mão para esse lado.
    .brief = { $card }
discarded = { $name } descartou { $card }.
    .you = Você descartou { $card }.
    .brief = descartou { $card }
taken-back = { $name } pegou de volta { $card }.
    .you = Você pegou de volta { $card }.
    .brief = pegou a carta de volta

sequence = { $name } completou uma sequência.
    .you = Você completou uma sequência.
straight = { $name } completou uma linha perfeita!
    .you = Você completou uma linha perfeita!
stuck = Ninguém mais pode completar uma sequência, então a rodada acabou.
