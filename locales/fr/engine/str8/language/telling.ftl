# What happened at a table of the sequence game. A form in `.you` is for the player who did it, `.brief` follows a name.

dealt = Manche { $round } : { $name } distribue trois cartes à chacun.
    .you = Manche { $round } : tu distribues trois cartes à chacun.
    .alone = { $name } distribue trois cartes à chacun
    .alone-you = Tu distribues trois cartes à chacun
hands-renewed = Ça n’avance plus : nouvelle main pour tout le monde. Dans la pioche : { cards }.
    .alone = Ça n’avance plus : nouvelles mains pour tous
stock-renewed = La défausse et les cartes Passe font la nouvelle pioche : { cards }.
    .alone = Nouvelle pioche : { cards }
drew = { $name } pioche une carte.
    .you = Tu pioches une carte.
    .brief = pioche
drew-this = { $name } pioche { $card }.
    .you = Tu pioches { $card }.
    .brief = pioche { $card }
took = { $name } prend { $card } dans la défausse.
    .you = Tu prends { $card } dans la défausse.
    .brief = { $card } de la défausse
added = { $name } ajoute { $card }.
    .you = Tu ajoutes { $card }.
    .brief = { $card } dans la série
added-to = { $name } ajoute { $card } à la { $sequence ->
    [0] première
   *[1] deuxième
} série.
    .you = Tu ajoutes { $card } à la { $sequence ->
        [0] première
       *[1] deuxième
    } série.
    .brief = { $card } dans la série
passed-hands = { $name } joue une carte { $card }. Chacun passe sa main de ce côté.
    .you = Tu joues une carte { $card }. Chacun passe sa main de ce côté.
    .brief = { $card }
discarded = { $name } défausse { $card }.
    .you = Tu défausses { $card }.
    .brief = défausse { $card }
taken-back = { $name } reprend { $card }.
    .you = Tu reprends { $card }.
    .brief = coup repris

# How a round ended, before the points.

sequence = { $name } complète une série.
    .you = Tu complètes une série.
straight = { $name } complète une suite parfaite !
    .you = Tu complètes une suite parfaite !
stuck = Plus personne ne peut compléter de série : la manche est finie.
