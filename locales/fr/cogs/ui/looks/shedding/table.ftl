# The table of the shedding games.

top = Carte du dessus : **{ $card }**
top-suit = Carte du dessus : **{ $card }** – { suit-word } demandée : **{ $suit } { $sign }**
top-rank = Carte du dessus : **{ $card }** – on demande **{ $ranks }**
top-open = Carte du dessus : **{ $card }** – joue **ce que tu veux**
top-none = { $suit ->
    [none] Aucune carte jouée – joue **ce que tu veux**
   *[other] Aucune carte jouée
}
begins-with = Première carte de chacun : **{ $suit } { $sign }**
and-earlier = { $top } · avant : { $cards }
    .heard = { $top }. En dessous : { $cards }
draw-pile = Pioche : { $count }
draw-pile-and-way = Pioche : { $count } · { $way ->
    [clockwise] sens horaire
   *[counterclockwise] sens antihoraire
}
    .heard = Pioche : { $count }. On joue dans le { $way ->
        [clockwise] sens des aiguilles d’une montre
       *[counterclockwise] sens inverse des aiguilles d’une montre
    }.
draw-penalty = **À piocher : { $count }**
turns-to-miss = **Tours à sauter : { $count }**
players-to-skip = **Joueurs qui sauteront leur tour : { $count }**
misses = saute { $count ->
    [1] son tour
   *[other] { $count } tours
}
picking = choisit une couleur
picking-direction = choisit le sens
giving = { $begun ->
    [yes] doit aussi donner une carte à { $to }
   *[no] peut donner une carte à { $to }
}
doubting = { $player } joue { $cards } : laisser passer, ou contester ?
deciding = a pioché et réfléchit
again = rejoue
skipped = peut répondre au saut
holding = { cards }
out = a fini
out-in-place = { $place ->
    [1] a fini en premier
   *[other] a fini { $place }e
}
out-of-match = hors jeu
went-out = a fini
went-out-points = a fini : { $points }
left-with = reste avec { $cards }
left-with-exactly = reste avec { $cards } : pile { points }, donc retour à 0
left-with-points = reste avec { $cards } : { $points }
score = { points }
rounds-won = { $count ->
    [0] aucune manche gagnée
    [one] { rounds } gagnée
   *[other] { rounds } gagnées
}
left-with-cards = reste avec { cards }
score-down = encore { $count }
score-down-wild = encore { $count } · passe-partout : { $ranks }
uncalled = n’a pas dit « { $word } »
announced = a dit « { $word } »
barred = n’a pas dit « { $word } », ne peut pas finir
call-button = { $word } !
catch-button = Contre !
shouting = { $catch ->
    [yes] Pour ça, la table a les boutons **{ $word } !** et **Contre !** Appuyer au mauvais moment ne coûte rien.
   *[no] Pour ça, la table a le bouton **{ $word } !** Appuyer au mauvais moment ne coûte rien.
}
final-score = { points } · { $rounds ->
    [one] { $rounds } manche gagnée
   *[other] { $rounds } manches gagnées
}

# The pile.

pile-suit = La { suit-word } demandée : { $suit }.
pile-rank = On demande { $ranks }.
pile-open = On peut jouer n’importe quelle carte.
pile-draw = Dans la pioche : { cards }.
