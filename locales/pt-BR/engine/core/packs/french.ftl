rank-A = ás
    .plural = ases
    .one = um ás
    .typed = ás a 1
rank-2 = dois
    .plural = dois
    .one = um dois
    .typed = dois 2
rank-3 = três
    .plural = três
    .one = um três
    .typed = três 3
rank-4 = quatro
    .plural = quatros
    .one = um quatro
    .typed = quatro 4
rank-5 = cinco
    .plural = cincos
    .one = um cinco
    .typed = cinco 5
rank-6 = seis
    .plural = seis
    .one = um seis
    .typed = seis 6
rank-7 = sete
    .plural = setes
    .one = um sete
    .typed = sete 7
rank-8 = oito
    .plural = oitos
    .one = um oito
    .typed = oito 8
rank-9 = nove
    .plural = noves
    .one = um nove
    .typed = nove 9
rank-T = dez
    .plural = dez
    .one = um dez
    .typed = dez 10
rank-J = valete
    .plural = valetes
    .one = um valete
    .typed = valete j
rank-Q = dama
    .plural = damas
    .one = uma dama
    .typed = dama rainha q
rank-K = rei
    .plural = reis
    .one = um rei
    .typed = rei k
rank-joker = curinga
    .plural = curingas
    .one = um curinga
    .typed = curinga coringa joker

suit = { $suit ->
    [S] espadas
    [H] copas
    [D] ouros
   *[C] paus
}
    .typed = { $suit ->
        [S] espadas espada es e
        [H] copas copa co c
        [D] ouros ouro ou o
       *[C] paus pau pa p
    }
figure = { $rank ->
    [T] 10
   *[other] { $rank }
}

card = { $rank } de { $suit }
    .typed = de
red-joker = curinga vermelho
black-joker = curinga preto
red-cards = { $cards } de cor vermelha
black-cards = { $cards } de cor preta
