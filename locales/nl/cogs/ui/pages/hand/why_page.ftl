# Waarom een kaart nu niet mag.

title = Waarom niet? · { $table }
pick = Kies een kaart en lees waarom die nu niet mag.
all-playable = Je kunt elke kaart in je hand spelen.
playable = Je kunt { $card ->
    [joker] de joker
   *[other] { $card }
} nu spelen.
not-held = { $card ->
    [joker] Een joker
   *[other] { CAPITAL($card) }
} heb je niet.
select = Een kaart die niet mag
back = Terug naar mijn hand
