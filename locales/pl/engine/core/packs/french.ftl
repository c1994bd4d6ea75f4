rank-A = as
    .plural = asy
    .one = as
rank-2 = dwójka
    .plural = dwójki
    .one = dwójka
rank-3 = trójka
    .plural = trójki
    .one = trójka
rank-4 = czwórka
    .plural = czwórki
    .one = czwórka
rank-5 = piątka
    .plural = piątki
    .one = piątka
rank-6 = szóstka
    .plural = szóstki
    .one = szóstka
rank-7 = siódemka
    .plural = siódemki
    .one = siódemka
rank-8 = ósemka
    .plural = ósemki
    .one = ósemka
rank-9 = dziewiątka
    .plural = dziewiątki
    .one = dziewiątka
rank-T = dziesiątka
    .plural = dziesiątki
    .one = dziesiątka
rank-J = walet
    .plural = walety
    .one = walet
rank-Q = dama
    .plural = damy
    .one = dama
rank-K = król
    .plural = króle
    .one = król
rank-joker = joker
    .plural = jokery
    .one = joker

suit = { $suit ->
    [S] pik
    [H] kier
    [D] karo
   *[C] trefl
}

card = { $rank } { $suit }
red-joker = czerwony joker
black-joker = czarny joker
red-cards = czerwone { $cards }
black-cards = czarne { $cards }
