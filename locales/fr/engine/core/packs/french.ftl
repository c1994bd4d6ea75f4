rank-A = as
    .plural = as
    .one = un as
    .typed = as a 1
rank-2 = deux
    .plural = deux
    .one = un deux
    .typed = deux 2
rank-3 = trois
    .plural = trois
    .one = un trois
    .typed = trois 3
rank-4 = quatre
    .plural = quatre
    .one = un quatre
    .typed = quatre 4
rank-5 = cinq
    .plural = cinq
    .one = un cinq
    .typed = cinq 5
rank-6 = six
    .plural = six
    .one = un six
    .typed = six 6
rank-7 = sept
    .plural = sept
    .one = un sept
    .typed = sept 7
rank-8 = huit
    .plural = huit
    .one = un huit
    .typed = huit 8
rank-9 = neuf
    .plural = neuf
    .one = un neuf
    .typed = neuf 9
rank-T = dix
    .plural = dix
    .one = un dix
    .typed = dix 10
rank-J = valet
    .plural = valets
    .one = un valet
    .typed = valet v
rank-Q = dame
    .plural = dames
    .one = une dame
    .typed = dame d
rank-K = roi
    .plural = rois
    .one = un roi
    .typed = roi r
rank-joker = Joker
    .plural = Jokers
    .one = un Joker
    .typed = joker

suit = { $suit ->
    [S] pique
    [H] cœur
    [D] carreau
   *[C] trèfle
}
    .typed = { $suit ->
        [S] pique piques pi p
        [H] cœur coeur cœurs coeurs co c
        [D] carreau carreaux ca k
       *[C] trèfle trèfles tr t
    }
figure = { $rank ->
    [T] 10
    [J] V
    [Q] D
    [K] R
   *[other] { $rank }
}

card = { $rank } de { $suit }
    .typed = de
red-joker = Joker rouge
black-joker = Joker noir
red-cards = { $cards } rouges
black-cards = { $cards } noirs
