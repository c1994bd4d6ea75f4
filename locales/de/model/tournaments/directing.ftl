## Eröffnen

rounds-range = Ein Turnier hat { $least } bis { $most } Runden, üblich sind vier. Nimm eine Zahl dazwischen.
turn-range = Die Bedenkzeit muss zwischen { $least } Sekunden und einem Tag liegen. Nimm eine andere.
start-unreadable = Diese Zeit verstehe ich nicht. Versuch’s mit „in 30 min“, „20:00“, „morgen um 20 Uhr“ oder „Freitag 19.30 Uhr“.
start-passed = Diese Zeit ist schon vorbei. Nimm eine spätere, etwa „in 30 min“ oder „morgen 20:00“.
start-passed-there = Diese Zeit ist in { $zone } schon vorbei. Nimm eine spätere, oder stell deine Zeitzone ein mit `/eights me zone:`.
start-skipped = Die Uhren in { $zone } überspringen an dem Tag { $time }. Nimm eine frühere oder spätere Zeit.
start-twice = Die Uhren in { $zone } zeigen an dem Tag zweimal { $time }. Schreib „{ $first }“ für das erste Mal oder „{ $second }“ für das zweite.
start-too-far = Bis dahin sind es mehr als { $days } Tage. Nimm einen früheren Termin.
closes-passed = Die Anmeldung wäre schon zu. Nimm einen späteren Start, oder lass die Anmeldung länger offen.
start-began = Das Turnier läuft schon, seine Startzeit steht fest.
channel-taken = { $begun ->
    [yes] In diesem Kanal läuft schon ein Turnier. Warte, bis es vorbei ist
   *[no] In diesem Kanal ist schon eine Anmeldung offen. Drück dort **Mitspielen**
}, oder öffne ein Turnier in einem anderen Kanal.
not-opened = Ich konnte das Turnier nicht speichern, darum ist es nicht offen. Versuch’s gleich noch mal.

## Kommen und Gehen

organiser-only = Das kann nur die Turnierleitung (oder die Moderation). Frag dort nach.
ended = { $how ->
    [over] Dieses Turnier ist vorbei.
   *[cancelled] Dieses Turnier wurde abgesagt.
} Sieh dir `/tournament show what:Ergebnisse` an, oder starte ein neues mit `/tournament open`.
cleared-away = Dieses Turnier ist zu Ende. Sieh dir `/tournament show what:Ergebnisse` an, oder starte ein neues mit `/tournament open`.
elsewhere = Du bist schon in einem Turnier in <#{ $channel }>. Steig dort erst aus, oder warte auf sein Ende.
entered-already = Du bist schon dabei. { $playing ->
    [yes] Drück **Mein Tisch**, um hinzukommen.
   *[no] Dein Tisch steht hier, sobald eine Runde beginnt.
}
place-given = Die Turnierleitung hat deinen Platz für den Rest des Turniers einem Bot gegeben. Mach beim nächsten mit.
too-late = Die letzte Runde läuft schon, jetzt kann niemand mehr einsteigen oder zurückkommen. Mach beim nächsten Turnier mit.
played-all = Dein Tisch der letzten Runde ist fertig, da gibt es keinen Platz mehr. Dein Ergebnis zählt.
closed = Die Anmeldung ist zu. { $begun ->
    [yes] Mach beim nächsten Turnier mit.
   *[no] Bitte die Turnierleitung um einen späteren Start.
}
full = Dieses Turnier ist mit { $count } Leuten voll. Bitte die Turnierleitung, Platz zu machen.
no-level = Einen Bot namens { $level } gibt es nicht. Wähl { $levels }.
no-removal = Das Turnier läuft schon, da kann niemand mehr raus. Gib den Platz einem Bot mit `/tournament manage action:Ersetzen`.
not-in = Du bist nicht in diesem Turnier, also kannst du nicht aussteigen. Melde dich an mit `/tournament join`.
bot-already = Da spielt schon ein Bot. Wähl jemand anderen.
has-left = Dieser Platz ist schon aufgegeben. Wähl jemand anderen.
replace-later = Das Turnier hat noch nicht begonnen. Nimm die Person raus mit `/tournament manage action:Raus`, dann hol einen Bot dazu.
no-player = So jemand ist nicht in diesem Turnier. Wähl aus der Liste.

## Runden

still-playing = Runde { $round } läuft noch an { $count ->
    [one] Tisch
   *[other] den Tischen
} { $tables }. Warte auf ihr Ende, oder lass Bots fertig spielen.
paused-first = Das Turnier macht Pause. Drück erst **Weiter geht’s**.
too-few = { $count ->
    [0] Noch ist niemand angemeldet,
    [one] Erst 1 Person ist angemeldet,
   *[other] Erst { $count } sind angemeldet,
} und ein Turnier braucht { $needed }. Warte, bis es mehr sind, oder hol Bots dazu.
nothing-to-hurry = Gerade wird an keinem Tisch gespielt, also können Bots nichts zu Ende spielen. Warte auf die nächste Runde.
paused-already = Das Turnier macht schon Pause. Drück **Weiter geht’s**, um weiterzumachen.
nothing-to-pause = Das Turnier hat noch nicht begonnen, da gibt es nichts zu pausieren. Drück erst **Start**.
not-paused = Das Turnier macht gar keine Pause.
started-already = Das Turnier läuft schon. Starte die nächste Runde mit `/tournament manage action:Nächste`.
not-started = Das Turnier hat noch nicht begonnen. Starte es mit `/tournament manage action:Start`.
not-due = Die nächste Runde läuft schon oder ist verschoben.
table-label = Runde { $round } · Tisch { $table }

## Mitteilungen

notice-late = { $name } ist nach dem Start von Runde { $round } dazugekommen und spielt ab der nächsten mit. { $penalties ->
    [yes] Eine verpasste Runde zählt so viele Strafpunkte wie das schlechteste Ergebnis darin.
   *[no] Eine verpasste Runde zählt 0 oder so viel wie das schlechteste Ergebnis darin, wenn das unter 0 liegt.
}
notice-back = { $name } ist wieder da, mit den alten Punkten.
notice-out = { $name } ist ausgestiegen. Ein Bot spielt die Runde zu Ende, dann ist der Platz weg und steht nicht in der Wertung.
notice-gone = { $name } ist ausgestiegen. Der Platz ist weg und steht nicht in der Wertung.
notice-kept = { $name } ist ausgestiegen. Ein Turnier braucht drei, also hält ein Bot Platz und Punkte, bis andere dazukommen.
notice-unkept = Jetzt sind genug dabei, also hält kein Bot mehr den Platz von { $name }, und der Platz steht nicht in der Wertung.
notice-last = { $name } ist in der letzten Runde ausgestiegen. Ein Bot spielt die Runde zu Ende, und das Ergebnis zählt.
notice-done = { $name } ist nach der letzten Runde ausgestiegen. Das Ergebnis zählt.
notice-replaced = Ab jetzt spielt ein Bot für { $name }, mit denselben Punkten.
notice-forgotten = Jemand wollte vergessen werden. Ein Bot hält Platz und Punkte.
notice-headless = Die Turnierleitung ist weg. Die Runden starten von selbst, und die Moderation kann das Turnier leiten.
notice-filled = Fünf lassen sich nicht auf Dreier- und Vierertische verteilen, also spielt { $name } mit, ein Bot.
notice-unfilled = Die Tische gehen auch ohne { $name } auf, also hat der Bot Platz gemacht.
notice-hurried = Bots spielen die Tische zu Ende, an denen Runde { $round } noch lief.
notice-anew = Ein Tisch von Runde { $round } ging verloren, darum wird er noch mal gespielt.
notice-expired = Niemand hat das Turnier rechtzeitig gestartet oder fortgesetzt, darum ist es abgesagt.
notice-moved = Ein Thread ist weg oder für mich zu, darum ist sein Tisch jetzt im Kanal des Turniers.
notice-roomless = Ich konnte nicht für jeden Tisch einen Thread anlegen, darum sind einige in diesem Kanal. Für Threads brauche ich die Berechtigungen „Öffentliche Threads erstellen“ und „Nachrichten in Threads senden“.
notice-unstarted = Es waren nicht rechtzeitig genug dabei: Ein Turnier braucht { $needed }. Die Anmeldung ist wieder offen. Die Turnierleitung kann es später starten oder eine neue Startzeit nehmen.

## Dass es ehrlich zugeht

sealed = Siegel der Auslosung: { $seal }. Der Startwert, der sie beweist, steht am Ende hier.
proved = Startwert der Auslosung: { $seed }. Er beweist das Siegel { $seal }.

## Seine Tische

tables-of = { $count ->
    [one] ein { $size ->
        [3] Dreiertisch
        [4] Vierertisch
       *[5] Fünfertisch
    }
   *[other] { $count } { $size ->
        [3] Dreiertische
        [4] Vierertische
       *[5] Fünfertische
    }
}
