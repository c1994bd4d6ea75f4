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

match-won = ## { $names } { $winners ->
        [one] wint
       *[other] winnen
    }!
    -# { $title }
scored-best = ## { $names } { $winners ->
        [one] heeft
       *[other] hebben
    } de beste score!
    -# { $title }
place = **{ $place }** · **{ $name }** · { $notes }
partner = -# { $name } · { $notes }
by-bot = een bot speelde het uit
many-owners = iemand op plek { $seat }
sat-later = -# Tijdens de partij aangeschoven: { $names }. { $count ->
    [one] Die plek telt
   *[other] Die plekken tellen
} voor niemand.{ $rest ->
    [counts] { "" } De uitslag van de anderen telt alsof daar een bot zat.
    [too-few] { "" } Vanaf het begin deed er maar één mens mee, dus de partij telt niet voor de ranglijst.
   *[anyway] { "" }
}
played = -# Gespeeld in { rounds }.
play-again = -# Druk op **Revanche** om nog eens te spelen.
last-left = -# Wie als laatste overblijft, wint.
lowest = -# De laagste eindstand wint.
for-tournament = -# { $penalties ->
    [yes] Strafpunten in toernooi { $tournament }: de laagste eindstand wint.
   *[no] Deze punten tellen in toernooi { $tournament }: de hoogste eindstand wint.
}
highlight = 🏅 { $text }
pays = { $payer } betaalt: { $shares }.
share = { $name } { units }
who-pays = -# Druk op **Meer** en **Scores** om te zien wie wie betaalt.
podium = Podium: { $places }. { rounds }.
podium-place = { $place } { $name }{ $counted ->
    [nothing] { "" }
    [rounds] { "" } met { $count ->
        [one] 1 gewonnen ronde
       *[other] { $count } gewonnen rondes
    }
   *[points] { "" } met { points }
}
on-podium = { $count ->
    [1] { $first }
    [2] { $first } & { $second }
   *[other] { $first } +{ $more }
}
chart = { rounds }
closed = ## { $title }
    Deze tafel is gesloten. Aan tafel: { $count ->
        [0] niemand
       *[other] { $names }
    }.

rematch = Revanche
more = Meer
