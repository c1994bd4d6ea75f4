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

heading = ### Mehr · { $table }
remove = Jemanden vom Tisch nehmen
    .match = Durch einen Bot ersetzen
seats = Plätze in dieser Partie
more-seat = Platz { $number }: { $name }
options = Tischoptionen
log = Verlauf
scores = Punkte
pile = Stapel
rules = Regelheft
details = Ehrlich gegeben
ping = Mich anpingen
    .off = Nicht mehr anpingen
invite = Freunde einladen
leave = Aufstehen
close = Tisch schließen

round-won = ## { $names } { $winners ->
    [one] gewinnt
   *[other] gewinnen
} Runde { $round }!
end-round-over = ## Runde { $round } endet ohne Sieg
how = -# { $title } · { $ending }
winning-card = Die letzte Karte: **{ $card }**
next-round = Runde { $round } beginnt, wenn alle bereit sind, oder { $when }.
end-soon = gleich
is-ready = Bereit: { $names }

match-won = { $names } { $winners ->
    [one] gewinnt
   *[other] gewinnen
}!
    .you = { $winners ->
        [0] Du gewinnst
       *[other] Du und { $names } gewinnt
    }!
scored-best = { $names } { $winners ->
    [one] hat
   *[other] haben
} das beste Ergebnis!
    .you = { $winners ->
        [0] Du hast
       *[other] Du und { $names } habt
    } das beste Ergebnis!
lead = { $counted ->
    [nothing] { cards }
    [rounds] { rounds }
   *[points] { points }
} Vorsprung
lead-left = die anderen sind raus
score = { $counted ->
    [nothing] { $count ->
        [0] keine Karten übrig
       *[other] { cards } übrig
    }
    [rounds] gewonnen: { rounds }
   *[points] { points }
}
last-card = letzte Karte: { $card }
place = **{ $place }** · **{ $name }** · { $notes }
partner = -# { $name } · { $notes }
by-bot = ein Bot hat zu Ende gespielt
many-owners = Platz { $seat }
sat-later = -# { $names }: mitten in der Partie eingestiegen, also { $count ->
    [one] zählt das Ergebnis dieses Platzes
   *[other] zählen die Ergebnisse dieser Plätze
} nicht.{ $rest ->
    [counts] { "" } Für alle anderen zählt es, als hätte da ein Bot gespielt.
    [too-few] { "" } Von Anfang an war nur ein Mensch dabei, darum zählt die Partie nicht für die Rangliste.
   *[anyway] { "" }
}
played = -# Gespielt: { rounds }.
play-again = -# Drück **Revanche**, um noch mal zu spielen.
last-left = -# Wer übrig bleibt, gewinnt.
lowest = -# Die wenigsten Punkte gewinnen.
for-tournament = -# { $penalties ->
    [yes] Strafpunkte in Turnier { $tournament }: Wer am Ende die wenigsten hat, gewinnt.
   *[no] Diese Punkte zählen in Turnier { $tournament }: Wer am Ende die meisten hat, gewinnt.
}
pays = { $payer } zahlt { $shares }.
share = { units } an { $name }
who-pays = -# Drück **Punkte**, um zu sehen, wer wem was zahlt.
finish = { $place } { $name }{ $counted ->
    [nothing] , { cards }
    [rounds] { "" }, gewonnen: { rounds }
   *[points] , { points }
}
together = { $count ->
    [1] { $first }
    [2] { $first } & { $second }
   *[other] { $first } +{ $more }
}
closed = ## { $title }
    Dieser Tisch ist geschlossen. { $count ->
        [0] Niemand saß hier.
        [one] { $names } saß hier.
       *[other] { $names } saßen hier.
    }

rematch = Revanche
more = Mehr

ask = { $table } schließen?
    .match = Die Partie ist dann vorbei, und sie zählt nicht.
closing-close = Schließen
closing-closed = { $table } ist geschlossen.

# Was von einer Partie bleibt, die vorzeitig geschlossen wurde.
closed-by = **{ $name } hat diesen Tisch { $dealt ->
    [no] nach
   *[yes] in
} Runde { $round } geschlossen.** Die Partie zählt nicht.
closed-itself = **Dieser Tisch hat { $dealt ->
    [no] nach
   *[yes] in
} Runde { $round } geschlossen, weil { $why ->
    [retired] es eine Regel der Partie nicht mehr gibt
   *[left] niemand mehr da war
}.** Die Partie zählt nicht.
standing = Stand nach { rounds }
closing-place = **{ $place }** · **{ $name }** · { $score }
no-round = Keine Runde ging zu Ende. Mit dabei: { $names }.
closing-rematch = Hier ist die Revanche: [öffnen]({ $link })

title = ### Punkte · { $title }
course = So haben sich die Punkte in { rounds } entwickelt.
rounds-played = { rounds }
round-head = R{ $round }
    .heard = Runde { $round }
total-head = Summe
    .heard = Summe
one-round = An diesem Tisch wird eine Runde gespielt. Die Punkte zählen im Turnier.
earlier = -# { $count ->
    [one] Die erste Runde steckt in den Summen.
   *[other] Die ersten { $count } Runden stecken in den Summen.
}

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
log-earlier = Früher
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

host-heading = Tischoptionen · { $table }
game-tab = Spiel
seats-tab = Plätze und Bots
house-rules = Hausregeln
notice = ❗ { $why }

pick-game = Spiel
saved-shelf = Hier gespeichert · { $count ->
    [one] 1 Set Hausregeln
   *[other] { $count } Sets Hausregeln
}
    .line = Die Hausregeln, die auf diesem Server gespeichert sind.
game = Spiel: { $game }
saved-game = Spiel: { $name }
saved-of = Hausregeln eures Servers für { $game }
pick-target = Ziel
target = Ziel: { $target }
pick-pace = Bedenkzeit
pace = Bedenkzeit: { $pace }
usual-pace = Bedenkzeit: wie auf dem Server üblich
hints = { $on ->
    [yes] Tipps sind an (die Partie zählt nicht)
   *[no] Tipps sind aus
}
take-backs = { $on ->
    [yes] Zurücknehmen ist an
   *[no] Zurücknehmen ist aus
}
pick-seats = Plätze
host-seats = Plätze: { $count }
pick-bots = Bots
bots = Bots: { $count ->
    [0] keine
   *[other] { $count }
}
pick-level = Stärke
level = Stärke: { $level }
pick-partners = Partner
partners = Partner: { $sides ->
    [0] keine
   *[other] { $sides } Teams
}
pick-newcomers = Bot-Plätze während der Partie
newcomers-open = Bot-Plätze: alle dürfen sich dazusetzen
    .line = Wer später kommt, übernimmt Platz, Karten und Punkte eines Bots.
newcomers-closed = Bot-Plätze: niemand darf sich dazusetzen
    .line = Nach dem Start kommt niemand mehr dazu.
pick-swap = Zwei Plätze tauschen
host-seat = Platz { $number }: { $name }
shuffle = Plätze mischen
seated = { $number }. { $name }
empty = Hier sitzt noch niemand.

unknown-game = Dieses Spiel gibt es hier nicht mehr. Drück noch mal **Tischoptionen**.
unknown-choice = Diese Möglichkeit gibt es nicht mehr. Drück noch mal **Tischoptionen**.

ping-turn = { $player }, du bist an { $table } dran.
adding = { $player }, du hast die Runde an { $table } gewonnen. Jetzt darfst du eine Regel aufstellen.
warning = { $player }, du bist an { $table } immer noch dran. Ein Bot übernimmt { $when }.
start = { $players }, an { $table } sind die Karten verteilt. { $first } fängt an. Drück **Meine Hand**, um deine Karten zu sehen.
my-hand = Meine Hand

ping-seated = Du sitzt an { $table }.
question = Soll ich dich anpingen, wenn du dran bist?
yes = Ja, ping mich an
no = Nein, danke
wanted = Ich pinge dich an, wenn du dran bist.
unwanted = Dann pinge ich dich nur an, wenn eine Partie beginnt. Anders überlegt? Drück **Mehr** an einem Tisch.

to-bottom = Nach unten holen
at-bottom = { $table } ist jetzt ganz unten im Kanal.
too-soon = { $table } steht noch keine Minute an dieser Stelle. Versuch’s gleich noch mal.
no-table-there = Diese Nachricht zeigt keinen offenen Tisch. Nimm die Nachricht eines Tisches oder `/eights show`.
no-seat = Nur wer an { $table } sitzt, kann ihn nach unten holen.
stays = Der Tisch bleibt, wo er ist.
held-over = Die Partie ist vorbei, also bleibt ihre Nachricht, [wo sie ist]({ $link }).
held-thread = An der Nachricht hängt ein Thread, also bleibt sie, [wo sie ist]({ $link }).

place-channel = Dieser Kanal
place-thread = Eigener Thread
thread = **{ $table }** hat einen eigenen Thread.
thread-opened = { $table } ist jetzt offen: { $link }.
no-threads-here = In diesem Kanal gibt es keine Threads. Öffne den Tisch in einem Textkanal oder mit `place: Dieser Kanal`.
no-threads-allowed = Ich darf hier keinen Thread anlegen, mir fehlt: { $missing }. Frag einen Admin danach, oder öffne den Tisch mit `place: Dieser Kanal`.
thread-failed = Discord hat mich keinen Thread anlegen lassen ({ $why }), darum habe ich keinen Tisch geöffnet. Versuch `place: Dieser Kanal`.

## Seats, bots and the table's message

seat-choice = { $number }: { $name }
    .bot = { $number }: { $name } (Bot)
which-player = Wen willst du einladen? Wähl die Person bei `player:`.
bot-joined = { $name } setzt sich an { $table }.
which-level = Wie gut soll der Bot spielen? Wähl auch `level:`.
bot-level = { $name } an { $table } { $level ->
        [easy] lässt es jetzt ruhig angehen
        [expert] merkt sich jetzt alles und denkt voraus
       *[other] legt jetzt die Karte, die naheliegt
    }.
seats-changed = Die Plätze haben sich geändert. Drück noch mal **Mehr**.
removed = { $name } sitzt nicht mehr am Tisch.
    .bot = Ein Bot spielt für { $name }, bis { $name } wieder da ist.
which-seat = Welcher Platz? Wähl ihn bei `seat:` aus der Liste.
no-such-seat = Diesen Platz gibt es nicht. Wähl einen bei `seat:` aus der Liste.
stays-where = Der Tisch bleibt, wo er ist.
moved = { $table } ist jetzt ganz unten im Kanal.
