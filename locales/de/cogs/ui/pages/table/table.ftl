round = Runde { $round } · { $aim }
tournament-round = Turnier { $tournament } · eine Runde
turn = **{ $name } ist dran**
turn-doing = **{ $name } ist dran** · { $doing }
turn-until = { $turn } · Bot übernimmt { $when }
soon = gleich
paused = **Das Turnier macht Pause.** Danach ist { $name } dran und hat die volle Bedenkzeit.
no-one = **Niemand ist da, der Tisch wartet.** Drück **Bin wieder da**, um weiterzumachen. Sonst schließt der Tisch { $when }.
too-long = **Alle warten seit einem Tag auf { $name }.** Wer hier sitzt, kann so lange einen Bot spielen lassen.
    .host = **Alle warten seit einem Tag auf { $name }.** Wer hier sitzt, kann Host werden und so lange einen Bot spielen lassen.
round-over = **Die Runde ist vorbei.** Die nächste beginnt, wenn alle bereit sind, oder { $when }.
dealt = Die Karten sind verteilt.

# Die Plätze.

seat = **{ $name }** · { $notes }
seat-turn = ➤ { $seat }
seat-waiting = • { $seat }
bot = 🤖 { $seat }
    .heard = Bot { $seat }
with = mit { $names }
dealer = gibt
away = weg, ein Bot spielt
ready = bereit

# Knöpfe.

ready-button = Bereit
hand-button = Meine Hand
more-button = Mehr
back-button = Bin wieder da
sit-button = Dazusetzen
let-bot-button = Bot spielen lassen

# Was passiert ist, in kurzen Zeilen.

you = Du
line = **{ $name }:** { $words }
happened-left = { $name } ist aufgestanden. Ein Bot übernimmt.
    .you = Du bist aufgestanden. Ein Bot spielt für dich.
happened-quit = { $name } ist ausgeschieden und aufgestanden.
    .you = Du bist ausgeschieden und aufgestanden.
happened-late = { $name } hat zu lange gebraucht. Ein Bot übernimmt.
    .you = Du hast zu lange gebraucht. Ein Bot spielt für dich.
happened-removed = { $by } lässt einen Bot für { $name } spielen.
    .you = { $by } lässt einen Bot für dich spielen.
happened-stood-in = Ein Bot spielt für { $name }.
    .you = Ein Bot spielt für dich.
happened-back = { $name } ist wieder da.
    .you = Du bist wieder da.
happened-sat = { $name } übernimmt den Platz von { $by }.
    .you = Du übernimmst den Platz von { $by }.
happened-waited = Alle haben einen Tag auf { $name } gewartet.
    .you = Alle haben einen Tag auf dich gewartet.
happened-host = { $name } ist jetzt Host.
    .you = Du bist jetzt Host.
happened-first = { $name } war schneller, ganz knapp vor { $by }.
    .you = Du warst schneller, ganz knapp vor { $by }.
happened-hint = { $name } hat sich einen Tipp geholt.
    .you = Du hast dir einen Tipp geholt.
happened-closed = { $by } hat den Tisch geschlossen.
happened-idle = Der Tisch hat geschlossen, weil niemand da war.
happened-retired = Eine Regel der Partie gibt es nicht mehr, darum endete sie ohne Ergebnis.
stood-in = { $count ->
    [one] In Runde { $rounds }
   *[other] In den Runden { $rounds }
} hat ein Bot für { $name } gespielt.
