# Een tip: wat een expert zou doen.

button = Tip
title = ### Tip · { $title }
advice = **{ $move }.**
play = Speel { $cards }
play-suit = Speel { $cards } en kies { $suit }
play-rank = Speel { $cards } en vraag om { $rank }
play-sequence = Leg { $cards } bij reeks { $sequence }
draw = Pak een kaart
take = Neem de bovenste kaart
discard = Leg { $card } af
give = Geef { $card } weg
decline = Geef niets
pass = Pas
accept = Laat de kaart liggen
challenge = Daag uit
call = Zeg nu “{ $word }”
catch = Betrap { $name }
first = Zeg eerst “{ $phrase }”
nominate = Kies { $suit }
pick-direction = Kies { $way ->
    [clockwise] met de klok mee
   *[counterclockwise] tegen de klok in
}
chance = { $who ->
    [side] De kans dat jullie team de ronde wint
   *[you] De kans dat jij de ronde wint
    }: hiermee { $chance }%, met de op één na beste keus { $other }%.
even = Niets anders lijkt duidelijk beter.
told = -# Dat raadt een expertbot aan. Die ziet nooit gesloten kaarten en kan het mis hebben. Iedereen aan tafel ziet dat je om een tip vroeg.
back = Terug naar mijn hand
