heading = ## { $count } Spiele
    Such dir ein Regal aus, dann ein Spiel.
by-kind = Nach Art
by-players = Nach Personenzahl
by-country = Nach Ländern
shelf-line = - **{ $name }** ({ $count }){ $about ->
    [none] { "" }
   *[other] { " " }– { $about }
}
country = - **{ $name }** – { $games }
shelf-heading = ### { $name }
small = -# { $text }
game = **{ $name }** – { $line }
    -# { $players }{ $length ->
        [none] { "" }
       *[other] { " " }· { $length }
    }
game-in-short = - **{ $name }**{ $length ->
    [none] { "" }
   *[other] { " " }· { $length }
}
found = ### { $count ->
    [0] Kein Spiel gefunden für „{ $typed }“
    [one] 1 Spiel gefunden für „{ $typed }“
   *[other] { $count } Spiele gefunden für „{ $typed }“
}
also = Heißt auch { $names }.
sets = Gibt es auch mit fertigen Hausregeln: { $names }. Öffne einen Tisch, drück **Mehr** und **Hausregeln**, und wähl sie dort aus.
facts = **{ $players }**{ $length ->
        [0] { "" }
       *[other] { " " }· { $length }
    }
length = etwa { $minutes } Minuten zu { $seats ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
    [7] siebt
    [8] acht
   *[other] { $seats }
}

pick-shelf = Wähl ein Regal
pick-country = Wähl ein Land
pick-game = Wähl ein Spiel
shelf = { $name } · { $count ->
    [one] 1 Spiel
   *[other] { $count } Spiele
}
and-more = { $games } und noch { $count }
about = { $least ->
    [2] { $most ->
            [2] Für 2
           *[other] 2–{ $most }
        }
   *[other] { $least }–{ $most }
} · { $length ->
    [none] { $line }
   *[other] { $length } · { $line }
}

all = Alle Spiele
find = Spiel suchen
find-label = Wie heißt es?
find-help = Ein Name in irgendeiner Sprache, ein Land oder ein Wort dazu. Tippfehler machen nichts.
elsewhere = { $name } gebe ich nicht. Am nächsten dran ist { $nearest }
open = Tisch öffnen
rules = Regelheft

no-game = Ein Spiel namens „{ $game }“ gibt es nicht. `/eights games` zeigt alle.
unknown = Dieses Spiel gibt es hier nicht mehr. `/eights games` zeigt alle.

title = ## Regelheft · { $name }
differs = { $mark } heißt: anders als beim normalen Spiel
page = Seite { $number }
left-out = -# Gut zu wissen: { $text }
small-print = -# { $text }

editor-heading = Hausregeln · { $table }
set-title = „{ $name }“ · { $game }
of-chapter = { $chapter } · Hausregeln · { $table }
of-rule = Regel: { $rule } · { $table }
of-rank = Regel: { $rule }, { $rank } · { $table }

# Die erste Seite.
nothing-differs = Ganz normales { $game }. Wähl ein Kapitel, um Regeln zu ändern.
editor-differs = { $count ->
    [one] 1 Regel ist anders als bei { $game }:
   *[other] { $count } Regeln sind anders als bei { $game }:
}
    .heard = { $count ->
        [one] 1 Regel ist anders als bei { $game }.
       *[other] { $count } Regeln sind anders als bei { $game }.
    }
differing = **{ $rule }:** { $value } (statt { $usual })
editor-and-more = { $count ->
    [one] … und 1 weitere.
   *[other] … und { $count } weitere.
}
at-once = Was du änderst, gilt sofort. Mit **Speichern** gibt es diese Regeln auch für andere Tische dieses Servers.
cannot-play = Mit mehr oder weniger Leuten passen diese Regeln vielleicht wieder.

# Ein Kapitel und eine Regel.
rule = **{ $rule }:** { $value }
in-the-menu = { $chapter }: Wähl im Menü eine Regel, um sie zu ändern.
empty = Solange die anderen Regeln so bleiben, gibt es hier nichts zu ändern.
pick-rule = Regel ändern
switched-here = { $value }. { $help }
usual-value = { $game }: { $value }

# Knöpfe und Menüs.
show = Regelheft
save = Speichern
    .copy = Kopie speichern
share = Teilen
import = Einfügen
reset = Wie bei { $game }
ready-made = Fertige Hausregeln dazu
which-rank = Wähl einen Wert
which-suits = Welche Farben
what-they-do = Was diese Karten bewirken
nothing-special = nichts Besonderes
suits = { $rank }: { $suits ->
    [all] alle Farben
    [S] Pik
    [H] Herz
    [D] Karo
    [C] Kreuz
    [SC] schwarz
    [HD] rot
    [O] Kreis
    [V] Dreieck
    [X] Kreuz
    [U] Quadrat
   *[Y] Stern
}
suit-and-value = { $suit } { $value }
red = rot
black = schwarz

# Was getan wurde.
added = Dazugekommen: { $set }.
added-already = { $set } ist schon dabei.
changed = Geändert: { $about } – { $now }. Doch nicht? Wähl { $switch ->
    [yes] dasselbe noch mal.
   *[no] wieder, was vorher galt: { $was }.
}
went-along = Auch geändert: { $rule } ({ $value }).
stayed = Bleibt, wie du es wolltest: { $rule } ({ $value }).
reset-done = Wieder ganz normales { $game }.
imported = Diese Regeln gelten jetzt.
imported-and-saved = Diese Regeln gelten jetzt und sind als „{ $name }“ gespeichert.
saved = Diese Hausregeln sind als „{ $name }“ gespeichert. Wähl sie aus, wenn du einen Tisch öffnest.
saved-of-game = Diese Hausregeln für { $game } sind als „{ $name }“ gespeichert. Wähl sie aus, wenn du einen Tisch öffnest.
deleted = „{ $name }“ ist gelöscht. Tische, die damit spielen, behalten die Regeln.
code = **Code für diese Regeln ({ $game })**
    Kopier ihn, dann drück bei den Hausregeln eines anderen Tisches **Einfügen**, oder tipp `/houserules save code:`.

# Formulare.
save-form = Diese Hausregeln speichern
save-name = Name
    .help = Unter diesem Namen stehen die Hausregeln zur Wahl, wenn jemand einen Tisch öffnet.
import-form = Hausregeln einfügen
import-code = Code
    .help = Den Code bekommst du mit Teilen oder /houserules saved action:Teilen.
import-name = Speichern als (optional)
    .help = Leer heißt: Die Regeln gelten nur an diesem Tisch.

# Was nicht geht.
set-gone = Diese Hausregeln sind hier nicht mehr gespeichert. Wähl andere mit `/houserules edit`.
unknown-rule = Diese Regel gibt es in dieser Version nicht. Öffne noch mal `/houserules edit`.
unknown-choice = Diese Möglichkeit gibt es in dieser Version nicht. Öffne noch mal `/houserules edit`.

# Was ein Server aufhebt.
kept-heading = Gespeicherte Hausregeln
kept-none = Noch nichts gespeichert. Drück **Neue Hausregeln**, oder speicher die Regeln eines Tisches mit **Mehr** und **Hausregeln**.
kept-pick = Gespeicherte Hausregeln wählen
kept-change = Ändern
new = Neue Hausregeln
new-game = Auf welchem Spiel die Hausregeln aufbauen
made = „{ $name }“ ist gespeichert. Jede Änderung hier wird sofort gespeichert.
kept = **{ $name }** · { $game }, { $count ->
    [0] nichts geändert
    [one] 1 Regel geändert
   *[other] { $count } Regeln geändert
}

pick = Such eine Regel aus
asked = **Du hast die Runde gewonnen.** Such eine Regel für den Rest der Partie aus, oder drück **Bereit**, dann bleibt alles, wie es ist.
adding = **{ $name }** sucht eine neue Regel aus.
added-added = Neue Regel von **{ $name }**: { $rule }
by = { $rule } { $name }, Runde { $round }
added-heading = In dieser Partie dazugekommen
added-hidden = **{ $name }** stellt eine geheime Regel auf.
at-first = { $rule } Diese Regel galt von Anfang an.
hidden = Eine geheime Regel.

phrases = Sag einen Satz, bevor du legst oder ziehst, falls eine geheime Regel ihn verlangt. Eine gebrochene Regel kostet eine Karte, und ein Satz, den keine verlangt, auch.
say = { $phrase }
    .heard = Sag: { $phrase }
guess = Geheime Regel raten
guessing = ### Geheime Regel raten · { $title }
    Jedes Mal, wenn du dran bist, darfst du einmal raten. Rätst du richtig, siehst du die Regel. Rätst du falsch, ziehst du eine Karte.
    { $unknown ->
        [0] Du kennst schon alle geheimen Regeln.
        [one] Eine geheime Regel kennst du noch nicht.
       *[other] { $unknown } geheime Regeln kennst du noch nicht.
    }
known = Du kennst: { $rule }
hidden-pick = Was rätst du?
back = Zurück zu meiner Hand

code-holds = { $game } { $count ->
    [0] ohne Änderungen
    [one] mit 1 Hausregel
   *[other] mit { $count } Hausregeln
}
replace-heading = { $game }, Plätze: { $seats }
preset-heading = { $name } · { $game }, Plätze: { $seats }
which-saved = Welche Hausregeln? Wähl sie bei `name:` aus der Liste.
