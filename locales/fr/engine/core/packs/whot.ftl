number = { $number }
    .plural = les { $number }
    .one = un { $number }
whot = Whot
    .plural = les cartes Whot
    .one = une carte Whot
    .one-card = carte Whot
    .typed = whot w whot20 20

shape = { $shape ->
    [O] rond
    [V] triangle
    [X] croix
    [U] carré
   *[Y] étoile
}
    .typed = { $shape ->
        [O] rond ronds cercle cercles r
        [V] triangle triangles t tr
        [X] croix x cr
        [U] carré carrés c ca
       *[Y] étoile étoiles e
    }

card = le { $number } { $shape }
    .typed = de
about = Un jeu compte les ronds et les triangles 1 à 5, 7, 8 et 10 à 14, les croix et les carrés 1, 2, 3, 5, 7, 10, 11, 13 et 14, les étoiles 1 à 5, 7 et 8, et cinq cartes Whot.
