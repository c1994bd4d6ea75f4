## Namen

title = Turnier { $id } · { $game }
minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
players = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
tables-of = { $count ->
    [one] ein { $size ->
        [3] Dreiertisch
       *[4] Vierertisch
    }
   *[other] { $count } { $size ->
        [3] Dreiertische
       *[4] Vierertische
    }
}

## Die Überschrift

house-rules = Hausregeln „{ $name }“
per-turn = Bedenkzeit { $time }
organised-by = Leitung: <@{ $organiser }>

## Anmeldung

sign-up-open = **Die Anmeldung ist offen.** { $entered }
starts = **Start: <t:{ $at }:F>** · <t:{ $at }:R>
left-alone = Startet niemand das Turnier, wird es <t:{ $at }:R> abgesagt.
left-paused = Macht niemand weiter, wird das Turnier <t:{ $at }:R> abgesagt.
how-goal = { $penalties ->
    [yes] Wer nach der letzten Runde die wenigsten Strafpunkte hat, gewinnt.
   *[no] Wer nach der letzten Runde die meisten Punkte hat, gewinnt.
}
how-seating = In Runde 1 werden die Tische ausgelost. Danach sitzen die Besten der vorigen Runde zusammen, und an jedem Tisch gibt, wer die beste Summe hat.
how-filled = Bots füllen die Tische auf.
how-late = Du kannst auch später dazukommen und spielst dann ab der nächsten Runde mit.
how-missed = { $penalties ->
    [yes] Verpasst du eine Runde, bekommst du die meisten Strafpunkte, die es in dieser Runde gab.
   *[no] Verpasst du eine Runde, bekommst du 0 Punkte, oder das schlechteste Ergebnis der Runde, wenn das unter 0 liegt.
}
how-leaving = Wer aussteigt, steht nicht in der Wertung. Wer gleich viele Punkte hat, teilt sich den Platz.
how-clock = Brauchst du länger als { $time }, spielt ein Bot für dich, bis du wiederkommst.

## Eine Runde und eine Pause

round-started = **Runde { $round } von { $rounds } läuft** · { $done } von { $tables } Tischen fertig
round-over = **Runde { $round } von { $rounds } ist vorbei!**
next-round = Runde { $round } startet <t:{ $at }:R>.
paused = **Pause.** Die Uhren stehen, und niemand kann legen, bis die Turnierleitung **Weiter geht’s** drückt.
tables-of-round = ### Tische von Runde { $round }
table-done = **Tisch { $number }** · gewonnen: { $winners } ({ $points })
table-playing = **Tisch { $number }** · es spielen: { $players }
dealer = { $name } (gibt)

## Stand

standing-after = ### Stand nach Runde { $round }
standing-final = ### Endstand
place = **{ $place }** · { $name } · **{ $total }**
    .rounds = **{ $place }** · { $name } · **{ $total }** ({ $rounds })
headline = { $count ->
    [one] { $names } gewinnt das Turnier!
   *[other] { $names } teilen sich den ersten Platz!
}
cancelled-unplayed = **Dieses Turnier wurde abgesagt**, bevor es begann.
cancelled-after = **Dieses Turnier wurde nach Runde { $round } von { $rounds } abgesagt.**

## Blätter

standing-sheet = ### Stand · { $title }
no-round-yet = Noch ist keine Runde zu Ende.
not-seated = Du hast in diesem Turnier gerade keinen Tisch. Wenn du mitspielst, bekommst du zur nächsten Runde einen Platz.
table-closed = { $label } ist geschlossen.
more-title = ### Mehr · { $title }
details-title = ### Ehrlich gegeben
details-text = Ein geheimer Startwert entscheidet über Plätze und Gleichstände, und zusammen mit jeder Anmeldung und jedem Start über alle Karten. Sein Siegel steht fest, bevor sich jemand anmeldet. Am Ende wird der Startwert gezeigt, dann können alle prüfen, dass die Auslosung ehrlich war.
sealed = Siegel der Auslosung: { $seal }. Am Ende steht hier der Startwert, der alles beweist.
proved = Startwert der Auslosung: { $seed }. Er beweist das Siegel { $seal }.
pick-removed = Jemanden rausnehmen

## Vor dem, was nicht rückgängig geht

sure-close = Damit ist das Turnier abgesagt, und seine Tische schließen. Fertige Runden bleiben in den Ergebnissen.
    .button = Turnier absagen

## Knöpfe

button-join = Mitspielen
button-leave = Aussteigen
button-bot = Bot dazu
button-start = Start
button-more = Mehr
button-resume = Weiter geht’s
button-pause = Pause
button-standing = Stand
button-rules = Regelheft
button-cancel = Turnier absagen
button-previous = Vorige
button-following = Nächste
button-hand = Meine Hand

## Was Befehle und Knöpfe antworten

none-here = In diesem Kanal ist kein Turnier. Öffne eins mit `/tournament open`.
opened = **Die Anmeldung ist offen: { $title }.** Drück **Start**, wenn alle da sind.
post-failed = Darum habe ich das Turnier nicht geöffnet.
show-failed = Das Turnier bleibt, wo es ist.
shown = { $title } ist jetzt ganz unten im Kanal.
bot-joined = { $name } spielt mit.
started = **Runde 1 läuft!** Drück **Meine Hand**, um deine Karten zu sehen.
paused-now = **Das Turnier macht Pause.** Die Uhren stehen, und niemand kann legen.
resumed = **Das Turnier geht weiter.** Wer gerade dran ist, hat wieder die volle Bedenkzeit.
removed = { $name } ist nicht mehr im Turnier.
cancelled = { $title } ist abgesagt.
joined = Du bist dabei: { $title }. Wenn eine Runde beginnt, drück **Meine Hand**, um zu spielen.
joined-late = Du bist dabei: { $title }. Ab Runde { $round } spielst du mit.
left = Du bist ausgestiegen: { $title }. Bis zur letzten Runde bringt dich `/tournament join` mit deinen Punkten zurück.
