# Waarom een keuze goed is, in één zin voor wie om een tip vroeg.

goes-out = { $off ->
    [0] { $count ->
        [one] Het is je laatste kaart.
       *[other] Het zijn je laatste kaarten.
    }
   *[other] Je bent uit, en er gaat { $off } van je score af.
}
stops = { $name } heeft nog maar { $left ->
        [one] één kaart
       *[other] { $left } kaarten
    }, en moet hierdoor pakken of een beurt overslaan.
lacks = { $name } pakte { $times ->
        [1] een keer
        [2] twee keer
       *[other] { $times } keer
    } op { $suit }, en heeft die kleur dus waarschijnlijk niet.
bluff = In { $tenths } van de 10 handen die { $name } kan hebben, is het bluf.
holds = Van { $suit } heb je nog { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }.
hurts = { $name } moet dan pakken of een beurt overslaan.
only = Het is de enige kaart die je kunt spelen.
several = Zo ben je { $count } kaarten in één keer kwijt.
opens = Daarna kun je verder met { $cards }.
keeps = Zo bewaar je { $card } voor later.
sheds = Zo ben je { $points ->
    [one] 1 punt
   *[other] { $points } punten
} kwijt.
gives-points = Zo geef je { $points ->
    [one] 1 punt
   *[other] { $points } punten
} weg.
draws = Aan { $cards } heb je later meer.
call = Vergeet je te roepen, dan pak je { $count ->
        [one] een kaart
       *[other] { $count } kaarten
    }.
call-opens = Roep je niet, dan kun je de volgende beurt niet uitgaan.
catch = { $name } vergat te roepen, en pakt { $count ->
        [one] een kaart
       *[other] { $count } kaarten
    } als je snel bent.
