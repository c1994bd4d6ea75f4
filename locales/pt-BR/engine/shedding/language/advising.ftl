goes-out = { $off ->
    [0] { $count ->
        [1] É sua última carta.
       *[other] São suas últimas cartas.
    }
   *[other] Você bate, e isso desconta { $off } do seu total.
}
stops = { $name } só tem { $left ->
        [1] uma carta
       *[other] { $left } cartas
    }, e com essa jogada tem que comprar ou perder a vez.
lacks = { $name } comprou { $times ->
        [1] uma vez
        [2] duas vezes
       *[other] { $times } vezes
    } quando precisava de { $suit }, então não deve ter nenhuma carta assim.
bluff = Em { $tenths } de cada 10 mãos possíveis de { $name }, é blefe.
holds = Você tem mais { $count ->
        [1] uma carta
       *[other] { $count } cartas
    } de { $suit }.
hurts = Essa jogada faz { $name } comprar ou perder a vez.
only = É a única carta que você pode jogar.
several = Essa jogada livra você de { $count } cartas de uma vez.
opens = Depois dessa jogada, você pode seguir com { $cards }.
keeps = Essa jogada guarda { $card } para depois.
sheds = Essa jogada livra você de { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
gives-points = Essa jogada dá { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} para os outros.
draws = Pode render mais depois: { $cards }.
call = Se esquecer de dizer a palavra, você { $count ->
        [0] não compra nada
        [one] compra uma carta
       *[other] compra { $count } cartas
    }.
call-opens = Se não disser a palavra, você não pode bater na próxima vez.
catch = { $name } esqueceu de avisar, e { $count ->
        [0] não compra nada
        [1] compra uma carta
       *[other] compra { $count } cartas
    } se você pegar a tempo.
