# The names of cards. `.plural` is all cards of a rank, `.one` is any one of them.

rank-A = as
    .plural = as
    .one = un as
rank-2 = 2
    .plural = 2
    .one = un 2
rank-3 = 3
    .plural = 3
    .one = un 3
rank-4 = 4
    .plural = 4
    .one = un 4
rank-5 = 5
    .plural = 5
    .one = un 5
rank-6 = 6
    .plural = 6
    .one = un 6
rank-7 = 7
    .plural = 7
    .one = un 7
rank-8 = 8
    .plural = 8
    .one = un 8
rank-9 = 9
    .plural = 9
    .one = un 9
rank-T = 10
    .plural = 10
    .one = un 10
rank-J = valet
    .plural = valets
    .one = un valet
rank-Q = dame
    .plural = dames
    .one = une dame
rank-K = roi
    .plural = rois
    .one = un roi
rank-joker = joker
    .plural = jokers
    .one = un joker

suit = { $suit ->
    [S] pique
    [H] cœur
    [D] carreau
   *[C] trèfle
}

card = { $rank } de { $suit }
red-joker = joker rouge
black-joker = joker noir
red-cards = { $cards } rouges
black-cards = { $cards } de pique et de trèfle
