# The words in the pictures of the table.

deck = { $count ->
    [0] vide
    [one] { $count } carte
   *[other] { $count } cartes
}
suit = { $suit ->
    [S] Pique
    [H] Cœur
    [D] Carreau
    [C] Trèfle
    [O] Rond
    [V] Triangle
    [X] Croix
    [U] Carré
   *[Y] Étoile
}
direction = { $way ->
    [clockwise] Sens horaire
   *[counterclockwise] Sens antihoraire
}
