round-won = ## { $names } { $winners ->
    [one] gewinnt
   *[other] gewinnen
} Runde { $round }!
round-over = ## Runde { $round } endet ohne Sieg
how = -# { $title } · { $ending }
winning-card = Die letzte Karte: **{ $card }**
next-round = Runde { $round } beginnt, wenn alle bereit sind, oder { $when }.
soon = gleich
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
