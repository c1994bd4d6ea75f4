title = ## Wiederholung · { $game }
stage = -# Partie #{ $match } · Runde { $round } · Zug { $step } von { $steps }
open = -# Alle Hände sind offen.
as-seat = -# So hat es { $name } gesehen.
seat = { $turn ->
    [yes] ➤
   *[no] •
} **{ $name }** · { $notes }
    .heard = **{ $name }** · { $notes }
hand = -# { $cards }
nothing = Sonst ist nichts passiert.
first = Anfang
previous = Zurück
next = Weiter
last = Ende
round = Nächste Runde
download = Herunterladen
matches = Alle Partien
jump = Zu einem Zug springen
    .heard = Zu einer Runde springen
jump-option = { $step } · { $words }
    .heard = { $words }
jump-earlier = Frühere Züge
    .heard = Frühere Runden
jump-later = Spätere Züge
    .heard = Spätere Runden
view = Wessen Karten
view-open = Alle Hände
view-seat = Sicht von { $name }
button = Wiederholung
unknown = Diese Wiederholung gibt es nicht mehr. Öffne sie neu mit `/eights history`.
download-title = ## Partie #{ $match }, zum Behalten
download-what = Die Aufzeichnung ist für Programme: `python -m engine replay` prüft jeden Zug darin.
download-too-large = Diese Partie ist zu lang für eine Datei auf Discord.
download-note = -# Darin steht, wer gespielt hat. Will jemand später vergessen werden, bleibt der Name in Dateien stehen, die du gespeichert hast.
