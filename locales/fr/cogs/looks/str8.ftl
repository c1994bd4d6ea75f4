# How the sequence game looks: the words of its table, its hands, its pictures and its sheet.

aim = jusqu’à **{ $target }** points
goal = Le premier à { $target } points gagne la partie. Si plusieurs y arrivent dans la même manche et que l’un d’eux gagne cette manche, il gagne la partie. Sinon, le plus haut total gagne. À égalité en tête, on joue une manche de plus.
spelling = Écris son nombre, ou « gauche » ou « droite » pour une carte Passe

# The table.

alt-sequence = Place { $seat } : { $cards }.
alt-no-sequence = Place { $seat } : pas encore de nombre.
alt-top = Sur la défausse : { $card }.
alt-no-top = La défausse est vide.
alt-stock = Dans la pioche : { cards }.
top = **{ $card }** sur la défausse
    .heard = Sur la défausse : **{ $card }**
top-and-earlier = **{ $card }** sur la défausse · avant : { $cards }
    .heard = Sur la défausse : **{ $card }**. En dessous : { $cards }
no-top = La défausse est vide
stock = Pioche : { $count }
stock-and-passes = Pioche : { $count } · { $passes ->
    [one] { $passes } carte Passe jouée
   *[other] { $passes } cartes Passe jouées
}
drawing = pioche ou prend une carte
has-drawn = a pioché et réfléchit
has-taken = a pris { $card } et réfléchit
seat = place { $seat }
left-with = reste avec { $cards }
this-round = { $points } cette manche
total = { points }
sequence = { $cards } · { $length } sur { $longest }, { points }
dead-sequence = { $cards } · { $length } sur { $longest }, { points }, n’ira plus jusqu’à huit
empty-sequence = pas encore de nombre
sheet-button = Feuille
final-score = { points } · { $rounds ->
    [one] { $rounds } manche gagnée
   *[other] { $rounds } manches gagnées
}

# The page of the discard pile.

passes-played = Cartes Passe jouées : { $cards }
no-passes-played = Aucune carte Passe n’a été jouée.
in-the-draw-pile = Dans la pioche : { cards }.

# A hand.

hand-alt = Ta main : { $cards }.
hand = Main : { $cards }
    .heard = Ta main : { $cards }
your-turn = **À toi !** Pioche une carte.
your-turn-or-take = **À toi !** Pioche une carte, ou prends **{ $card }** dans la défausse.
drew = **Tu pioches { $card }.** Joue une carte, ou défausses-en une.
    .heard = **Ton tour continue.** Joue une carte, ou défausses-en une.
drew-nothing-fits = **Tu pioches { $card }.** Aucune carte ne va, donc défausses-en une.
    .heard = **Ton tour continue.** Aucune carte ne va, donc défausses-en une.
took = **Tu prends { $card }.** Joue une carte, ou défausses-en une.
    .heard = **Ton tour continue.** Joue une carte, ou défausses-en une.
took-nothing-fits = **Tu prends { $card }.** Aucune carte ne va, donc défausses-en une.
    .heard = **Ton tour continue.** Aucune carte ne va, donc défausses-en une.
starts = Ta série commence par une cible : de { $first } à { $last }.
followed-by = { $cards } → ensuite : { $numbers }
followed-by-nothing = { $cards } → plus rien ne va
draw-button = Piocher une carte
    .heard = Piocher une carte, puis jouer ou défausser
add-button = { $card }
    .heard = Ajouter { $card } à { $whose ->
        [team] la série de ton équipe
       *[own] ta série
    }
pass-button = { $card }
    .heard = Jouer { $card }

# Words in pictures.

picture-pass = PASSE
picture-step = +3 : un pas sur la ligne 3
picture-copies = ×3 : trois exemplaires
picture-opener = départ

# What those who listen hear of it.

your-line = { $whose ->
    [team] La série de ton équipe
    [first] Ta première série
    [second] Ta deuxième série
   *[own] Ta série
} : { $cards }. Ça fait { $length } sur { $longest }, pour { points }. { $numbers ->
    [none] Plus rien ne va.
   *[some] Ensuite : { $numbers }.
}
your-empty-line = { $whose ->
    [team] La série de ton équipe
    [first] Ta première série
    [second] Ta deuxième série
   *[own] Ta série
} n’a pas encore de nombre. Elle commence par un nombre de { $first } à { $last }.
other-line = { $which ->
    [first] Première série
    [second] Deuxième série
   *[own] Série
}, { $names } : { $cards }. Ça fait { $length } sur { $longest }, pour { points }.{ $grows ->
    [no] { "" } Elle n’ira plus jusqu’à { $longest } nombres.
   *[yes] { "" }
}
other-empty-line = { $which ->
    [first] Première série
    [second] Deuxième série
   *[own] Série
}, { $names } : pas encore de nombre.
goes-on = Après ton { $number } : { $numbers }.
now-holding = Tu as maintenant la main qu’avait { $name }.
passing = Joue une carte { $card }, et chacun passe sa main de ce côté. Tu reçois celle de { $name }.

# The sheet.

sheet-title = Feuille de série
sheet-note = Chaque nombre mène au suivant dans chacune de ses lignes. Une série commence par un nombre de 1 à 8.{ $packs ->
    [1] { "" }
   *[other] { "" } Les exemplaires des deux jeux sont comptés.
}
    .heard = Ce qui peut suivre chaque nombre d’une série, et combien de cartes il y en a{ $packs ->
        [1] { "" }
       *[other] { "" } dans les deux jeux
    }. Une série commence par un nombre de 1 à 8, et 8 nombres la complètent.
copies = { $number }, { $copies ->
    [one] { $copies } exemplaire
   *[other] { $copies } exemplaires
}
leads-to = { copies } : { $numbers }
    .heard = Après { $number } : { $numbers }. Il y a { $copies ->
        [one] { $copies } exemplaire
       *[other] { $copies } exemplaires
    } du { $number }.
leads-nowhere = { copies } : rien
    .heard = Après { $number } : rien. Il y a { $copies ->
        [one] { $copies } exemplaire
       *[other] { $copies } exemplaires
    } du { $number }.
