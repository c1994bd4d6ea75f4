log-title = ### Verlauf · { $title }
    -# Runde { $round }, das Neueste zuletzt
nothing = Noch ist nichts passiert.
pile-title = ### Ablagestapel · { $title }
    -# Das Neueste zuerst
pile-card = **{ $card }** { $name }
    .heard = **{ $card }**, von { $name }
pile-starter = **{ $card }** erste Karte
    .heard = **{ $card }**, die erste Karte
pile-unknown = **{ $card }**
pile-empty = Der Ablagestapel ist leer.
earlier = Früher
later = Später
page = -# Seite { $page } von { $pages }
details-title = ### Ehrlich gegeben · { $title }
seal = Siegel der Karten: `{ $seal }`
seal-note = -# Das Siegel gab es schon, bevor jemand mitgespielt hat, und es bleibt gleich. Darin stecken ein geheimer Startwert und ein Salz. Jeder Klick auf „Mitspielen“ oder „Start“ danach mischt eine Zahl von Discord dazu, also kann sich niemand die Karten aussuchen. Nach der Partie kannst du alles sehen, und `/eights history what:Prüfen` prüft alle Karten nach.
seal-note-tournament = -# Dieses Siegel kommt vom Siegel des Turniers, und das gab es schon vor der ersten Anmeldung. Jede Anmeldung und jeder Start danach mischt eine Zahl von Discord dazu, also kann sich niemand die Karten aussuchen. Nach der Runde kannst du alles sehen, und `/eights history what:Prüfen` prüft alle Karten nach.
seal-note-old = -# Das Siegel gab es schon vor der ersten Karte. Am Ende beweisen Startwert und Salz, dass an den Karten nichts geändert wurde.
no-presses = -# Hier hat kein Klick auf „Mitspielen“ oder „Start“ eine Zahl dazugemischt, das Siegel allein legt die Karten fest.
presses = Dazugemischte Zahlen von Discord: { $presses }
seed = Startwert: `{ $seed }`
    Salz: `{ $salt }`
table = Tisch { $table }
match = Partie { $match } · { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}
engine = Programmversion { $engine }
