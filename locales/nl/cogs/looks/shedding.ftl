## Hoe de aflegspellen eruitzien.

aim = { $goal ->
    [round] tot **{ $target }** punten
   *[countdown] aftellen van **{ $target }** naar 0
}
aim-knockout = { $when ->
    [hand] wie de meeste punten in de hand heeft, ligt eruit
    [over] boven **{ $target }** punten lig je eruit
   *[target] bij **{ $target }** punten lig je eruit
}
aim-rounds-won = { $number ->
    [1] één potje
   *[other] wie het eerst **{ $number }** rondes wint
}
aim-rounds = { $number ->
    [1] **1** ronde
   *[other] **{ $number }** rondes
}
goal-single = Wie de ronde wint, wint de partij.
goal-rounds = Wie het eerst { rounds } wint, wint de partij.
goal-most-rounds = Na { rounds } wint wie de meeste rondes heeft gewonnen. Bij een gedeelde eerste plaats volgt nog een ronde.
goal-knockout = { $when ->
    [hand] Wie na een ronde de meeste punten in de hand heeft, ligt eruit
    [over] Kom je boven { $target } punten, dan lig je eruit
   *[target] Kom je op { $target } punten, dan lig je eruit
}. Wie als laatste overblijft, wint.
goal-countdown = Iedereen telt af van { $target }. Wie het eerst op 0 is, wint.
goal-round = De partij stopt { $rounds ->
    [0] als een speler { $target } punten haalt
    [one] na 1 ronde
   *[other] na { $rounds } rondes
}. Wie dan de { $best ->
    [highest] meeste
   *[lowest] minste
} punten heeft, wint. { $tie ->
    [shared] Bij een gedeelde eerste plaats delen de koplopers de winst.
   *[another-round] Bij een gedeelde eerste plaats volgt nog een ronde.
}
goal-round-and-bonus = De partij stopt { $rounds ->
    [0] als een speler { $target } punten haalt
    [one] na 1 ronde
   *[other] na { $rounds } rondes
}. Wie dan de { $best ->
    [highest] meeste
   *[lowest] minste
} punten heeft, wint en krijgt een bonus van { points }. { $tie ->
    [shared] Bij een gedeelde eerste plaats delen de koplopers de winst.
   *[another-round] Bij een gedeelde eerste plaats volgt nog een ronde.
}
spelling = { $pack ->
    [whot] Typ vorm en getal, zoals cirkel 10 of c10, of Whot
   *[french] Typ waarde en kleur, zoals 8S of 10H
}

# Hun plaatjes.

table-alt = Aflegstapel: { $card }. { cards } in de pakstapel.
table-alt-suit = Aflegstapel: { $card }. De { suit-word } is nu { $suit }. { cards } in de pakstapel.
table-alt-card = Aflegstapel: { $card }. Gevraagd: de { $ranks }. { cards } in de pakstapel.
table-alt-rank = Aflegstapel: { $card }. Gevraagd: { $ranks }. { cards } in de pakstapel.
table-alt-open = Aflegstapel: { $card }. Elke kaart mag. { cards } in de pakstapel.
table-alt-no-card = { $suit ->
    [none] Er ligt nog geen kaart. Elke kaart mag beginnen.
   *[other] Er ligt nog geen kaart. Iedereen begint met { $suit }.
} { cards } in de pakstapel.
table-alt-way = { $alt } Er wordt { $way ->
    [clockwise] met de klok mee
   *[counterclockwise] tegen de klok in
} gespeeld.
hand-alt = Je hand: { $cards }.

# De knop om te passen.

miss-turn = Sla { $count ->
    [one] je beurt
   *[other] { $count } beurten
} over

## De hand in de aflegspellen.

hand = **{ cards }**: { $held }
    .heard = **{ cards }.** { $held }
held = { CAPITAL($suit) }: { $ranks }.
held-jokers = { CAPITAL($cards) }.
your-turn = **Jouw beurt**
your-turn-nothing = **Jouw beurt** – er past niets. Pak een kaart.
your-turn-pass = **Jouw beurt** – er past niets en er valt niets te pakken. Pas.
your-turn-penalty = **Jouw beurt** – speel een gemarkeerde kaart, of pak de strafkaarten.
    .heard = **Jouw beurt** – pak { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }. Of speel { $cards }{ $answer ->
        [more] , en dan moet { $next } er { $more } pakken
        [cancel] , en dan pakt niemand
       *[other] { "" } als antwoord op de strafkaarten
    }.
your-turn-draw-penalty = **Jouw beurt** – pak { cards }.
your-turn-again = **Je mag nog een keer.** Speel een gemarkeerde kaart.
    .heard = **Je mag nog een keer.** Speel een van de kaarten hieronder.
your-turn-again-or-draw = **Je mag nog een keer.** Speel een gemarkeerde kaart, of pak een kaart.
    .heard = **Je mag nog een keer.** Speel een van de kaarten hieronder, of pak een kaart.
your-turn-again-nothing = **Je mag nog een keer** – er past niets. Pak een kaart.
your-turn-again-pass = **Je mag nog een keer** – er past niets en er valt niets te pakken. Pas.
your-turn-skip = **Je moet { $count ->
    [one] je beurt
   *[other] { $count } beurten
} overslaan.** { $answer ->
    [yes] Geef dat door met een gemarkeerde kaart, of sla { $count ->
        [one] je beurt
       *[other] { $count } beurten
    } over.
   *[no] Geen van je kaarten helpt.
}
    .heard = **Je moet { $count ->
        [one] je beurt
       *[other] { $count } beurten
    } overslaan.** { $answer ->
        [yes] Geef dat door met een van de kaarten hieronder, of sla { $count ->
            [one] je beurt
           *[other] { $count } beurten
        } over.
       *[no] Geen van je kaarten helpt.
    }
drew-or-keep = **Je hebt { $cards ->
    [joker] een joker
   *[other] { $cards }
} gepakt.** Speel een gemarkeerde kaart, of houd wat je gepakt hebt.
    .heard = **Je bent nog aan de beurt.** Speel een van de kaarten hieronder, of houd wat je gepakt hebt.
drew-or-draw = **Je hebt { $cards ->
    [joker] een joker
   *[other] { $cards }
} gepakt.** Speel een gemarkeerde kaart, of pak er nog een.
    .heard = **Je bent nog aan de beurt.** Speel een van de kaarten hieronder, of pak er nog een.
drew-draw-or-keep = **Je hebt { $cards ->
    [joker] een joker
   *[other] { $cards }
} gepakt.** Speel een gemarkeerde kaart, pak er nog een, of houd wat je gepakt hebt.
    .heard = **Je bent nog aan de beurt.** Speel een van de kaarten hieronder, pak er nog een, of houd wat je gepakt hebt.
drew-and-draw-or-keep = **Je hebt { $cards ->
    [joker] een joker
   *[other] { $cards }
} gepakt.** Er past niets. Pak er nog een, of beëindig je beurt.
    .heard = **Je bent nog aan de beurt** – er past niets. Pak er nog een, of beëindig je beurt.
drew-and-draw = **Je hebt { $cards ->
    [joker] een joker
   *[other] { $cards }
} gepakt.** Er past nog niets. Pak er nog een.
    .heard = **Je bent nog aan de beurt** – er past nog niets. Pak er nog een.
drew-and-keep = **Je hebt { $cards ->
    [joker] een joker
   *[other] { $cards }
} gepakt.** Er past niets. Beëindig je beurt.
    .heard = **Je bent nog aan de beurt** – er past niets. Beëindig je beurt.
drew-and-play = **Je hebt { $cards ->
    [joker] een joker
   *[other] { $cards }
} gepakt.** Speel een gemarkeerde kaart.
    .heard = **Je bent nog aan de beurt.** Speel een van de kaarten hieronder.
pick-direction = **Jij begint.** Kies de speelrichting.
pick-first = **De eerste kaart is een keuzekaart, en jij deelde.** Kies een kleur.
give = **Kies een kaart voor { $to }**, of houd al je kaarten.
    .heard = **Je mag { $to } een kaart geven, of niets geven.** Gegeven is gegeven.
give-next = **Kies een kaart voor { $to }.**
    .heard = **Je moet { $to } ook een kaart geven.** Gegeven is gegeven.
then-one = Dan krijgt { $names } ook een kaart.
    .heard = Als je een kaart geeft, krijgt { $names } daarna ook een kaart.
then-each = Dan krijgen { $names } ook elk een kaart.
    .heard = Als je een kaart geeft, krijgen { $names } daarna ook elk een kaart, in die volgorde.
doubt = **{ $player } speelde { $cards ->
    [joker] een joker
   *[other] { $cards }
}.** Laten liggen, of uitdagen?
    .heard = **{ CAPITAL($cards) } van { $player }: laten liggen, of uitdagen?**
doubt-suit = **{ $player } speelde { $cards ->
    [joker] een joker
   *[other] { $cards }
} toen de kleur { $suit } was.** Laten liggen, of uitdagen?
    .heard = **{ CAPITAL($cards) } van { $player }: laten liggen, of uitdagen?** De kleur was { $suit }.
doubt-rank = **{ $player } speelde { $cards ->
    [joker] een joker
   *[other] { $cards }
} toen er om { $ranks } gevraagd { $count ->
    [one] werd
   *[other] werd
}.** Laten liggen, of uitdagen?
    .heard = **{ CAPITAL($cards) } van { $player }: laten liggen, of uitdagen?** Er werd om { $ranks } gevraagd{ $count ->
    [one] .
   *[other] .
}
bluff = { $play } · bluf
    .heard = { $play } als bluf
unanswered = { $play } · pak 1
    .heard = { $play } zonder antwoord, en pak dan een kaart
bluff-is = Het is bluf als { $player } een andere kaart had kunnen spelen.
stakes-stand = Laten liggen: je pakt { cards }.
stakes-right = Uitdagen, en het is bluf: { $player } neemt de kaart terug en pakt { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}.
stakes-wrong = Uitdagen, en het is eerlijk: je pakt { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}.
draw-count = Pak { $count }
    .heard = Pak { $count } { $after ->
        [over] en beëindig je beurt
       *[on] en speel door
    }
draw-and-end = Pak en beëindig beurt
draw-until = Pak tot je kunt spelen
    .heard = Pak tot je kunt spelen, en speel dan
draw-one = Pak een kaart
    .heard = Pak een kaart en blijf aan de beurt

# Wat luisteraars ook nog horen.

forgot = { $name } heeft nog geen “{ $word }” gezegd. Gebeurt dat niet vóór de volgende zet, dan kost het { cards }.
must-draw = { $name } moet { $count } pakken, of er een antwoord op spelen.
draws-if = { $name } moet { $count } pakken als de kaart blijft liggen.
must-miss = { $name } moet { $count ->
    [one] een beurt
   *[other] { $count } beurten
} overslaan, of er een antwoord op spelen.
noted = { $name } { $note }.
next-player = Hierna is { $name } aan de beurt.
    .you = Hierna ben jij aan de beurt.
no-penalty = Geen straf voor wat je net deed.
penalty = De straf is voor wat je net deed. { $said ->
    [yes] Je brak een geheime regel, of geen regel vroeg om wat je zei.
   *[no] Je brak een geheime regel.
}
known = Dit weet je al: { $rule }
unknown = { $count ->
    [0] Je kent nu alle geheime regels.
    [one] Er is 1 geheime regel die je niet kent.
   *[other] Er zijn { $count } geheime regels die je niet kent.
}
again = { $name } mag nog een keer.
    .you = Je mag nog een keer.

## De tafel van de aflegspellen.

top = Bovenop: **{ $card }**
top-suit = Bovenop: **{ $card }** – { suit-word } is nu **{ $suit } { $sign }**
top-rank = Bovenop: **{ $card }** – speel **{ $ranks }**
top-open = Bovenop: **{ $card }** – speel **welke kaart je wilt**
top-none = { $suit ->
    [none] Nog geen kaart gespeeld – speel **welke kaart je wilt**
   *[other] Nog geen kaart gespeeld
}
begins-with = Ieders eerste kaart: **{ $suit } { $sign }**
and-earlier = { $top } · eerder: { $cards }
    .heard = { $top }. Daaronder: { $cards }
draw-pile = Pakstapel: { $count }
draw-pile-and-way = Pakstapel: { $count } · { $way ->
    [clockwise] met de klok mee
   *[counterclockwise] tegen de klok in
}
    .heard = Pakstapel: { $count }. Er wordt { $way ->
        [clockwise] met de klok mee
       *[counterclockwise] tegen de klok in
    } gespeeld.
draw-penalty = **Te pakken: { $count }**
turns-to-miss = **Over te slaan: { $count ->
    [one] 1 beurt
   *[other] { $count } beurten
}**
players-to-skip = **Over te slaan: { $count ->
    [one] 1 speler
   *[other] { $count } spelers
}**
misses = slaat { $count ->
    [one] een beurt
   *[other] { $count } beurten
} over
picking = kiest een kleur
picking-direction = kiest de richting
giving = { $begun ->
    [yes] moet { $to } ook een kaart geven
   *[no] mag { $to } een kaart geven
}
doubting = { $cards ->
    [joker] de joker
   *[other] { $cards }
} van { $player } laten liggen, of uitdagen?
deciding = heeft gepakt en denkt na
table-again = mag nog een keer
skipped = speelt een antwoord of wordt overgeslagen
holding = { cards }
out = uit
out-in-place = { $place ->
    [1] als eerste uit
    [2] als tweede uit
    [3] als derde uit
   *[other] als nummer { $place } uit
}
out-of-match = ligt eruit
went-out = is uit
went-out-points = is uit: { $points }
left-with = zit nog met { $cards }
left-with-exactly = zit nog met { $cards }: precies { points }, dus terug naar 0
left-with-points = zit nog met { $cards }: { $points }
score = { points }
rounds-won = { $count ->
    [0] geen ronde gewonnen
   *[other] { rounds } gewonnen
}
left-with-cards = zit nog met { cards }
score-down = nog { $count } te gaan
score-down-wild = nog { $count } te gaan · { $ranks }: keuzekaart
uncalled = zei geen “{ $word }”
announced = zei “{ $word }”
barred = kan niet uit, zei geen “{ $word }”
call-button = { $word }!
catch-button = Betrapt!
shouting = { $catch ->
    [yes] Roepen en betrappen doe je met de knoppen **{ $word }!** en **Betrapt!** Op het verkeerde moment drukken kost niets.
   *[no] Roepen doe je met de knop **{ $word }!** Op het verkeerde moment drukken kost niets.
}
final-score = { points } · { $rounds ->
    [one] 1 ronde
   *[other] { $rounds } rondes
} gewonnen

# De stapel.

pile-suit = De { suit-word } is nu { $suit }.
pile-rank = Gevraagd: { $ranks }{ $count ->
    [one] .
   *[other] .
}
pile-open = Elke kaart mag.
pile-draw = { cards } in de pakstapel.
