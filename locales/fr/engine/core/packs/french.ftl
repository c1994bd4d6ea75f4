rank-A = as
    .plural = les as
    .one = un as
    .typed = as a
rank-2 = 2
    .plural = les 2
    .one = un 2
    .typed = deux 2
rank-3 = 3
    .plural = les 3
    .one = un 3
    .typed = trois 3
rank-4 = 4
    .plural = les 4
    .one = un 4
    .typed = quatre 4
rank-5 = 5
    .plural = les 5
    .one = un 5
    .typed = cinq 5
rank-6 = 6
    .plural = les 6
    .one = un 6
    .typed = six 6
rank-7 = 7
    .plural = les 7
    .one = un 7
    .typed = sept 7
rank-8 = 8
    .plural = les 8
    .one = un 8
    .typed = huit 8
rank-9 = 9
    .plural = les 9
    .one = un 9
    .typed = neuf 9
rank-T = 10
    .plural = les 10
    .one = un 10
    .typed = dix 10
rank-J = valet
    .plural = les valets
    .one = un valet
    .typed = valet v
rank-Q = dame
    .plural = les dames
    .one = une dame
    .typed = dame d
rank-K = roi
    .plural = les rois
    .one = un roi
    .typed = roi r
rank-joker = Joker
    .plural = les jokers
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

card = { $rank ->
    [as] l’as
    [dame] la dame
   *[other] le { $rank }
} de { $suit }
    .typed = de
red-joker = le joker rouge
black-joker = le joker noir
red-cards = { $cards } rouges
black-cards = { $cards } de pique et de trèfle
