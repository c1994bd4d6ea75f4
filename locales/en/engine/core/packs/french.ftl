# The names of cards. `.plural` is all cards of a rank, `.one` is any one of them.

rank-A = Ace
    .plural = Aces
    .one = an Ace
rank-2 = Two
    .plural = Twos
    .one = a Two
rank-3 = Three
    .plural = Threes
    .one = a Three
rank-4 = Four
    .plural = Fours
    .one = a Four
rank-5 = Five
    .plural = Fives
    .one = a Five
rank-6 = Six
    .plural = Sixes
    .one = a Six
rank-7 = Seven
    .plural = Sevens
    .one = a Seven
rank-8 = Eight
    .plural = Eights
    .one = an Eight
rank-9 = Nine
    .plural = Nines
    .one = a Nine
rank-T = Ten
    .plural = Tens
    .one = a Ten
rank-J = Jack
    .plural = Jacks
    .one = a Jack
rank-Q = Queen
    .plural = Queens
    .one = a Queen
rank-K = King
    .plural = Kings
    .one = a King
rank-joker = Joker
    .plural = Jokers
    .one = a Joker

suit = { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
}

card = { $rank } of { $suit }
red-joker = red Joker
black-joker = black Joker
red-cards = the red { $cards }
black-cards = the black { $cards }
