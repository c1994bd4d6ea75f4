# Een tip: wat een expert zou doen.

button = Tip
title = ### Tip · { $title }
play = **Speel { $cards }.**
play-suit = **Speel { $cards } en kies { $suit }.**
play-rank = **Speel { $cards } en vraag om { $rank }.**
play-sequence = **Speel { $cards } op reeks { $sequence }.**
draw = **Pak.**
take = **Neem de bovenste kaart.**
discard = **Leg { $card } af.**
give = **Geef { $card } weg.**
decline = **Geef niets.**
pass = **Pas.**
accept = **Laat de kaarten liggen.**
challenge = **Daag uit.**
call = **Zeg nu “{ $word }”.**
catch = **Betrap { $name }.**
first = **Zeg eerst “{ $phrase }”.**
nominate = **Kies { $suit }.**
pick-direction = **Kies { $way ->
    [clockwise] met de klok mee
   *[counterclockwise] tegen de klok in
}.**
chance = { $who ->
    [side] De kans dat jullie team de ronde wint
   *[you] De kans dat jij de ronde wint
    }: { $before } voor deze beurt, { $after } erna.
about = ongeveer { $share }%
less = minder dan { $share }%
more = meer dan { $share }%
tried = -# Een expertbot woog je keuzes af en speelde heel wat rondes door, met kaarten die passen bij wat je gezien hebt. Hij kijkt nooit in gesloten kaarten, en hij kan het mis hebben.
told = -# De tafel hoort dat je om een tip vroeg.
back = Terug naar mijn hand
