rank-A = aas
    .plural = azen
    .one = een aas
    .typed = aas a
rank-2 = twee
    .plural = tweeën
    .one = een twee
    .typed = twee 2
rank-3 = drie
    .plural = drieën
    .one = een drie
    .typed = drie 3
rank-4 = vier
    .plural = vieren
    .one = een vier
    .typed = vier 4
rank-5 = vijf
    .plural = vijven
    .one = een vijf
    .typed = vijf 5
rank-6 = zes
    .plural = zessen
    .one = een zes
    .typed = zes 6
rank-7 = zeven
    .plural = zevens
    .one = een zeven
    .typed = zeven 7
rank-8 = acht
    .plural = achten
    .one = een acht
    .typed = acht 8
rank-9 = negen
    .plural = negens
    .one = een negen
    .typed = negen 9
rank-T = tien
    .plural = tienen
    .one = een tien
    .typed = tien 10
rank-J = boer
    .plural = boeren
    .one = een boer
    .typed = boer b
rank-Q = vrouw
    .plural = vrouwen
    .one = een vrouw
    .typed = vrouw dame v
rank-K = heer
    .plural = heren
    .one = een heer
    .typed = heer koning h
rank-joker = joker
    .plural = jokers
    .one = een joker
    .typed = joker

suit = { $suit ->
    [S] schoppen
    [H] harten
    [D] ruiten
   *[C] klaver
}
    .typed = { $suit ->
        [S] schoppen schop sch s
        [H] harten hart h
        [D] ruiten ruit ru r
       *[C] klaver klaveren kl k
    }
figure = { $rank ->
    [T] 10
    [J] B
    [Q] V
    [K] H
   *[other] { $rank }
}

card = { $suit }{ $rank }
    .typed = { "" }
red-joker = rode joker
black-joker = zwarte joker
red-cards = de rode { $cards }
black-cards = de zwarte { $cards }
