aim = { $goal ->
    [round] bis **{ $target }** Punkte
   *[countdown] von **{ $target }** runter auf 0
}
aim-knockout = { $when ->
    [hand] wer die meisten Punkte auf der Hand hat, scheidet aus
    [over] wer über **{ $target }** Punkte kommt, scheidet aus
   *[target] wer auf **{ $target }** Punkte kommt, scheidet aus
}
aim-rounds-won = { $number ->
    [1] eine einzige Runde
   *[other] wer zuerst **{ $number }** Runden gewinnt
}
aim-rounds = { $number ->
    [1] **1** Runde
   *[other] **{ $number }** Runden
}
goal-single = Wer die Runde gewinnt, gewinnt die Partie.
goal-rounds = Wer zuerst { rounds } gewinnt, gewinnt die Partie.
goal-most-rounds = Es geht über { rounds }. Wer davon die meisten gewinnt, gewinnt die Partie. Bei Gleichstand an der Spitze kommt noch eine Runde.
goal-knockout = { $when ->
    [hand] Wer am Ende einer Runde die meisten Punkte auf der Hand hat, scheidet aus
    [over] Wer über { $target } Punkte kommt, scheidet aus
   *[target] Wer auf { $target } Punkte kommt, scheidet aus
}. Wer übrig bleibt, gewinnt.
goal-countdown = Alle zählen von { $target } runter. Wer zuerst bei 0 ist, gewinnt.
goal-round = Die Partie endet{ $rounds ->
    [0] , wenn jemand { $target } Punkte erreicht
    [one] { " " }nach 1 Runde
   *[other] { " " }nach { $rounds } Runden
}. { $best ->
    [highest] Die meisten
   *[lowest] Die wenigsten
} Punkte gewinnen. { $tie ->
    [shared] Liegen mehrere gleichauf vorn, teilen sie sich den Sieg.
   *[another-round] Bei Gleichstand an der Spitze kommt noch eine Runde.
}
goal-round-and-bonus = Die Partie endet{ $rounds ->
    [0] , wenn jemand { $target } Punkte erreicht
    [one] { " " }nach 1 Runde
   *[other] { " " }nach { $rounds } Runden
}. Wer { $best ->
    [highest] die meisten
   *[lowest] die wenigsten
} Punkte hat, gewinnt und bekommt einen Bonus ({ points }). { $tie ->
    [shared] Liegen mehrere gleichauf vorn, teilen sie sich den Sieg.
   *[another-round] Bei Gleichstand an der Spitze kommt noch eine Runde.
}
spelling = { $pack ->
    [whot] Schreib Form und Zahl, etwa Kreis 10, oder Whot
   *[french] Schreib Farbe und Wert, etwa Pik 8 oder Karo 10
}

# Ihre Bilder.

table-alt = Ablagestapel: { $card }. Im Ziehstapel: { cards }.
table-alt-suit = Ablagestapel: { $card }. Die { suit-word } ist jetzt { $suit }. Im Ziehstapel: { cards }.
table-alt-card = Ablagestapel: { $card }. Gewünscht ist { $ranks }. Im Ziehstapel: { cards }.
table-alt-rank = Ablagestapel: { $card }. Gewünscht sind { $ranks }. Im Ziehstapel: { cards }.
table-alt-open = Ablagestapel: { $card }. Jede Karte passt. Im Ziehstapel: { cards }.
table-alt-no-card = { $suit ->
    [none] Noch liegt keine Karte. Jede darf die erste sein.
   *[other] Noch liegt keine Karte. Alle fangen mit { $suit } an.
} Im Ziehstapel: { cards }.
table-alt-way = { $alt } Es geht { $way ->
    [clockwise] im Uhrzeigersinn
   *[counterclockwise] gegen den Uhrzeigersinn
}.
hand-alt = Deine Hand: { $cards }.

# Der Knopf zum Passen.

miss-turn = { $count ->
    [one] Aussetzen
   *[other] { $count }-mal aussetzen
}
