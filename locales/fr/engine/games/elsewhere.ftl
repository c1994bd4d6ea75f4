# Games that aren’t dealt here: what they’re called, and why the nearest one is near. `.also` lists their other names.

uno = Uno
    .also = Uno!
    .why = Les cartes d’Uno appartiennent à son éditeur, donc on n’y joue pas ici. { $nearest } s’en approche le plus : on y saute des tours, on change de sens, on cumule les +2 et on annonce sa dernière carte.
spoons = Spoons
    .also = Mork and Mindy, jeu des cuillères, Cuillères
    .why = Aux cuillères, il faut être le plus rapide à en attraper une, et ça ne peut pas être équitable sur Discord. { $nearest } s’en approche le plus : celui qui y enfreint une règle pioche une carte.
army-prsi = Army Prší
    .also = Armádní prší, Vojenské prší
    .why = On ne trouve presque rien d’écrit sur les cartes spéciales d’Army Prší. { $nearest } s’en approche le plus, avec un seul jeu de cartes et moins de cartes spéciales.
macau-london = Macau London
    .also = London Macau
    .why = Personne n’a mis par écrit les règles de Macau London. { $nearest } s’en approche le plus, et c’est de là que vient le nom.
flaps = Flaps
    .also = Flap
    .why = Flaps a ses propres cartes, avec les règles imprimées dessus. { $nearest } s’en approche le plus : là aussi, un 8 fait sauter le tour du suivant.
