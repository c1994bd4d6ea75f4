## Eröffnen

start-unreadable = Diese Zeit verstehe ich nicht. Versuch’s mit „in 30 min“, „20:00“, „morgen um 20 Uhr“ oder „Freitag 19.30 Uhr“.
start-passed = Diese Zeit ist schon vorbei. Nimm eine spätere, etwa „in 30 min“ oder „morgen 20:00“.
start-too-far = Bis dahin sind es mehr als { $days } Tage. Nimm einen früheren Termin.
channel-taken = { $begun ->
    [yes] In diesem Kanal läuft schon ein Turnier. Warte, bis es vorbei ist
   *[no] In diesem Kanal ist schon eine Anmeldung offen. Drück dort **Mitspielen**
}, oder öffne ein Turnier in einem anderen Kanal.
not-opened = Ich konnte das Turnier nicht speichern, darum ist es nicht offen. Versuch’s gleich noch mal.

## Kommen und Gehen

organiser-only = Das kann nur die Turnierleitung (oder die Moderation). Frag nach.
cleared-away = Dieses Turnier ist zu Ende. Starte ein neues mit `/tournament open`.
entered-already = Du bist schon dabei. Sobald eine Runde läuft, drück **Meine Hand**, um zu spielen.
too-late = Die letzte Runde läuft schon, jetzt kann niemand mehr einsteigen oder zurückkommen. Mach beim nächsten Turnier mit.
full = Dieses Turnier ist mit { $count } Leuten voll. Bitte die Turnierleitung, Platz zu machen.
not-in = Du bist nicht in diesem Turnier, also kannst du nicht aussteigen. Melde dich an mit `/tournament join`.
no-player = Diese Person ist nicht in diesem Turnier. Wähl aus der Liste.

## Runden

no-one-in = Noch ist niemand angemeldet, darum kann es nicht losgehen. Warte, bis jemand mitspielt.
paused-already = Das Turnier macht schon Pause. Drück **Weiter geht’s**, um weiterzumachen.
nothing-to-pause = Das Turnier hat noch nicht begonnen, da gibt es nichts zu pausieren. Drück erst **Start**.
not-paused = Das Turnier macht gar keine Pause.
started-already = Das Turnier läuft schon. Die Runden starten von selbst.
table-label = Runde { $round } · Tisch { $table }
