## Eröffnen

rounds-range = Ein Turnier hat { $least } bis { $most } Runden, üblich sind vier. Nimm eine Zahl dazwischen.
turn-range = Die Bedenkzeit muss zwischen { $least } Sekunden und einem Tag liegen. Nimm eine andere.
start-unreadable = Diese Zeit verstehe ich nicht. Versuch’s mit „in 30 min“, „20:00“, „morgen um 20 Uhr“ oder „Freitag 19.30 Uhr“.
start-passed = Diese Zeit ist schon vorbei. Nimm eine spätere, etwa „in 30 min“ oder „morgen 20:00“.
start-too-far = Bis dahin sind es mehr als { $days } Tage. Nimm einen früheren Termin.
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
too-late = Die letzte Runde läuft schon, jetzt kann niemand mehr einsteigen oder zurückkommen. Mach beim nächsten Turnier mit.
played-all = Dieser Tisch der letzten Runde ist fertig, da gibt es keinen Platz mehr, den man verlassen oder zurückbekommen kann. Das Ergebnis zählt.
full = Dieses Turnier ist mit { $count } Leuten voll. Bitte die Turnierleitung, Platz zu machen.
no-level = Einen Bot namens { $level } gibt es nicht. Wähl { $levels }.
not-in = Du bist nicht in diesem Turnier, also kannst du nicht aussteigen. Melde dich an mit `/tournament join`.
has-left = Die Person ist schon ausgestiegen. Wähl jemand anderen.
no-player = So jemand ist nicht in diesem Turnier. Wähl aus der Liste.

## Runden

still-playing = Runde { $round } läuft noch an { $count ->
    [one] Tisch
   *[other] den Tischen
} { $tables }. Warte auf ihr Ende.
paused-first = Das Turnier macht Pause. Drück erst **Weiter geht’s**.
too-few = { $count ->
    [0] Noch ist niemand angemeldet,
    [one] Erst 1 Person ist angemeldet,
   *[other] Erst { $count } sind angemeldet,
} und ein Turnier braucht { $needed }. Warte, bis es mehr sind, oder hol Bots dazu.
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
notice-out = { $name } ist ausgestiegen. Der Platz ist weg und steht nicht in der Wertung.
notice-forgotten = Jemand wollte vergessen werden. Ein Bot hält Platz und Punkte.
notice-headless = Die Turnierleitung ist weg. Die Runden starten von selbst, und die Moderation kann das Turnier leiten.
notice-anew = Ein Tisch von Runde { $round } ging verloren, darum wird er noch mal gespielt.
notice-expired = Niemand hat das Turnier rechtzeitig gestartet oder fortgesetzt, darum ist es abgesagt.
notice-unstarted = Es waren nicht rechtzeitig genug dabei: Ein Turnier braucht { $needed }. Die Turnierleitung kann es starten, sobald genug da sind.

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
