rank-A = as
    .plural = as
    .one = un as
    .typed = as a
rank-2 = 2
    .plural = 2
    .one = un 2
    .typed = deux 2
rank-3 = 3
    .plural = 3
    .one = un 3
    .typed = trois 3
rank-4 = 4
    .plural = 4
    .one = un 4
    .typed = quatre 4
rank-5 = 5
    .plural = 5
    .one = un 5
    .typed = cinq 5
rank-6 = 6
    .plural = 6
    .one = un 6
    .typed = six 6
rank-7 = 7
    .plural = 7
    .one = un 7
    .typed = sept 7
rank-8 = 8
    .plural = 8
    .one = un 8
    .typed = huit 8
rank-9 = 9
    .plural = 9
    .one = un 9
    .typed = neuf 9
rank-T = 10
    .plural = 10
    .one = un 10
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
    .plural = jokers
    .one = un joker
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
red-joker = joker rouge
black-joker = joker noir
red-cards = { $cards } rouges
black-cards = { $cards } de pique et de trèfle
