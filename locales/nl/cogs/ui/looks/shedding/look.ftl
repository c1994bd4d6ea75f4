# Hoe de aflegspellen eruitzien.

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
