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
again = ist noch mal dran
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
