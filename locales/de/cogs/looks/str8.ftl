aim = bis **{ $target }** Punkte
goal = Wer zuerst auf { $target } Punkte kommt, gewinnt die Partie. Schaffen es mehrere in derselben Runde, gewinnt, wer von ihnen diese Runde gewonnen hat. Hat niemand von ihnen die Runde gewonnen, zählen die meisten Punkte. Bei Gleichstand an der Spitze kommt noch eine Runde.
spelling = Schreib die Zahl, oder „weiter links“ oder „weiter rechts“ für eine Weitergabekarte

# Der Tisch.

alt-sequence = Platz { $seat }: { $cards }.
alt-no-sequence = Platz { $seat }: noch keine Zahl.
alt-top = Oben auf dem Ablagestapel: { $card }.
alt-no-top = Der Ablagestapel ist leer.
alt-stock = Im Ziehstapel: { cards }.
top = **{ $card }** auf dem Ablagestapel
    .heard = Oben auf dem Ablagestapel: **{ $card }**
top-and-earlier = **{ $card }** auf dem Ablagestapel · davor: { $cards }
    .heard = Oben auf dem Ablagestapel: **{ $card }**. Darunter: { $cards }
no-top = Der Ablagestapel ist leer
stock = Ziehstapel: { $count }
stock-and-passes = Ziehstapel: { $count } · { $passes ->
    [one] 1 Weitergabekarte
   *[other] { $passes } Weitergabekarten
} gelegt
drawing = zieht oder nimmt eine Karte
has-drawn = hat gezogen und überlegt
has-taken = hat { $card } genommen und überlegt
seat = Platz { $seat }
left-with = übrig: { $cards }
this-round = { $points } in dieser Runde
total = { points }
sequence = { $cards } · { $length } von { $longest }, { points }
dead-sequence = { $cards } · { $length } von { $longest }, { points }, kommt nicht mehr auf acht
empty-sequence = noch keine Zahl
sheet-button = Tabelle
final-score = { points } · { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
} gewonnen

# Die Seite des Ablagestapels.

passes-played = Gelegte Weitergabekarten: { $cards }
no-passes-played = Noch wurden keine Weitergabekarten gelegt.
in-the-draw-pile = Im Ziehstapel: { cards }.

# Eine Hand.

hand-alt = Deine Hand: { $cards }.
hand = Hand: { $cards }
    .heard = Deine Hand: { $cards }
your-turn = **Du bist dran.** Zieh eine Karte.
your-turn-or-take = **Du bist dran.** Zieh eine Karte oder nimm **{ $card }** vom Ablagestapel.
drew = **Gezogen: { $card }.** Leg eine Karte oder wirf eine ab.
    .heard = **Du bist noch dran.** Leg eine Karte oder wirf eine ab.
drew-nothing-fits = **Gezogen: { $card }.** Nichts passt, also wirf eine Karte ab.
    .heard = **Du bist noch dran.** Nichts passt, also wirf eine Karte ab.
took = **Genommen: { $card }.** Leg eine Karte oder wirf eine ab.
    .heard = **Du bist noch dran.** Leg eine Karte oder wirf eine ab.
took-nothing-fits = **Genommen: { $card }.** Nichts passt, also wirf eine Karte ab.
    .heard = **Du bist noch dran.** Nichts passt, also wirf eine Karte ab.
starts = Deine Folge fängt mit einer Zielscheibe an, also mit einer Zahl von { $first } bis { $last }.
followed-by = { $cards } → danach: { $numbers }
followed-by-nothing = { $cards } → da passt nichts mehr
draw-button = Karte ziehen
    .heard = Eine Karte ziehen, dann eine legen oder abwerfen
add-button = { $card }
    .heard = { $card } an { $whose ->
        [team] die Folge deines Teams
       *[own] deine Folge
    } anlegen
pass-button = { $card }
    .heard = { $card } legen

# Wörter in Bildern.

picture-pass = WEITER
picture-step = +3: ein Schritt in Reihe 3
picture-copies = ×3: dreimal im Spiel
picture-opener = Start

# Was man davon hört.

your-line = { $whose ->
    [team] Die Folge deines Teams
    [first] Deine erste Folge
    [second] Deine zweite Folge
   *[own] Deine Folge
}: { $cards }. Das sind { $length } von { $longest } Zahlen, zusammen { points }. { $numbers ->
    [none] Da passt nichts mehr.
   *[some] Darauf passt { $numbers }.
}
your-empty-line = { $whose ->
    [team] Die Folge deines Teams
    [first] Deine erste Folge
    [second] Deine zweite Folge
   *[own] Deine Folge
} hat noch keine Zahl. Sie fängt mit einer Zahl von { $first } bis { $last } an.
other-line = { $which ->
    [first] Erste Folge
    [second] Zweite Folge
   *[own] Folge
} von { $names }: { $cards }. Das sind { $length } von { $longest } Zahlen, zusammen { points }.{ $grows ->
    [no] { "" } Auf { $longest } Zahlen kommt sie nicht mehr.
   *[yes] { "" }
}
other-empty-line = { $which ->
    [first] Erste Folge
    [second] Zweite Folge
   *[own] Folge
} von { $names }: noch keine Zahl.
goes-on = Auf deine { $number } kann { $numbers } folgen.
now-holding = Du hast jetzt die Hand von { $name }.
passing = Legst du { $card }, geben alle ihre Hand in diese Richtung weiter. Du bekommst die von { $name }.

# Die Tabelle.

sheet-title = Tabelle der Folgen
sheet-note = Auf jede Zahl kann die nächste aus jeder ihrer Reihen folgen. Eine Folge fängt mit einer Zahl von 1 bis 8 an.{ $packs ->
    [1] { "" }
   *[other] { "" } Gezählt sind die Karten aus beiden Kartenspielen.
}
    .heard = Was in einer Folge auf jede Zahl folgen kann, und wie viele Karten es davon gibt{ $packs ->
        [1] { "" }
       *[other] { "" } in beiden Kartenspielen
    }. Eine Folge fängt mit einer Zahl von 1 bis 8 an, und mit 8 Zahlen ist sie komplett.
copies = { $number }, { $copies ->
    [one] 1-mal
   *[other] { $copies }-mal
}
leads-to = { copies }: { $numbers }
    .heard = Auf die { $number } folgt: { $numbers }. { $copies ->
        [one] Es gibt 1 Karte
       *[other] Es gibt { $copies } Karten
    } mit der { $number }.
leads-nowhere = { copies }: nichts
    .heard = Auf die { $number } folgt nichts. { $copies ->
        [one] Es gibt 1 Karte
       *[other] Es gibt { $copies } Karten
    } mit der { $number }.
