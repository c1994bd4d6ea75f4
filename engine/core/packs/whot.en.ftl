# The names of Whot cards. `.plural` is all cards of a number, `.one` is any one of them.

number = { $number }
    .plural = { $number }s
    .one = { $number ->
        [8] an 8
        [11] an 11
       *[other] a { $number }
    }
whot = Whot
    .plural = Whot cards
    .one = a Whot card
    .one-card = Whot card

shape = { $shape ->
    [O] circles
    [V] triangles
    [X] crosses
    [U] squares
   *[Y] stars
}

card = { $number } of { $shape }
