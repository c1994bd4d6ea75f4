rank-A = as
    .plural = asy
    .one = as
    .typed = as a
rank-2 = dwójka
    .plural = dwójki
    .one = dwójka
    .typed = dwójka dwa 2
rank-3 = trójka
    .plural = trójki
    .one = trójka
    .typed = trójka trzy 3
rank-4 = czwórka
    .plural = czwórki
    .one = czwórka
    .typed = czwórka cztery 4
rank-5 = piątka
    .plural = piątki
    .one = piątka
    .typed = piątka pięć 5
rank-6 = szóstka
    .plural = szóstki
    .one = szóstka
    .typed = szóstka sześć 6
rank-7 = siódemka
    .plural = siódemki
    .one = siódemka
    .typed = siódemka siedem 7
rank-8 = ósemka
    .plural = ósemki
    .one = ósemka
    .typed = ósemka osiem 8
rank-9 = dziewiątka
    .plural = dziewiątki
    .one = dziewiątka
    .typed = dziewiątka dziewięć 9
rank-T = dziesiątka
    .plural = dziesiątki
    .one = dziesiątka
    .typed = dziesiątka dziesięć 10
rank-J = walet
    .plural = walety
    .one = walet
    .typed = walet jopek w
rank-Q = dama
    .plural = damy
    .one = dama
    .typed = dama d
rank-K = król
    .plural = króle
    .one = król
    .typed = król k
rank-joker = joker
    .plural = jokery
    .one = joker
    .typed = joker dżoker

suit = { $suit ->
    [S] pik
    [H] kier
    [D] karo
   *[C] trefl
}
    .typed = { $suit ->
        [S] pik piki wino p
        [H] kier kiery czerwień serce ki k
        [D] karo kara dzwonek ka k
       *[C] trefl trefle żołądź tr t
    }
figure = { $rank ->
    [T] 10
    [J] W
    [Q] D
   *[other] { $rank }
}

card = { $rank } { $suit }
    .typed = { "" }
red-joker = czerwony joker
black-joker = czarny joker
red-cards = czerwone { $cards }
black-cards = czarne { $cards }
