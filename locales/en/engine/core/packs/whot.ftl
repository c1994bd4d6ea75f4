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
    .typed = whot w whot20 20

shape = { $shape ->
    [O] circles
    [V] triangles
    [X] crosses
    [U] squares
   *[Y] stars
}
    .typed = { $shape ->
        [O] circle circles c ci
        [V] triangle triangles t tr
        [X] cross crosses x cr
        [U] square squares q sq
       *[Y] star stars s st
    }

card = { $number } of { $shape }
    .typed = of
about = A pack has circles and triangles with 1 to 5, 7, 8 and 10 to 14, crosses and squares with 1, 2, 3, 5, 7, 10, 11, 13 and 14, stars with 1 to 5, 7 and 8, and five Whot cards.
