rank-A = Ás
    .plural = Ases
    .one = um Ás
rank-2 = Dois
    .plural = Dois
    .one = um Dois
rank-3 = Três
    .plural = Três
    .one = um Três
rank-4 = Quatro
    .plural = Quatros
    .one = um Quatro
rank-5 = Cinco
    .plural = Cincos
    .one = um Cinco
rank-6 = Seis
    .plural = Seis
    .one = um Seis
rank-7 = Sete
    .plural = Setes
    .one = um Sete
rank-8 = Oito
    .plural = Oitos
    .one = um Oito
rank-9 = Nove
    .plural = Noves
    .one = um Nove
rank-T = Dez
    .plural = Dez
    .one = um Dez
rank-J = Valete
    .plural = Valetes
    .one = um Valete
rank-Q = Dama
    .plural = Damas
    .one = uma Dama
rank-K = Rei
    .plural = Reis
    .one = um Rei
rank-joker = Joker
    .plural = Jokers
    .one = um Joker

suit = { $suit ->
    [S] espadas
    [H] copas
    [D] ouros
   *[C] paus
}

card = { $rank } de { $suit }
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
