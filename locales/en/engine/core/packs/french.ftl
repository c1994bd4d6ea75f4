# The names of cards. `.plural` is all cards of a rank, `.one` is any one of them. `.typed` are the ways to type a rank or a
# suit, in small letters: a card is found by both in either order, but a suit of a single letter stands after the rank.
# `card.typed` may stand between them. `figure` is what a card has in its corner.

rank-A = Ace
    .plural = Aces
    .one = an Ace
    .typed = ace a
rank-2 = Two
    .plural = Twos
    .one = a Two
    .typed = two 2
rank-3 = Three
    .plural = Threes
    .one = a Three
    .typed = three 3
rank-4 = Four
    .plural = Fours
    .one = a Four
    .typed = four 4
rank-5 = Five
    .plural = Fives
    .one = a Five
    .typed = five 5
rank-6 = Six
    .plural = Sixes
    .one = a Six
    .typed = six 6
rank-7 = Seven
    .plural = Sevens
    .one = a Seven
    .typed = seven 7
rank-8 = Eight
    .plural = Eights
    .one = an Eight
    .typed = eight 8
rank-9 = Nine
    .plural = Nines
    .one = a Nine
    .typed = nine 9
rank-T = Ten
    .plural = Tens
    .one = a Ten
    .typed = ten 10 t
rank-J = Jack
    .plural = Jacks
    .one = a Jack
    .typed = jack j
rank-Q = Queen
    .plural = Queens
    .one = a Queen
    .typed = queen q
rank-K = King
    .plural = Kings
    .one = a King
    .typed = king k
rank-joker = Joker
    .plural = Jokers
    .one = a Joker
    .typed = joker

suit = { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
}
    .typed = { $suit ->
        [S] spades spade s
        [H] hearts heart h
        [D] diamonds diamond d
       *[C] clubs club c
    }
figure = { $rank ->
    [T] 10
   *[other] { $rank }
}

card = { $rank } of { $suit }
    .typed = of
red-joker = red Joker
black-joker = black Joker
red-cards = red { $cards }
black-cards = black { $cards }
