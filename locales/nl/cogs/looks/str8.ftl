# Hoe het reeksenspel eruitziet.

aim = tot **{ $target }** punten
goal = Wie het eerst { $target } punten haalt, wint de partij. Halen meerdere spelers dat in dezelfde ronde, dan wint de winnaar van die ronde. Zit die er niet bij, dan wint de hoogste score. Delen meerdere spelers die score, dan volgt nog een ronde.
spelling = Typ het getal, of “door links” of “door rechts” voor een doorgeefkaart

# De tafel.

alt-sequence = Plek { $seat }: { $cards }.
alt-no-sequence = Plek { $seat }: nog geen getal.
alt-top = Bovenop de aflegstapel: { $card }.
alt-no-top = De aflegstapel is leeg.
alt-stock = { cards } in de pakstapel.
top = **{ $card }** op de aflegstapel
    .heard = Bovenop de aflegstapel: **{ $card }**
top-and-earlier = **{ $card }** op de aflegstapel · eerder: { $cards }
    .heard = Bovenop de aflegstapel: **{ $card }**. Daaronder: { $cards }
no-top = De aflegstapel is leeg
stock = Pakstapel: { $count }
stock-and-passes = Pakstapel: { $count } · { $passes ->
    [one] 1 doorgeefkaart
   *[other] { $passes } doorgeefkaarten
} gespeeld
drawing = pakt of neemt een kaart
has-drawn = heeft gepakt en denkt na
has-taken = heeft { $card } genomen en denkt na
seat = plek { $seat }
left-with = zit nog met { $cards }
this-round = { $points } deze ronde
total = { points }
sequence = { $cards } · { $length } van { $longest }, { points }
dead-sequence = { $cards } · { $length } van { $longest }, { points }, raakt niet meer vol
empty-sequence = nog geen getal
sheet-button = Blad
final-score = { points } · { $rounds ->
    [one] 1 ronde
   *[other] { $rounds } rondes
} gewonnen

# De pagina van de aflegstapel.

passes-played = Gespeelde doorgeefkaarten: { $cards }
no-passes-played = Er is nog geen doorgeefkaart gespeeld.
in-the-draw-pile = { cards } in de pakstapel.

# Een hand.

hand-alt = Je hand: { $cards }.
hand = Hand: { $cards }
    .heard = Je hand: { $cards }
your-turn = **Jouw beurt.** Pak een kaart.
your-turn-or-take = **Jouw beurt.** Pak een kaart, of neem **{ $card }** van de aflegstapel.
drew = **Je hebt { $card } gepakt.** Speel een kaart, of leg er een af.
    .heard = **Je bent nog aan de beurt.** Speel een kaart, of leg er een af.
drew-nothing-fits = **Je hebt { $card } gepakt.** Er past niets, dus leg een kaart af.
    .heard = **Je bent nog aan de beurt.** Er past niets, dus leg een kaart af.
took = **Je hebt { $card } genomen.** Speel een kaart, of leg er een af.
    .heard = **Je bent nog aan de beurt.** Speel een kaart, of leg er een af.
took-nothing-fits = **Je hebt { $card } genomen.** Er past niets, dus leg een kaart af.
    .heard = **Je bent nog aan de beurt.** Er past niets, dus leg een kaart af.
starts = Je reeks begint met een roos: een getal van { $first } tot en met { $last }.
followed-by = { $cards } → volgende: { $numbers }
followed-by-nothing = { $cards } → er past niets meer
draw-button = Pak een kaart
    .heard = Pak een kaart, en speel er dan een of leg er een af
add-button = { $card }
    .heard = Leg { $card } bij { $whose ->
        [team] de reeks van je team
       *[own] je reeks
    }
pass-button = { $card }
    .heard = Speel { $card }

# Woorden in plaatjes.

picture-pass = GEEF
picture-step = +3: één stap in rij 3
picture-copies = ×3: drie keer
picture-opener = begin

# Wat luisteraars ervan horen.

your-line = { $whose ->
    [team] De reeks van je team
    [first] Je eerste reeks
    [second] Je tweede reeks
   *[own] Je reeks
}: { $cards }. Dat zijn { $length } van { $longest } getallen, samen { points }. { $numbers ->
    [none] Er past niets meer.
   *[some] Hierna kun je { $numbers } bijleggen.
}
your-empty-line = { $whose ->
    [team] De reeks van je team
    [first] Je eerste reeks
    [second] Je tweede reeks
   *[own] Je reeks
} heeft nog geen getal. Die begint met een getal van { $first } tot en met { $last }.
other-line = { $which ->
    [first] Eerste reeks
    [second] Tweede reeks
   *[own] Reeks
} van { $names }: { $cards }. Dat zijn { $length } van { $longest } getallen, samen { points }.{ $grows ->
    [no] { "" } Deze reeks haalt de { $longest } getallen niet meer.
   *[yes] { "" }
}
other-empty-line = { $which ->
    [first] Eerste reeks
    [second] Tweede reeks
   *[own] Reeks
} van { $names }: nog geen getal.
goes-on = Na je { $number } kun je verder met { $numbers }.
now-holding = Je hebt nu de hand die van { $name } was.
passing = Speel je de { $card }, dan geeft iedereen de hand die kant op door. Jij krijgt de hand van { $name }.

# Het blad.

sheet-title = Reeksenblad
sheet-note = Na een getal mag je uit elke rij waarin het staat het volgende getal spelen. Een reeks begint met een getal van 1 tot en met 8.{ $packs ->
    [1] { "" }
   *[other] { "" } De aantallen gelden voor beide spellen kaarten samen.
}
    .heard = Wat er in een reeks op elk getal kan volgen, en hoe vaak elk getal voorkomt{ $packs ->
        [1] { "" }
       *[other] { "" } in beide spellen kaarten
    }. Een reeks begint met een getal van 1 tot en met 8, en met 8 getallen is die voltooid.
copies = { $number }, { $copies ->
    [one] 1 keer
   *[other] { $copies } keer
}
leads-to = { copies }: { $numbers }
    .heard = Na { $number }: { $numbers }. De { $number } komt { $copies } keer voor.
leads-nowhere = { copies }: niets
    .heard = Na { $number }: niets. De { $number } komt { $copies } keer voor.
