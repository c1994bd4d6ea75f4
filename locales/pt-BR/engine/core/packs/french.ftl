rank-A = Ás
    .plural = Ases
    .one = um Ás
    .typed = ás a
rank-2 = Dois
    .plural = Dois
    .one = um Dois
    .typed = dois 2
rank-3 = Três
    .plural = Três
    .one = um Três
    .typed = três 3
rank-4 = Quatro
    .plural = Quatros
    .one = um Quatro
    .typed = quatro 4
rank-5 = Cinco
    .plural = Cincos
    .one = um Cinco
    .typed = cinco 5
rank-6 = Seis
    .plural = Seis
    .one = um Seis
    .typed = seis 6
rank-7 = Sete
    .plural = Setes
    .one = um Sete
    .typed = sete 7
rank-8 = Oito
    .plural = Oitos
    .one = um Oito
    .typed = oito 8
rank-9 = Nove
    .plural = Noves
    .one = um Nove
    .typed = nove 9
rank-T = Dez
    .plural = Dez
    .one = um Dez
    .typed = dez 10
rank-J = Valete
    .plural = Valetes
    .one = um Valete
    .typed = valete j
rank-Q = Dama
    .plural = Damas
    .one = uma Dama
    .typed = dama rainha q
rank-K = Rei
    .plural = Reis
    .one = um Rei
    .typed = rei k
rank-joker = Joker
    .plural = Jokers
    .one = um Joker
    .typed = joker coringa

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
red-joker = Joker vermelho
black-joker = Joker preto
red-cards = { $cards ->
    [Damas] Damas vermelhas
   *[other] { $cards } vermelhos
}
black-cards = { $cards ->
    [Damas] Damas pretas
   *[other] { $cards } pretos
}
