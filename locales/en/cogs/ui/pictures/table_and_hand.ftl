# The words in the pictures of the table.

deck = { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
suit = { $suit ->
    [S] Spades
    [H] Hearts
    [D] Diamonds
    [C] Clubs
    [O] Circles
    [V] Triangles
    [X] Crosses
    [U] Squares
   *[Y] Stars
}
direction = { $way ->
    [clockwise] Clockwise
   *[counterclockwise] Counterclockwise
}
