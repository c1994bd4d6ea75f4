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

hand = **{ cards }**: { $held }
    .heard = **{ cards }.** { $held }
held = { CAPITAL($suit) }: { $ranks }.
held-jokers = { CAPITAL($cards) }.
your-turn = **Du bist dran**
your-turn-nothing = **Du bist dran** – nichts passt. Zieh eine Karte.
your-turn-pass = **Du bist dran** – nichts passt, und zu ziehen gibt’s auch nichts mehr. Passe.
your-turn-penalty = **Du bist dran** – leg eine hervorgehobene Karte oder zieh.
    .heard = **Du bist dran** – zieh { cards }. Oder leg { $cards }{ $answer ->
        [more] , dann muss { $next } { $more } ziehen
        [cancel] , dann zieht niemand
       *[other] { "" } zum Kontern
    }.
your-turn-draw-penalty = **Du bist dran** – zieh { cards }.
your-turn-again = **Du bist noch mal dran.** Leg eine hervorgehobene Karte.
    .heard = **Du bist noch mal dran.** Leg eine der Karten unten.
your-turn-again-or-draw = **Du bist noch mal dran.** Leg eine hervorgehobene Karte oder zieh.
    .heard = **Du bist noch mal dran.** Leg eine der Karten unten oder zieh.
your-turn-again-nothing = **Du bist noch mal dran** – nichts passt. Zieh eine Karte.
your-turn-again-pass = **Du bist noch mal dran** – nichts passt, und zu ziehen gibt’s auch nichts mehr. Passe.
your-turn-skip = **Du musst gleich { $count ->
    [one] aussetzen
   *[other] { $count }-mal aussetzen
}.** { $answer ->
    [yes] Gib das Aussetzen mit einer hervorgehobenen Karte weiter, oder setz aus.
   *[no] Keine deiner Karten hilft.
}
    .heard = **Du musst gleich { $count ->
        [one] aussetzen
       *[other] { $count }-mal aussetzen
    }.** { $answer ->
        [yes] Gib das Aussetzen mit einer der Karten unten weiter, oder setz aus.
       *[no] Keine deiner Karten hilft.
    }
drew-or-keep = **Gezogen: { $cards }.** Leg eine hervorgehobene Karte, oder behalt, was du gezogen hast.
    .heard = **Du bist noch dran.** Leg eine der Karten unten oder behalt, was du gezogen hast.
drew-or-draw = **Gezogen: { $cards }.** Leg eine hervorgehobene Karte oder zieh noch mal.
    .heard = **Du bist noch dran.** Leg eine der Karten unten oder zieh noch mal.
drew-draw-or-keep = **Gezogen: { $cards }.** Leg eine hervorgehobene Karte, zieh noch mal, oder behalt, was du gezogen hast.
    .heard = **Du bist noch dran.** Leg eine der Karten unten, zieh noch mal oder behalt, was du gezogen hast.
drew-and-draw-or-keep = **Gezogen: { $cards }.** Nichts passt. Zieh noch mal oder beende deinen Zug.
    .heard = **Du bist noch dran** – nichts passt. Zieh noch mal oder beende deinen Zug.
drew-and-draw = **Gezogen: { $cards }.** Passt noch nicht. Zieh noch mal.
    .heard = **Du bist noch dran** – es passt noch nichts. Zieh noch mal.
drew-and-keep = **Gezogen: { $cards }.** Nichts passt. Beende deinen Zug.
    .heard = **Du bist noch dran** – nichts passt. Beende deinen Zug.
drew-and-play = **Gezogen: { $cards }.** Leg eine hervorgehobene Karte.
    .heard = **Du bist noch dran.** Leg eine der Karten unten.
pick-direction = **Du fängst an.** Bestimm, wie herum es geht.
pick-first = **Die erste Karte ist eine Wunschkarte, und du hast gegeben.** Wünsch dir eine Farbe.
give = **Such eine Karte für { $to } aus** oder behalt alle.
    .heard = **Du darfst { $to } eine Karte schenken, musst aber nicht.** Geschenkt ist geschenkt.
give-next = **Such eine Karte für { $to } aus.**
    .heard = **Du musst auch { $to } eine Karte schenken.** Geschenkt ist geschenkt.
then-one = Danach bekommt { $names } eine.
    .heard = Wenn du eine verschenkst, bekommt { $names } die nächste.
then-each = Danach bekommen { $names } je eine.
    .heard = Wenn du eine verschenkst, bekommen danach { $names } je eine, in dieser Reihenfolge.
doubt = **{ $player } legt { $cards }.** Glaubst du’s, oder zweifelst du’s an?
    .heard = **{ $player } legt { $cards }. Glauben oder anzweifeln?**
doubt-suit = **{ $player } legt { $cards } auf { $suit }.** Glaubst du’s, oder zweifelst du’s an?
    .heard = **{ $player } legt { $cards }. Glauben oder anzweifeln?** Die Farbe war { $suit }.
doubt-rank = **{ $player } legt { $cards }, gewünscht { $count ->
    [one] war
   *[other] waren
} { $ranks }.** Glaubst du’s, oder zweifelst du’s an?
    .heard = **{ $player } legt { $cards }. Glauben oder anzweifeln?** Gewünscht { $count ->
    [one] war
   *[other] waren
} { $ranks }.
bluff = { $play } · Bluff
    .heard = { $play }, als Bluff
unanswered = { $play } · 1 ziehen
    .heard = { $play }, nicht antworten und eine Karte ziehen
bluff-is = Ein Bluff ist es, wenn { $player } eine andere Karte hätte legen können.
stakes-stand = Glauben: Du ziehst { cards }.
stakes-right = Bluff angezweifelt: { $player } nimmt die Karte zurück und zieht { cards }.
stakes-wrong = Zu Unrecht angezweifelt: Du ziehst { cards }.
draw-count = { $count } ziehen
    .heard = { $count } ziehen { $after ->
        [over] und Zug beenden
       *[on] und weiterspielen
    }
draw-and-end = Ziehen und Zug beenden
draw-until = Ziehen, bis eine passt
    .heard = Ziehen, bis eine passt, und dann legen
draw-one = Karte ziehen
    .heard = Eine Karte ziehen, dann bist du noch dran

# Was man außerdem hört.

forgot = { $name } hat noch nicht „{ $word }“ gesagt. Kommt das nicht vor dem nächsten Zug, kostet es { cards }.
must-draw = { $name } muss { cards } ziehen oder kontern.
draws-if = { $name } muss { cards } ziehen, wenn niemand anzweifelt.
must-miss = { $name } muss { $count ->
    [one] aussetzen
   *[other] { $count }-mal aussetzen
} oder das Aussetzen weitergeben.
noted = { $name }: { $note }.
next-player = Danach ist { $name } dran.
    .you = Danach bist du dran.
no-penalty = Keine Strafe für deinen letzten Zug.
penalty = Die Strafe gab’s für deinen letzten Zug. { $said ->
    [yes] Du hast eine geheime Regel gebrochen, oder keine Regel hat deinen Satz verlangt.
   *[no] Du hast eine geheime Regel gebrochen.
}
known = Du kennst: { $rule }
unknown = { $count ->
    [0] Du kennst jetzt alle geheimen Regeln.
    [one] Eine geheime Regel kennst du noch nicht.
   *[other] { $count } geheime Regeln kennst du noch nicht.
}
again = { $name } ist noch mal dran.
    .you = Du bist noch mal dran.

top = Oben liegt: **{ $card }**
top-suit = Oben liegt: **{ $card }** – { suit-word } ist jetzt **{ $suit } { $sign }**
top-rank = Oben liegt: **{ $card }** – gewünscht: **{ $ranks }**
top-open = Oben liegt: **{ $card }** – **jede Karte** passt
top-none = { $suit ->
    [none] Noch liegt keine Karte – **jede** darf die erste sein
   *[other] Noch liegt keine Karte
}
begins-with = Alle fangen mit **{ $suit } { $sign }** an
and-earlier = { $top } · davor: { $cards }
    .heard = { $top }. Darunter: { $cards }
draw-pile = Ziehstapel: { $count }
draw-pile-and-way = Ziehstapel: { $count } · es geht { $way ->
    [clockwise] im Uhrzeigersinn
   *[counterclockwise] gegen den Uhrzeigersinn
}
    .heard = Ziehstapel: { $count }. Es geht { $way ->
        [clockwise] im Uhrzeigersinn
       *[counterclockwise] gegen den Uhrzeigersinn
    }.
draw-penalty = **Strafkarten: { $count }**
turns-to-miss = **{ $count }-mal aussetzen**
players-to-skip = **{ $count ->
    [one] Der Nächste setzt aus
   *[other] Die nächsten { $count } setzen aus
}**
misses = muss { $count ->
    [one] aussetzen
   *[other] { $count }-mal aussetzen
}
picking = wünscht sich eine Farbe
picking-direction = bestimmt, wie herum es geht
giving = { $begun ->
    [yes] muss auch { $to } eine Karte schenken
   *[no] darf { $to } eine Karte schenken
}
doubting = überlegt: { $player } legt { $cards } – glauben oder anzweifeln?
deciding = hat gezogen und überlegt
table-again = ist noch mal dran
skipped = darf das Aussetzen noch weitergeben
holding = { cards }
out = fertig
out-in-place = { $place ->
    [1] zuerst fertig
   *[other] fertig, Platz { $place }
}
out-of-match = ausgeschieden
went-out = fertig
went-out-points = fertig: { $points }
left-with = übrig: { $cards }
left-with-exactly = übrig: { $cards } (genau { points }, also zurück auf 0)
left-with-points = übrig: { $cards } ({ $points })
score = { points }
rounds-won = { $count ->
    [0] keine Runde gewonnen
   *[other] { rounds } gewonnen
}
left-with-cards = übrig: { cards }
score-down = noch { $count }
score-down-wild = noch { $count } · Wunschkarten: { $ranks }
uncalled = noch kein „{ $word }“
announced = hat „{ $word }“ gesagt
barred = darf nicht Schluss machen, hat nicht „{ $word }“ gesagt
call-button = { $word }!
catch-button = Erwischt!
shouting = { $catch ->
    [yes] Am Tisch sind dafür die Knöpfe **{ $word }!** und **Erwischt!**. Zur falschen Zeit drücken kostet nichts.
   *[no] Am Tisch ist dafür der Knopf **{ $word }!**. Zur falschen Zeit drücken kostet nichts.
}
final-score = { points } · { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
} gewonnen

# Der Ablagestapel.

pile-suit = Die { suit-word } ist jetzt { $suit }.
pile-rank = Gewünscht { $count ->
    [one] ist
   *[other] sind
} { $ranks }.
pile-open = Jede Karte passt.
pile-draw = Im Ziehstapel: { cards }.
