# De spelregels van het reeksenspel, genoeg voor een nieuweling.

chapter-aim = Doel
chapter-deal = Kaarten en delen
chapter-turn = Jouw beurt
chapter-sequence = Reeks
chapter-pass = Doorgeefkaarten
chapter-stock = Pakstapel
chapter-end = Einde van de ronde

# Doel, kaarten en delen.

teams = Partners zitten tegenover elkaar en bouwen samen één reeks: { $teams }.
team = plek { $seats }
aim = { $who ->
    [team] Het eerste team dat
   *[player] De eerste speler die
} een reeks van { $count } getallen voltooit, wint de ronde.
two-sequences = Elke speler bouwt twee reeksen tegelijk. Wie er het eerst een voltooit, wint de ronde.
one-pack =
    { $seats ->
        [2] Twee
        [3] Drie
        [4] Vier
        [5] Vijf
        [6] Zes
        [7] Zeven
        [8] Acht
       *[other] { $seats }
    } spelers gebruiken één spel van { $count } kaarten. Daarin zitten de { $numbers } getallen uit de vermenigvuldigingstabel van 1 × 1 tot { $side } × { $side }, elk zo vaak als het in de tabel staat, en { $passes ->
        [6] zes
       *[other] { $passes }
    } doorgeefkaarten: { $each ->
        [3] drie
       *[other] { $each }
    } die naar links wijzen en { $each ->
        [3] drie
       *[other] { $each }
    } die naar rechts wijzen.
packs =
    { $seats ->
        [2] Twee
        [3] Drie
        [4] Vier
        [5] Vijf
        [6] Zes
        [7] Zeven
        [8] Acht
       *[other] { $seats }
    } spelers gebruiken { $packs ->
        [2] twee
       *[other] { $packs }
    } spellen kaarten, samen { $count }. In elk daarvan zitten de { $numbers } getallen uit de vermenigvuldigingstabel van 1 × 1 tot { $side } × { $side }, elk zo vaak als het in de tabel staat, en { $passes ->
        [6] zes
       *[other] { $passes }
    } doorgeefkaarten: { $each ->
        [3] drie
       *[other] { $each }
    } die naar links wijzen en { $each ->
        [3] drie
       *[other] { $each }
    } die naar rechts wijzen.
deal = De deler geeft elke speler { cards }. De andere kaarten zijn de pakstapel. Er wordt geen kaart omgedraaid.
dealer-first-seat = De speler op plek 1 deelt het eerst.
dealer-chance = Het lot bepaalt wie het eerst deelt.
next-dealer-winner = Wie een reeks voltooide, deelt de volgende ronde. Deed niemand dat, dan deelt de speler links van de deler.
next-dealer-last = Wie aan het eind van een ronde de meeste punten in de hand heeft, deelt de volgende. Hebben meerdere spelers evenveel punten, dan deelt wie van hen het eerst na de deler zit.
next-dealer-left = Daarna deelt elke ronde de speler links van de vorige deler.
begins-two = Wie niet deelde, begint. Daarna spelen jullie om en om.
begins = De speler links van de deler begint. Jullie spelen met de klok mee.

# Een beurt.

turn = Pak in je beurt eerst de bovenste kaart van de pakstapel, of neem de bovenste van de aflegstapel. Leg dan één getal bij { $whose ->
    [team] de reeks van je team
    [either] een van je reeksen
   *[own] je reeks
}, speel een doorgeefkaart, of leg een kaart af.
turn-over = Daarmee is je beurt voorbij, en heb je weer { cards }. De kaart die je pakte of nam, mag je houden, of meteen weer afleggen. Je hoeft nooit een kaart te spelen.

# Een reeks.

opening = Een reeks begint met een roos: een getal van { $first } tot en met { $last }.
following = De vermenigvuldigingstabel heeft { $side } rijen. Rij 1 is 1 tot { $side }. Rij 2 is { $second } en zo door tot { $end }. Rij { $side } is { $last } en zo door tot { $highest }. Na een getal mag je uit elke rij waarin het staat het volgende getal spelen. Zo staat { $example } in de rijen { $rows }, dus kan { $next } erop volgen. Je mag bij elk getal van rij wisselen.
backwards = Een reeks mag ook omlaag naar het getal ervoor, in elk van die rijen. Geen getal komt twee keer voor.
rising = Een reeks gaat nooit omlaag.
staying = Kaarten in een reeks blijven daar tot de ronde voorbij is. Niemand mag { $lines ->
    [1] een tweede
   *[2] een derde
} reeks beginnen.

# Doorgeefkaarten en de pakstapel.

passing = Elke doorgeefkaart heeft een pijl naar links of naar rechts. Speel je er een, dan geeft iedereen de hele hand door aan de volgende speler in die richting. De doorgeefkaart komt op een aparte stapel, en niemand mag hem nemen. Welke kant de handen ook op gaan, de speler links van jou is daarna aan de beurt.
passing-two = Elke doorgeefkaart heeft een pijl naar links of naar rechts. Speel je er een, dan ruilen jij en de ander van hand, waar de pijl ook heen wijst. De doorgeefkaart komt op een aparte stapel, en niemand mag hem nemen. Daarna is de ander aan de beurt.
pass-discarded = Je mag een doorgeefkaart ook afleggen. Dan kan { $seats ->
    [2] de ander
   *[other] de volgende speler
} die nemen, net als elke andere kaart.
stock = Is de pakstapel op, schud dan alle afgelegde kaarten en gespeelde doorgeefkaarten tot een nieuwe pakstapel.
impasse = Soms legt niemand een getal bij en speelt niemand een doorgeefkaart, een hele pakstapel lang of evenveel beurten achter elkaar als er kaarten zijn. Schud dan alle kaarten die niet in een reeks liggen tot een nieuwe pakstapel, ook die uit de handen. Iedereen krijgt { $count } nieuwe kaarten.

# Scores.

end = Wie een reeks voltooit, krijgt de som van de getallen erin. De kaarten in de hand tellen dan niet.
end-two = Wie een reeks voltooit, krijgt de som van de getallen in beide reeksen. De kaarten in de hand tellen dan niet, dus de onvoltooide reeks kost niets.
end-team = Het team dat een reeks voltooit, krijgt de som van de getallen erin. De kaarten in beide handen tellen dan niet.
losing = { $who ->
    [other] De ander krijgt de som van de getallen in zijn
   *[others] De anderen krijgen de som van de getallen in hun
} { $lines ->
    [1] reeks
   *[2] reeksen
}, min de som van de getallen die { $who ->
    [other] hij
   *[others] ze
} nog in de hand { $who ->
    [other] heeft
   *[others] hebben
}. Een doorgeefkaart in de hand telt daarbij { $cost ->
    [0] niet mee
   *[other] als { $cost }
}. De uitkomst kan onder nul zijn.
losing-team = { $who ->
    [other] In het andere team
   *[others] In elk ander team
} telt elke speler de getallen van de teamreeks op en trekt daar de getallen in de eigen hand van af. Een doorgeefkaart in de hand telt daarbij { $cost ->
    [0] niet mee
   *[other] als { $cost }
}. Het team krijgt het gemiddelde van zijn twee spelers, naar beneden afgerond. De uitkomst kan onder nul zijn.
straight = Een straat is een hele rij op volgorde, zoals { $numbers }{ $backwards ->
    [yes] , omhoog en niet omlaag
   *[no] { "" }
}. Wie er een voltooit, krijgt ook de som van alle andere reeksen. { $who ->
    [other] De ander krijgt niets voor zijn getallen op tafel en verliest alleen de punten die hij nog in de hand heeft.
    [others] De anderen krijgen niets voor hun reeksen en verliezen alleen de punten die ze nog in de hand hebben.
    [other-team] Het andere team krijgt niets voor zijn reeks en verliest alleen het gemiddelde van zijn twee handen, naar boven afgerond.
   *[others-team] De andere teams krijgen niets voor hun reeksen, en elk verliest alleen het gemiddelde van zijn twee handen, naar boven afgerond.
}
stuck = Kan niemand nog een reeks op tafel voltooien, dan eindigt de ronde zonder winnaar. { $who ->
    [team] Elk team krijgt dan de som van zijn reeks, min het gemiddelde van zijn twee handen, naar boven afgerond.
   *[player] Alle spelers krijgen dan de som van de getallen in hun reeksen, min de punten die ze nog in de hand hebben.
}
too-long = Na { $count } zetten eindigt een ronde zonder winnaar, en { $who ->
    [team] elk team krijgt de som van zijn reeks, min het gemiddelde van zijn twee handen, naar boven afgerond.
   *[player] alle spelers krijgen de som van de getallen in hun reeksen, min de punten die ze nog in de hand hebben.
}
match = { $who ->
    [team] Het eerste team dat
   *[player] De eerste speler die
} { points } haalt, wint de partij. Halen meerdere { $who ->
    [team] teams
   *[player] spelers
} dat in dezelfde ronde, dan wint de winnaar van die ronde de partij. Zit die er niet bij, dan wint de hoogste score. Delen meerdere { $who ->
    [team] teams
   *[player] spelers
} die hoogste score, dan volgt nog een ronde.

# In het kort, voor luisteraars.

short-scores = { $who ->
    [team] Het team dat een reeks voltooit, krijgt de som van de getallen erin, en { $sides ->
        [2] het andere team krijgt de som van zijn
       *[other] de andere teams krijgen de som van hun
    }
   *[player] De speler die een reeks voltooit, krijgt de som van de getallen erin, en { $sides ->
        [2] de ander krijgt de som van zijn
       *[other] de anderen krijgen de som van hun
    }
} reeks, min wat nog in de hand zit.
