button = Por que assim?
title = ### Por que assim? · { $title }, rodada { $round }
told = -# O que uma dica teria dito aos bots fera antes das jogadas que pesaram, com o que viam na hora.
reason = **{ $did }**
    “{ $why }”
nothing = { $count ->
    [1] O bot fera não teve nenhuma escolha que pesasse: só uma jogada servia, ou as outras eram tão boas quanto.
   *[other] Os bots fera não tiveram nenhuma escolha que pesasse: só uma jogada servia, ou as outras eram tão boas quanto.
}
back = Voltar à minha mão
