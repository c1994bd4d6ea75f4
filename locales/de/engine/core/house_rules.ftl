chapter-table = Tisch und Geben
chapter-score = Punkte

on = ja
off = nein
nothing-listed = keine
house-choice = Hausregel „{ $rule }“: { $value }.

no-such-choice = Eine dieser Möglichkeiten gibt es nicht. Wähl eine aus der Liste.
no-such-card = Eine Regel für Karten braucht einen Wert wie D oder eine Karte wie Pik-Dame.
listed-twice = Ein Wert oder eine Karte steht doppelt da. Nimm eins davon weg.

seats =
    .label = Plätze
    .help = Wie viele mitspielen können, zwei bis acht.
    .refused = An einem Tisch sind 2 bis 8 Plätze, nicht { $count }.
first_dealer =
    .label = Wer zuerst gibt
    .help = Wer in der ersten Runde gibt.
    .chance = wer ausgelost wird
    .low-card = wer die niedrigste Karte zieht (Asse sind hoch)
    .first-seat = wer auf Platz 1 sitzt
next_dealer =
    .label = Wer die nächste Runde gibt
    .help = Wer in der nächsten Runde gibt. Schlusslicht ist, wer als Einziger noch Karten hat, sonst wer die meisten Punkte auf der Hand hat.
    .left = alle reihum
    .winner = wer die Runde gewinnt
    .last = das Schlusslicht
target =
    .label = Ziel
    .help = Bei wie vielen Punkten die Partie endet.
    .value = { points }
    .refused = Das Ziel muss zwischen 10 und 1.000 Punkten liegen.
