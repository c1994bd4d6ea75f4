button = Por que assim?
title = ### Por que assim? · { $title }, rodada { $round }
reason = **{ $did }**
    “{ $why }”
told = -# Foi isto que os bots fera pensaram, com o que viam na hora. Aqui só estão as escolhas que pesaram.
nothing = { $count ->
    [one] O bot fera não teve nenhuma escolha que pesasse: só uma jogada servia, ou as outras eram tão boas quanto.
   *[other] Os bots fera não tiveram nenhuma escolha que pesasse: só uma jogada servia, ou as outras eram tão boas quanto.
}
back = Voltar à minha mão
