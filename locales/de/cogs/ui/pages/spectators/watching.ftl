title = ### Zuschauen · { $table }
notice = ❗ { $notice }
dealt = Die Karten sind verteilt.
leads = { $names } { $count ->
    [one] führt
   *[other] führen
}.
how-long = -# Zeigt die Partie live, bis 15 Minuten nach deinem letzten Klick hier.
refresh = Neu laden
watch-on = Weiter zuschauen
rested = Ich zeige { $table } hier nicht mehr live. Drück **Weiter zuschauen**, um die Partie wieder zu sehen.
seated = Du sitzt jetzt selbst an { $table }, also schaust du nicht mehr zu. Drück **Meine Hand**, um zu spielen.
gone = Dieser Tisch ist geschlossen, da gibt es nichts mehr zu sehen.
my-hand = Meine Hand
not-begun = Die Partie hat noch nicht begonnen. Schau zu, sobald die Karten verteilt sind.
is-over = Die Partie ist vorbei. Drück am Tisch **Punkte**, um zu sehen, wie sie ausging.
full = An diesem Tisch schauen schon { $count } zu. Versuch’s später noch mal, oder schau im Kanal zu.

# Tippen, wer gewinnt.

guess = Tippen, wer gewinnt
guess-option = { $name } gewinnt
guessed = Du tippst auf **{ $name }**. Ändern kannst du das bis zur zweiten Runde um den Tisch.
    .over = Du hast auf **{ $name }** getippt.
guess-was = { $right ->
    [yes] Du hast auf **{ $name }** getippt, und das war richtig!
   *[no] Du hast auf **{ $name }** getippt. Gewonnen: { $winners }.
}
seats-changed = Die Plätze haben sich geändert. Schau nach, dann tipp noch mal.

# Alle Zurufe zur Auswahl.

cheered = Dein Zuruf an { $table }: { $cheer }.
cheer-heading = ### Zurufen · { $table }
    -# Alle am Tisch sehen es, mit deinem Namen.
