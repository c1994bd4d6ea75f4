heading = Hausregeln · { $table }
set-title = „{ $name }“ · { $game }
of-chapter = { $chapter } · Hausregeln · { $table }
of-rule = Regel: { $rule } · { $table }
of-rank = Regel: { $rule }, { $rank } · { $table }

# Die erste Seite.
nothing-differs = Ganz normales { $game }. Wähl ein Kapitel, um Regeln zu ändern.
differs = { $count ->
    [one] 1 Regel ist anders als bei { $game }:
   *[other] { $count } Regeln sind anders als bei { $game }:
}
    .heard = { $count ->
        [one] 1 Regel ist anders als bei { $game }.
       *[other] { $count } Regeln sind anders als bei { $game }.
    }
differing = **{ $rule }:** { $value } (statt { $usual })
and-more = { $count ->
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
