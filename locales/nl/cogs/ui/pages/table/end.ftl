# De pauze na een ronde, het einde van een partij, en wat van een gesloten tafel blijft.

round-won = ## { $names } { $winners ->
    [one] wint
   *[other] winnen
} ronde { $round }!
round-over = ## Ronde { $round } eindigt zonder winnaar
how = -# { $title } · { $ending }
winning-card = Winnende kaart: **{ $card }**
next-round = Ronde { $round } begint als iedereen klaar is, of { $when }.
soon = zo
is-ready = Klaar: { $names }

match-won = { $names } { $winners ->
    [one] wint
   *[other] winnen
}!
    .you = { $winners ->
        [0] Je wint
       *[other] Je wint samen met { $names }
    }!
scored-best = { $names } { $winners ->
    [one] heeft
   *[other] hebben
} de beste score!
    .you = Je hebt { $winners ->
        [0] { "" }
       *[other] samen met { $names }{ " " }
    }de beste score!
lead = met { $counted ->
    [nothing] { cards }
    [rounds] { rounds }
   *[points] { points }
} verschil
lead-left = de rest ligt eruit
score = { $counted ->
    [nothing] { $count ->
        [0] geen kaarten over
       *[other] { cards } over
    }
    [rounds] { $count ->
        [one] 1 gewonnen ronde
       *[other] { $count } gewonnen rondes
    }
   *[points] met { points }
}
last-card = laatste kaart: { $card }
place = **{ $place }** · **{ $name }** · { $notes }
partner = -# { $name } · { $notes }
by-bot = een bot speelde het uit
many-owners = iemand op plek { $seat }
sat-later = -# Tijdens de partij aangeschoven: { $names }. { $count ->
    [one] De uitslag van die plek telt
   *[other] De uitslagen van die plekken tellen
} niet.{ $rest ->
    [counts] { "" } Voor de anderen telt de partij alsof { $count ->
        [one] op die plek een bot speelde
       *[other] op die plekken bots speelden
    }.
    [too-few] { "" } Vanaf het begin deed er maar één mens mee, dus de partij telt niet voor de ranglijst.
   *[anyway] { "" }
}
played = -# Gespeeld in { rounds }.
play-again = -# Druk op **Revanche** om nog eens te spelen.
last-left = -# Wie als laatste overblijft, wint.
lowest = -# De laagste score wint.
for-tournament = -# { $penalties ->
    [yes] Strafpunten in toernooi { $tournament }: wie er aan het einde de minste heeft, wint.
   *[no] Deze punten tellen in toernooi { $tournament }: wie er aan het einde de meeste heeft, wint.
}
pays = { $payer } betaalt: { $shares }.
share = { $name } { units }
who-pays = -# Druk op **Scores** om te zien wie wie betaalt.
finish = { $place } { $name }{ $counted ->
    [nothing] { "" } met { cards }
    [rounds] { "" } met { $count ->
        [one] 1 gewonnen ronde
       *[other] { $count } gewonnen rondes
    }
   *[points] { "" } met { points }
}
together = { $count ->
    [1] { $first }
    [2] { $first } & { $second }
   *[other] { $first } +{ $more }
}
closed = ## { $title }
    Deze tafel is gesloten. Aan tafel: { $count ->
        [0] niemand
       *[other] { $names }
    }.

rematch = Revanche
more = Meer
