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
seal-note = -# Das Siegel gab es schon, bevor jemand mitgespielt hat, und es bleibt gleich. Darin stecken ein geheimer Startwert und ein Salz. Jedes „Mitspielen“ und „Start“ danach mischt eine Zahl von Discord dazu, also kann sich niemand die Karten aussuchen. Am Ende siehst du alles, und `/eights history what:Prüfen` prüft jedes Geben nach.
seal-note-tournament = -# Das Siegel folgt aus dem Siegel des Turniers, das es vor der ersten Anmeldung gab. Jede Anmeldung und jeder Start danach mischt eine Zahl von Discord dazu, also kann sich niemand die Karten aussuchen. Am Ende der Runde siehst du alles, und `/eights history what:Prüfen` prüft jedes Geben nach.
seal-note-old = -# Das Siegel gab es vor der ersten Karte. Am Ende beweisen Startwert und Salz, dass an den Karten nichts geändert wurde.
no-presses = -# Hier wurde kein „Mitspielen“ oder „Start“ dazugemischt, das Siegel allein legt die Karten fest.
presses = Zahlen von „Mitspielen“ und „Start“: { $presses }
seed = Startwert: `{ $seed }`
    Salz: `{ $salt }`
table = Tisch { $table }
match = Partie { $match } · { $moves ->
    [one] 1 Aktion
   *[other] { $moves } Aktionen
}
engine = Programmversion { $engine }
