## Namen

title = Turnier { $id } · { $game }
hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
seconds = { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
}
players = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}

## Die Überschrift

house-rules = Hausregeln „{ $name }“
per-turn = Bedenkzeit { $time }
organised-by = Leitung: <@{ $organiser }>

## Anmeldung

sign-up-open = **Die Anmeldung ist offen.** { $entered }
entered = { $count ->
    [0] Noch ist niemand angemeldet, zum Start braucht es { $needed }.
    [one] 1 Person ist angemeldet, zum Start braucht es { $needed }.
   *[other] { $count } sind angemeldet, zum Start braucht es { $needed }.
}
entered-enough = { $count } sind angemeldet: { $tables }.
entered-five = { $count } sind angemeldet: { $tables }, mit einem Bot als Nummer sechs.
starts = **Start: <t:{ $at }:F>** · <t:{ $at }:R>
left-alone = Startet es niemand, wird es <t:{ $at }:R> abgesagt.
left-paused = Macht niemand weiter, wird es <t:{ $at }:R> abgesagt.
more-names = und { $count } weitere
how-goal = { $penalties ->
    [yes] Die wenigsten Strafpunkte nach der letzten Runde gewinnen.
   *[no] Die meisten Punkte nach der letzten Runde gewinnen.
}
how-in-short = { how-goal } Drück **Mehr**, um zu sehen, wie gespielt wird.
how-seating = In Runde 1 werden die Tische ausgelost. Danach sitzen die Besten einer Runde zusammen, und wer die beste Summe hat, gibt.
how-late = Du kannst auch später dazukommen und spielst dann ab der nächsten Runde mit.
how-missed = { $penalties ->
    [yes] Eine verpasste Runde zählt so viele Strafpunkte wie das schlechteste Ergebnis darin.
   *[no] Eine verpasste Runde zählt 0 oder so viel wie das schlechteste Ergebnis darin, wenn das unter 0 liegt.
}
how-leaving = Wer aussteigt, steht nicht in der Wertung. Gleiche Summen teilen sich einen Platz.
how-clock = Brauchst du länger als { $time }, spielt ein Bot für dich, bis du wiederkommst.

## Eine Runde und eine Pause

round-started = **Runde { $round } von { $rounds } läuft** · { $done } von { $tables } Tischen fertig
round-over = **Runde { $round } von { $rounds } ist vorbei!** { $next }
next-by-itself = Runde { $round } startet <t:{ $at }:R>, oder wenn die Turnierleitung **Nächste Runde** drückt.
next-by-hand = Runde { $round } startet, wenn die Turnierleitung **Nächste Runde** drückt.
paused = **Pause.** Keine Uhr läuft und niemand kann legen, bis die Turnierleitung **Weiter geht’s** drückt.
goes-on-next = Runde { $round } startet, wenn alle Tische fertig sind.
goes-on-last = Das war die letzte Runde. Das Turnier endet, wenn alle Tische fertig sind.
over-won = Das Turnier ist vorbei: { $winners }.
over-cancelled = Das Turnier wurde abgesagt.
tables-of-round = ### Tische von Runde { $round }
fewest-win = Strafpunkte: Die wenigsten gewinnen.
table-done = **Tisch { $number }** · gewonnen: { $winners } mit { $points } · [Zum Tisch]({ $link })
    .bare = **Tisch { $number }** · gewonnen: { $winners } mit { $points }
table-playing = **Tisch { $number }** · es spielen: { $players }
table-scores = **Tisch { $number }** · fertig: { $scores }
dealer = { $name } (gibt)
away = { $name } (weg)
scored = { $name } { $points }
    .helped = { $name } { $points } (ein Bot hat zu Ende gespielt)
helped = { $points } 🤖
    .heard = { $points } (Bot)
helped-legend = 🤖 hinter Punkten: Ein Bot hat die Runde zu Ende gespielt.
    .heard = „Bot“ hinter Punkten: Ein Bot hat die Runde zu Ende gespielt.
more-tables = … und { $count ->
    [one] 1 weiterer Tisch
   *[other] { $count } weitere Tische
}. Drück **Mein Tisch**, um deinen zu finden.
more-places = … und { $count ->
    [one] 1 weiterer Platz
   *[other] { $count } weitere Plätze
}. Drück **Stand**, um alle zu sehen.

## Stand

standing-after = ### Stand nach Runde { $round }
standing-final = ### Endstand
place = **{ $place }** · { $name } · **{ $total }**
    .rounds = **{ $place }** · { $name } · **{ $total }** ({ $rounds })
left-without-place = Ausgestiegen, nicht gewertet: { $name }, { $points }
left-many = { $count ->
    [one] 1 Person ist ausgestiegen und steht nicht in der Wertung.
   *[other] { $count } sind ausgestiegen und stehen nicht in der Wertung.
}
wins = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den ersten Platz
}
headline = { $count ->
    [one] { $names } gewinnt das Turnier!
   *[other] { $names } teilen sich den ersten Platz!
}
others = { $count } weitere
won-after = { $penalties ->
    [yes] Gespielt: { rounds }. Die wenigsten Strafpunkte gewinnen.
   *[no] Gespielt: { rounds }. Die meisten Punkte gewinnen.
}
cancelled-unplayed = **Dieses Turnier wurde abgesagt**, bevor es begann.
cancelled-after = **Dieses Turnier wurde abgesagt**, nach Runde { $round } von { $rounds }.

## Blätter

standing-sheet = ### Stand · { $title }
no-round-yet = Noch ist keine Runde zu Ende.
sheet-over = Vorbei: { $winners }
sheet-cancelled = Abgesagt, gespielt: { $done } von { rounds }
sheet-running = Gespielt: { $done } von { rounds }
round-sheet = ### Runde { $round } · { $title }
round-option = Runde { $round }
pick-round = Eine Runde ansehen
results-title = ### Turniere dieses Servers
no-results = Hier ging noch kein Turnier zu Ende. Öffne eins mit `/tournament open`.
result-line = **{ $title }** · { $outcome } · { $players }, { rounds }
    .dated = **{ $title }** · { $outcome } · { $players }, { rounds } · <t:{ $at }:D>
outcome-cancelled = abgesagt
outcome-playing = läuft
pick-result = Ein Turnier ansehen
this-table = Dieser Tisch
not-seated = In Runde { $round } bist du nicht dabei, erst in der nächsten.
own-table = ### Tisch { $number } von Runde { $round }
own-playing = An deinem Tisch läuft die Runde.
own-back = Du bist wieder an deinem Tisch, mit deinen alten Punkten.
own-done = Dein Tisch ist fertig. Deine Punkte: { $points }.
own-done-penalty = Dein Tisch ist fertig. Du hast { $count ->
    [one] 1 Strafpunkt
   *[other] { $count } Strafpunkte
}.
go-to-table = [Zum Tisch]({ $link })
table-replaced = { $label } ist vorbei. Runde { $round } läuft.
table-lost = { $label } ging verloren und wird noch mal gespielt.
table-closed = { $label } ist geschlossen. Das Turnier ist zu Ende.
more-title = ### Mehr · { $title }
details-title = ### Ehrlich gegeben
details-text = Plätze und Gleichstände werden mit einem geheimen Startwert ausgelost, und die Karten jedes Tisches folgen aus ihm und aus jeder Anmeldung und jedem Start. Sein Siegel steht fest, bevor sich jemand anmeldet, und am Ende wird der Startwert gezeigt. So können alle prüfen, dass die Auslosung ehrlich war.
pick-removed = Jemanden rausnehmen
pick-part = { $what }: { $first } bis { $last }

## Vor dem, was nicht rückgängig geht

sure-remove = { $name } ist damit raus: Ein Bot spielt die Runde zu Ende, und der Platz steht nicht in der Wertung.
    .button = Rausnehmen
sure-close = Damit ist das Turnier abgesagt, und seine Tische schließen. Fertige Runden bleiben in den Ergebnissen.
    .button = Turnier absagen

## Knöpfe

button-join = Mitspielen
button-leave = Aussteigen
button-bot = Bot dazu
button-start = Start
button-more = Mehr
button-mine = Mein Tisch
button-next = Nächste Runde
button-resume = Weiter geht’s
button-pause = Pause
button-standing = Stand
button-rules = Regelheft
button-cancel = Turnier absagen
button-clear = Tische schließen
button-previous = Vorige
button-following = Nächste
button-hand = Meine Hand

## Was Befehle und Knöpfe antworten

none-here = In diesem Kanal ist kein Turnier. Öffne eins mit `/tournament open`.
which-player = Wen? Wähl bei `player:` aus der Liste.
not-kept = Dieses Turnier habe ich nicht mehr. `/tournament show what:Ergebnisse` zeigt alle, die ich noch habe.
opened = **Die Anmeldung ist offen: { $title }.** Drück **Start**, wenn alle da sind, dann **Mein Tisch**, um deinen Platz zu finden.
opened-timed = **Die Anmeldung ist offen: { $title }.** Start: <t:{ $at }:F>, <t:{ $at }:R>.
post-failed = Darum ist es nicht offen.
show-failed = Es bleibt, wo es ist.
shown = { $title } ist jetzt ganz unten im Kanal.
bot-joined = { $name } spielt mit.
started = **Runde 1 läuft!** Drück **Mein Tisch** oder nimm `/tournament show what:Tisch`, um deinen Platz zu finden.
next-started = **Runde { $round } läuft!**
paused-now = **Das Turnier macht Pause.** Keine Uhr läuft, und niemand kann legen.
resumed = **Das Turnier geht weiter.** Wer dran ist, hat wieder die volle Bedenkzeit.
removed = { $name } ist nicht mehr im Turnier.
cancelled = { $title } ist abgesagt.
cleared = Die Tische sind geschlossen: { $title }. Wie es ausging, zeigt `/tournament show what:Ergebnisse`.
round-unplayed = Diese Runde wurde noch nicht gespielt. Drück **Stand**, um noch mal nachzusehen.
not-in-it = Du bist nicht in diesem Turnier. Melde dich an mit `/tournament join`.
no-tables-yet = Noch hat keine Runde begonnen, darum gibt es noch keine Tische. Warte, bis die Turnierleitung **Start** drückt.
joined-back = Du bist wieder dabei, mit deinen alten Punkten: { $title }. Ab Runde { $round } spielst du mit.
joined = Du bist dabei: { $title }. Wenn eine Runde beginnt, drück **Mein Tisch**, um deinen Platz zu finden.
joined-timed = Du bist dabei: { $title }. Es startet <t:{ $at }:R>. Dann drück **Mein Tisch**, um deinen Platz zu finden.
joined-late = Du bist dabei: { $title }. Ab Runde { $round } spielst du mit.
left = Du bist ausgestiegen: { $title }. { $after }
left-again = Mit `/tournament join` meldest du dich wieder an.
left-finishing = Ein Bot spielt deine Runde zu Ende, dann ist dein Platz weg. Bis zum Start der letzten Runde holt dich `/tournament join` mit deinen Punkten zurück.
left-gone = Dein Platz ist weg. Bis zum Start der letzten Runde holt dich `/tournament join` mit deinen Punkten zurück.
left-last = Ein Bot spielt deine Runde zu Ende, und du stehst nicht in der Wertung. Solange sie läuft, holt dich `/tournament join` mit deinen Punkten zurück.
no-such-player = So jemand ist nicht in diesem Turnier. Wähl aus der Liste.

## Befehle

## Die Erinnerung
