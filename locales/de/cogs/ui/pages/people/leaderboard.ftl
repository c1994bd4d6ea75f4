title = ### Rangliste · { $game ->
    [all] Alle Spiele
   *[named] { $name }
} · { period }
order = { $order ->
    [matches] Gewonnene Partien
    [rating] Wertungszahl
    [share] Siegquote
    [rounds] Gewonnene Runden
    [points] Gewonnene Punkte
   *[average] Durchschnitt
}
period = { $period ->
    [month] Diesen Monat
   *[all] Insgesamt
}
all-games = Alle Spiele
pick-game = Wähl ein Spiel
pick-kind = Rangliste wählen
empty = Noch steht niemand in der Rangliste. Eine beendete Partie zählt, wenn von Anfang an mindestens zwei Menschen mitgespielt haben. Übung, Turniere, das Blatt des Tages und Tische mit Tipps zählen nicht.
empty-of-many = Noch hat niemand { $least } Partien zu Ende gespielt.
line = **{ $rank }** · **{ $name }** · { $counted }
    .heard = Platz { $rank }: **{ $name }**, { $counted }
counted = { $order ->
    [matches] gewonnen: { $won } von { matches }
    [rating] { $rating }
    [share] gewonnen: { $percent } % von { matches }
    [rounds] { rounds } gewonnen
    [points] { points } gewonnen
   *[average] { $average } Punkte je Runde
}
matches = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
rating = { $number } ± { $off }{ $known ->
    [no] { " (vorläufig)" }
   *[yes] { "" }
}
empty-rating = Hier hat noch niemand eine Wertungszahl. Spiel eine Partie dieses Spiels mit einem anderen Menschen zu Ende.
note = { $order ->
    [rating] -# ± heißt: So weit kann eine Wertungszahl danebenliegen. In den ersten { $rated } Partien ist sie vorläufig.
    [share] -# Hier steht nur, wer mindestens { $least } Partien hat.
    [average] -# Punkte auf der Hand je Runde, weniger ist also besser. Hier steht nur, wer mindestens { $least } Partien hat.
    [points] -# Punkte, die die anderen noch auf der Hand hatten, als die Runde gewonnen war.
   *[other] { "" }
}
how = Was die Wertungszahl sagt
previous = Vorige
next = Nächste
without-ratings = Du hast alle Wertungszahlen ausgeblendet. Um sie zu sehen, ändere **Wertungszahlen** in `/eights me`.
unknown = Diese Rangliste gibt es nicht mehr. Öffne sie neu mit `/eights leaderboard`.
