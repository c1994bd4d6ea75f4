title = ### Partien · { $whose }{ $game ->
    [all] { "" }
   *[other] { " " }· { $game }
}
whose-server = dieser Server
whose-channel = dieser Kanal
whose-member = { $name }
whose-member-channel = { $name } in diesem Kanal
match = **#{ $match }** { $game } · { $when }
    { $who }
    .heard = Partie { $match }, { $game }, { $when }
        { $who }
who = { $won ->
    [yes] **{ $name }** { $total } 🏆
   *[no] { $name } { $total }
}
    .heard = { $won ->
        [yes] { $name } gewinnt, { $total }
       *[no] { $name } { $total }
    }
abandoned = nicht zu Ende gespielt
empty = Hier gibt es noch keine Partien. Eine Partie steht hier, sobald sie vorbei ist.
empty-page = Mehr Partien gibt es nicht.
newer = Neuere
older = Ältere
pick = Eine Partie noch mal ansehen
option = #{ $match } · { $game }
    .heard = Partie { $match }, { $game }
unknown = Diese Liste gibt es nicht mehr. Öffne sie neu mit `/eights history`.
no-match = Eine Partie „{ $typed }“ gibt es hier nicht. Wähl eine aus der Liste, oder tipp ihre Nummer.

replay-title = ## Wiederholung · { $game }
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
replay-unknown = Diese Wiederholung gibt es nicht mehr. Öffne sie neu mit `/eights history`.
download-title = ## Partie #{ $match }, zum Behalten
download-what = Die Aufzeichnung ist für Programme: `python -m engine replay` prüft jeden Zug darin.
download-too-large = Diese Partie ist zu lang für eine Datei auf Discord.
download-note = -# Darin steht, wer gespielt hat. Will jemand später vergessen werden, bleibt der Name in Dateien stehen, die du gespeichert hast.

luck-button = Meine Wendepunkte
luck-title = ### Rückblick auf deine Partie
point = **Runde { $round }** · Du: { $did }. { $better ->
        [other] Besser wäre gewesen: { $other }. Deine Wahl hat deine Chance auf den Rundensieg um etwa **{ $change } %** gesenkt.
       *[chosen] Schlechter wäre gewesen: { $other }. Deine Wahl hat deine Chance auf den Rundensieg um etwa **{ $change } %** erhöht.
    }
luck-nothing = Nichts Auffälliges. Keine deiner Entscheidungen hat eine Runde klar verändert.

play = { $cards } gelegt
    .other = { $cards } legen
play-suit = { $cards } gelegt und { $suit } gewünscht
    .other = { $cards } legen und { $suit } wünschen
play-rank = { $cards } gelegt und { $rank } gewünscht
    .other = { $cards } legen und { $rank } wünschen
play-sequence = { $cards } an Folge { $sequence } gelegt
    .other = { $cards } an Folge { $sequence } legen
draw = gezogen
    .other = ziehen
take = die oberste Karte genommen
    .other = die oberste Karte nehmen
discard = { $card } abgeworfen
    .other = { $card } abwerfen
give = { $card } verschenkt
    .other = { $card } verschenken
decline = nichts verschenkt
    .other = nichts verschenken
pass = gepasst
    .other = passen
accept = geglaubt
    .other = glauben
challenge = angezweifelt
    .other = anzweifeln
nominate = { $suit } gewünscht
    .other = { $suit } wünschen
pick-direction = { $way ->
    [clockwise] im Uhrzeigersinn angefangen
   *[counterclockwise] gegen den Uhrzeigersinn angefangen
}
    .other = { $way ->
        [clockwise] im Uhrzeigersinn anfangen
       *[counterclockwise] gegen den Uhrzeigersinn anfangen
    }

luck = { $how ->
    [better] **Gute Karten:** Allein vom Blatt her
    [worse] **Schlechte Karten:** Allein vom Blatt her
   *[fair] **Faire Karten:** Allein vom Blatt her
    } { $who ->
    [side] hatte dein Team
   *[you] hattest du
    } eine Siegchance von { $share } % je Runde. Fair wären { $fair } %.
choices = Im Schnitt gewinnt man mit solchen Karten { $worth } von { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}. { $who ->
    [side] Dein Team hat
   *[you] Du hast
} { $won } gewonnen, { $how ->
    [more] die Entscheidungen brachten also { $more } Siege mehr.
    [fewer] die Entscheidungen kosteten also { $more } Siege.
   *[as-dealt] die Entscheidungen haben also wenig geändert.
}
note = -# Ermittelt mit { $count } Runden, die schnelle Bots gespielt haben. Für die Wendepunkte zählt nur, was du sehen konntest. Fürs Glück zählt jede Karte. Mit „Entscheidungen“ sind deine und die aller anderen gemeint.

chart = Siegchance allein vom Blatt her
chart-fair = Fair wären: { $share } %
chart-won = Von dir gewonnen
alt-round = { $share } % in Runde { $round }{ $won ->
    [yes] { "" } (gewonnen)
   *[no] { "" }
    }
alt = Siegchance je Runde, allein vom Blatt her: { $rounds }. Fair wären { $fair } %.

proof-title = ### Partie { $match } · { $game }
right = **Die Karten stimmen.**
deals = Das Siegel passt, und aus Startwert und Salz kamen wieder genau dieselben Karten ({ $deals ->
    [one] 1-mal
   *[other] { $deals }-mal
  } gegeben, { $shuffles ->
    [one] 1-mal
   *[other] { $shuffles }-mal
  } gemischt).
moves = { $way ->
    [again] Ich habe jeden Zug nachgespielt, mit demselben Ausgang.
    [retired] In dieser Partie galt eine Regel, die es nicht mehr gibt. Darum habe ich die Karten geprüft, die Züge aber nur gelesen.
   *[stored] Diese Partie lief mit einer älteren Version des Bots. Darum habe ich die Karten geprüft, die Züge aber nur gelesen.
}
seal = Vergleich dieses Siegel mit dem unter **Ehrlich gegeben** vor der Partie: `{ $seal }`
proves = { $mixed ->
    [old] Sind beide Siegel gleich, wurde an den Karten nichts geändert. Bei dieser älteren Partie wurde nichts dazugemischt. Es ist also nicht ausgeschlossen, dass sich jemand Startwert und Salz ausgesucht hat.
    [alone] Sind beide Siegel gleich, wurde an den Karten nichts geändert. Kein Klick auf „Mitspielen“ oder „Start“ hat eine Zahl dazugemischt. Es ist also nicht ausgeschlossen, dass sich jemand Startwert und Salz ausgesucht hat.
   *[pressed] Sind beide Siegel gleich, wurde an den Karten nichts geändert, und niemand am Tisch hat sie ausgesucht. Nach dem Siegel wurde bei { $presses ->
        [one] 1 Klick
       *[other] { $presses } Klicks
      } auf „Mitspielen“ oder „Start“ { $presses ->
        [one] eine
       *[other] je eine
      } Zahl von Discord dazugemischt.
}
limits = -# Der Beweis zeigt nicht, ob der Betreiber des Bots einen Start verworfen oder in Karten geschaut hat, und nicht, was die Bots dem Zufall überlassen haben.
