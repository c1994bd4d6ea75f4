# Terugblikken op een partij: de keerpunten van één speler, en het geluk van het delen.

button = Mijn keerpunten
title = ### Terugblik op je partij
point = **Ronde { $round }** · Je { $did }. { $better ->
        [other] Beter was { $other }: jouw keuze verlaagde je kans om de ronde te winnen met ongeveer **{ $change }%**.
       *[chosen] Slechter was { $other }: jouw keuze verhoogde je kans om de ronde te winnen met ongeveer **{ $change }%**.
    }
nothing = Er viel niets op. Geen van je keuzes heeft een ronde duidelijk veranderd.

play = speelde { $cards }
    .other = { $cards } spelen
play-suit = speelde { $cards } en koos { $suit }
    .other = { $cards } spelen en { $suit } kiezen
play-rank = speelde { $cards } en vroeg om { $rank }
    .other = { $cards } spelen en om { $rank } vragen
play-sequence = legde { $cards } bij reeks { $sequence }
    .other = { $cards } bij reeks { $sequence } leggen
draw = pakte van de pakstapel
    .other = van de pakstapel pakken
take = nam de bovenste kaart
    .other = de bovenste kaart nemen
discard = legde { $card } af
    .other = { $card } afleggen
give = gaf { $card } weg
    .other = { $card } weggeven
decline = gaf niets
    .other = niets geven
pass = paste
    .other = passen
accept = liet de kaart liggen
    .other = de kaart laten liggen
challenge = daagde uit
    .other = uitdagen
nominate = koos { $suit }
    .other = { $suit } kiezen
pick-direction = koos { $way ->
    [clockwise] met de klok mee
   *[counterclockwise] tegen de klok in
}
    .other = { $way ->
        [clockwise] met de klok mee
       *[counterclockwise] tegen de klok in
    } kiezen

luck = { $how ->
    [better] **Goede kaarten:**
    [worse] **Slechte kaarten:**
   *[fair] **Eerlijke kaarten:**
} alleen daarmee had { $who ->
    [side] jullie team
   *[you] jij
} { $share }% kans om een ronde te winnen. Eerlijk verdeeld is dat { $fair }%.
choices = Met zulke kaarten win je gemiddeld { $worth } van { $count ->
    [one] 1 ronde
   *[other] de { $count } rondes
}. { $who ->
    [side] Jullie team won er
   *[you] Jij won er
} { $won }, { $how ->
    [more] dus de keuzes leverden er { $more } meer op.
    [fewer] dus de keuzes kostten er { $more }.
   *[as-dealt] dus de keuzes maakten weinig uit.
}
note = -# Berekend door snelle bots { $count } rondes te laten spelen. Bij keerpunten telt alleen wat jij kon zien. Bij geluk tellen alle kaarten. “Keuzes” zijn die van jou en van alle anderen.

chart = Winstkans, alleen door de kaarten
chart-fair = Eerlijk verdeeld: { $share }%
chart-won = Jij won
alt-round = { $share }% in ronde { $round }{ $won ->
    [yes] { "" } (gewonnen)
   *[no] { "" }
    }
alt = Winstkans per ronde, alleen door de kaarten: { $rounds }. Eerlijk verdeeld is dat { $fair }%.
