rank-A = aas
    .plural = azen
    .one = een aas
rank-2 = twee
    .plural = tweeën
    .one = een twee
rank-3 = drie
    .plural = drieën
    .one = een drie
rank-4 = vier
    .plural = vieren
    .one = een vier
rank-5 = vijf
    .plural = vijven
    .one = een vijf
rank-6 = zes
    .plural = zessen
    .one = een zes
rank-7 = zeven
    .plural = zevens
    .one = een zeven
rank-8 = acht
    .plural = achten
    .one = een acht
rank-9 = negen
    .plural = negens
    .one = een negen
rank-T = tien
    .plural = tienen
    .one = een tien
rank-J = boer
    .plural = boeren
    .one = een boer
rank-Q = vrouw
    .plural = vrouwen
    .one = een vrouw
rank-K = heer
    .plural = heren
    .one = een heer
rank-joker = joker
    .plural = jokers
    .one = een joker

suit = { $suit ->
    [S] schoppen
    [H] harten
    [D] ruiten
   *[C] klaver
}

card = { $suit }{ $rank }
red-joker = rode joker
black-joker = zwarte joker
red-cards = de rode { $cards }
black-cards = de zwarte { $cards }
