title = ### Rangliste · { $game ->
    [all] Alle Spiele
   *[named] { $name }
} · { period }
order = { $order ->
    [matches] Gewonnene Partien
    [rating] Wertungszahl
    [streak] Siege in Folge
    [share] Siegquote
    [rounds] Gewonnene Runden
    [points] Gewonnene Punkte
   *[average] Durchschnitt
}
period = { $period ->
    [week] Diese Woche
    [month] Diesen Monat
    [on] { $season }
    [season] { $season }, Endstand
   *[all] Insgesamt
}
all-games = Alle Spiele
pick-game = Wähl ein Spiel
empty = Noch steht niemand in der Rangliste. Eine Partie zählt, wenn sie zu Ende ist und von Anfang an mindestens zwei Menschen gespielt haben. Übung, Turniere, das Blatt des Tages, Tische mit Tipps und noch mal gespielte Karten zählen nicht.
empty-of-many = Noch hat niemand { $least } Partien zu Ende gespielt.
line = **{ $rank }** · **{ $name }** · { $counted }
    .heard = Platz { $rank }: **{ $name }**, { $counted }
counted = { $order ->
    [matches] gewonnen: { $won } von { matches }
    [rating] { $rating }
    [streak] { $streak ->
        [one] 1 Sieg in Folge
       *[other] { $streak } Siege in Folge
    }
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
    [streak] -# Die meisten Siege hintereinander, in einem Spiel oder in allen.
    [share] -# Nur wer mindestens { $least } Partien hat.
    [average] -# Punkte auf der Hand je Runde, weniger ist also besser. Nur wer mindestens { $least } Partien hat.
    [points] -# Punkte, die andere beim Rundensieg noch auf der Hand hatten.
   *[other] { "" }
}
how = Was die Wertungszahl sagt
previous = Vorige
next = Nächste
without-ratings = Du hast alle Wertungszahlen ausgeblendet. Um sie zu sehen, ändere **Wertungszahlen** in `/eights me`.
unknown = Diese Rangliste gibt es nicht mehr. Öffne sie neu mit `/eights leaderboard`.

# Saisons

season = { $on ->
    [yes] ### { $name } läuft
        Jede Partie, die ab jetzt endet und für die Rangliste zählt, gehört zu dieser Saison. Ein Admin beendet sie mit `/eights settings season:Ende`.
   *[no] ### { $name } ist vorbei
        Der Endstand bleibt. `/eights leaderboard` zeigt ihn, wenn du diese Saison auswählst.
}
see-season = Rangliste dieser Saison
