chapter-aim = Ziel
chapter-deal = Karten und Geben
chapter-turn = Wenn du dran bist
chapter-sequence = Folge
chapter-pass = Weitergabekarten
chapter-stock = Ziehstapel
chapter-end = Ende der Runde

# Ziel, Karten und Geben.

teams = Partner sitzen sich gegenüber und bauen zusammen eine Folge: { $teams }.
team = Plätze { $seats }
aim = { $who ->
    [team] Das Team, das zuerst eine Folge aus { $count } Zahlen komplett hat,
   *[player] Wer zuerst eine Folge aus { $count } Zahlen komplett hat,
} gewinnt die Runde.
two-sequences = Jeder baut zwei Folgen auf einmal. Wer zuerst eine davon komplett hat, gewinnt die Runde.
one-pack = Zu { $seats ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
    [7] siebt
    [8] acht
   *[other] { $seats }
} spielt ihr mit einem Kartenspiel zu { $count } Karten. Darin sind die { $numbers } Zahlen des Einmaleins von 1 × 1 bis { $side } × { $side }, jede so oft, wie sie dort vorkommt, und { $passes ->
    [6] sechs
   *[other] { $passes }
} Weitergabekarten: { $each ->
    [3] drei
   *[other] { $each }
} nach links und { $each ->
    [3] drei
   *[other] { $each }
} nach rechts.
packs = Zu { $seats ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
    [7] siebt
    [8] acht
   *[other] { $seats }
} spielt ihr mit { $packs } Kartenspielen, zusammen { $count } Karten. In jedem sind die { $numbers } Zahlen des Einmaleins von 1 × 1 bis { $side } × { $side }, jede so oft, wie sie dort vorkommt, und { $passes ->
    [6] sechs
   *[other] { $passes }
} Weitergabekarten: { $each ->
    [3] drei
   *[other] { $each }
} nach links und { $each ->
    [3] drei
   *[other] { $each }
} nach rechts.
deal = Alle bekommen { cards }. Der Rest ist der Ziehstapel. Es wird keine Karte aufgedeckt.
dealer-first-seat = Wer auf Platz 1 sitzt, gibt zuerst.
dealer-chance = Wer zuerst gibt, wird ausgelost.
next-dealer-winner = Wer eine Folge komplett hat, gibt die nächste Runde. Hat niemand eine, gibt der Nächste links.
next-dealer-last = Wer am Ende einer Runde die meisten Punkte auf der Hand hat, gibt die nächste. Liegen mehrere gleichauf, gibt, wer von ihnen als Nächstes nach dem Geber dran ist.
next-dealer-left = Nach jeder Runde gibt der Nächste links.
begins-two = Wer nicht gegeben hat, fängt an. Dann seid ihr abwechselnd dran.
begins = Wer links vom Geber sitzt, fängt an, und es geht im Uhrzeigersinn.

# Wenn du dran bist.

turn = Wenn du dran bist, zieh erst die oberste Karte vom Ziehstapel, oder nimm die oberste vom Ablagestapel. Dann leg eine Zahl an { $whose ->
    [team] die Folge deines Teams
    [either] eine deiner Folgen
   *[own] deine Folge
}, leg eine Weitergabekarte oder wirf eine Karte ab.
turn-over = Dann ist der Nächste dran, und du hast wieder { cards }. Die Karte, die du gezogen oder genommen hast, kannst du behalten oder gleich wieder abwerfen. Anlegen musst du nie.

# Eine Folge.

opening = Eine Folge fängt mit einer Zielscheibe an: mit irgendeiner Zahl von { $first } bis { $last }.
following = Das Einmaleins hat { $side } Reihen. Reihe 1 geht von 1 bis { $side }. Reihe 2 ist { $second } und so weiter bis { $end }. Reihe { $side } ist { $last } und so weiter bis { $highest }. Nach einer Zahl kannst du die nächste aus jeder Reihe legen, in der sie vorkommt. Zum Beispiel kommt { $example } in den Reihen { $rows } vor, darum kann { $next } folgen. Du kannst mit jeder Zahl die Reihe wechseln.
backwards = Eine Folge kann auch runtergehen: in jeder dieser Reihen zur Zahl davor. Keine Zahl darf zweimal vorkommen.
rising = Eine Folge geht nie runter.
staying = Was in einer Folge liegt, bleibt liegen, bis die Runde vorbei ist. Niemand kann { $lines ->
    [1] eine zweite
   *[2] eine dritte
} Folge anfangen.

# Weitergabekarten und der Ziehstapel.

passing = Jede Weitergabekarte hat einen Pfeil nach links oder nach rechts. Legst du eine, geben alle ihre ganze Hand in diese Richtung weiter. Die Weitergabekarte kommt auf einen eigenen Stapel, und niemand kann sie nehmen. Egal, wohin die Hände gingen: Dran ist der Nächste links von dir.
passing-two = Jede Weitergabekarte hat einen Pfeil nach links oder nach rechts. Legst du eine, tauscht ihr beide die Hände, egal, wohin der Pfeil zeigt. Die Weitergabekarte kommt auf einen eigenen Stapel, und niemand kann sie nehmen. Dann ist der andere dran.
pass-discarded = Du kannst eine Weitergabekarte auch abwerfen. Dann kann { $seats ->
    [2] der andere
   *[other] der Nächste
} sie nehmen wie jede andere Karte.
stock = Ist der Ziehstapel leer, werden alle abgeworfenen Karten und alle gelegten Weitergabekarten neu gemischt.
impasse = Manchmal legt lange niemand eine Zahl oder Weitergabekarte. Ist inzwischen ein ganzer Ziehstapel verbraucht, oder sind so viele Züge vorbei, wie es Karten gibt, werden alle Karten außer denen in den Folgen neu gemischt, auch die Hände. Dann bekommen alle { $count } neue Karten.

# Punkte.

end = Wer eine Folge komplett hat, bekommt die Summe ihrer Zahlen. Die Karten auf der Hand zählen nicht.
end-two = Wer eine Folge komplett hat, bekommt die Summe der Zahlen in beiden eigenen Folgen. Die Karten auf der Hand zählen nicht, die unfertige Folge verliert also nichts.
end-team = Das Team, das eine Folge komplett hat, bekommt die Summe ihrer Zahlen. Die Karten, die es noch auf der Hand hat, zählen nicht.
losing = { $who ->
    [other] Der andere bekommt
   *[others] Die anderen bekommen
} die Summe { $lines ->
    [1] der eigenen Folge
   *[2] der eigenen Folgen
} minus die Summe der Zahlen auf der Hand. Eine Weitergabekarte auf der Hand zählt { $cost ->
    [0] nichts
   *[other] { $cost }
}. Das Ergebnis kann auch unter null liegen.
losing-team = { $who ->
    [other] Im anderen Team
   *[others] In jedem anderen Team
} zählt jeder die Zahlen der Folge des Teams minus die Zahlen auf der eigenen Hand. Eine Weitergabekarte auf der Hand zählt { $cost ->
    [0] nichts
   *[other] { $cost }
}. Das Team bekommt den Durchschnitt beider Ergebnisse, abgerundet. Das Ergebnis kann auch unter null liegen.
straight = Eine Straße ist eine ganze Reihe in der richtigen Reihenfolge, etwa { $numbers }{ $backwards ->
    [yes] , aufwärts und nicht abwärts
   *[no] { "" }
}. Wer eine Straße komplett hat, bekommt auch die Summe aller anderen Folgen. { $who ->
    [other] Der andere bekommt für seine angelegten Zahlen nichts und verliert nur die Punkte auf der Hand.
    [others] Die anderen bekommen für ihre angelegten Zahlen nichts und verlieren nur die Punkte auf der Hand.
    [other-team] Das andere Team bekommt für seine angelegten Zahlen nichts und verliert nur den Durchschnitt seiner beiden Hände, aufgerundet.
   *[others-team] Die anderen Teams bekommen für ihre angelegten Zahlen nichts und verlieren jeweils nur den Durchschnitt ihrer beiden Hände, aufgerundet.
}
stuck = Kann keine Folge auf dem Tisch mehr komplett werden, endet die Runde ohne Sieg. { $who ->
    [team] Dann zählt in jedem Team jeder die Zahlen der Folge des Teams minus die Karten auf der eigenen Hand, und das Team bekommt den Durchschnitt, abgerundet.
   *[player] Dann bekommen alle die Summe ihrer angelegten Zahlen minus die Summe ihrer Karten auf der Hand.
}
too-long = Nach { $count } Zügen endet eine Runde ohne Sieg. { $who ->
    [team] Dann zählt in jedem Team jeder die Zahlen der Folge des Teams minus die Karten auf der eigenen Hand, und das Team bekommt den Durchschnitt, abgerundet.
   *[player] Dann bekommen alle die Summe ihrer angelegten Zahlen minus die Summe ihrer Karten auf der Hand.
}
match = { $who ->
    [team] Das Team, das zuerst auf { points } kommt,
   *[player] Wer zuerst auf { points } kommt,
} gewinnt die Partie. Schaffen es mehrere in derselben Runde, gewinnt, wer von ihnen diese Runde gewonnen hat. Hat niemand von ihnen die Runde gewonnen, zählen die meisten Punkte. Bei Gleichstand an der Spitze kommt noch eine Runde.

# Kurz gesagt, zum Hören.

short-scores = { $who ->
    [team] Das Team, das eine Folge komplett hat, bekommt die Summe ihrer Zahlen, und { $sides ->
        [2] das andere Team bekommt
       *[other] die anderen Teams bekommen
    }
   *[player] Wer eine Folge komplett hat, bekommt die Summe ihrer Zahlen, und { $sides ->
        [2] der andere bekommt
       *[other] die anderen bekommen
    }
} die Summe der eigenen Folge minus die Summe der Zahlen auf der Hand.
