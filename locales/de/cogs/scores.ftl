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

profile-title = ### { $name }
none = Noch keine Partien, die zählen.
of-a-bot = Das ist ein Bot, und Bots haben kein Profil. Wähl einen Menschen.
all = **Platz { $rank }** · gewonnen: { $won } von { matches }
profile-rounds = { $count ->
    [one] 1 Runde gewonnen
   *[other] { $count } Runden gewonnen
} · { $points ->
    [one] 1 Punkt gewonnen
   *[other] { $points } Punkte gewonnen
}
game = **{ $game }** · gewonnen: { $won } von { matches }{ $averaged ->
    [yes] { " " }· { $average } Punkte je Runde
   *[no] { "" }
}{ $rated ->
    [yes] { " " }· Wertungszahl { $rating }
   *[no] { "" }
}
records = Rekorde: schnellster Sieg in { $time }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} in einer Partie
abandoned = -# { $count ->
    [one] 1 Partie endete vorzeitig
   *[other] { $count } Partien endeten vorzeitig
}
profile-how = Was die Wertungszahl sagt

# Im Bild

other = { $number } · { $game }
off = ± { $off }{ $known ->
    [no] , vorläufig
   *[yes] { "" }
}
caption = { $count ->
    [one] 1 Partie
   *[other] letzte { $count } Partien
}
tile-quickest = Schnellster Sieg
tile-catch = Meiste Punkte
nothing = noch nichts
alt-rating = Wertungszahl in { $game }: { $rating }.
alt-curve = In { matches } von { $first } auf { $last }.

# Hilfe

ratings = ### Was die Wertungszahl sagt
    Jedes Spiel hat auf jedem Server seine eigene Wertungszahl. Du fängst bei { $start } an, und sie ändert sich mit jeder Partie, die für die Rangliste zählt: rauf, wenn du vor Starken landest, runter, wenn du hinter Schwachen landest. Nur Menschen zählen, nie Bots. Partner steigen und fallen zusammen.
    - **± heißt: So weit kann sie danebenliegen.** Das wird kleiner, je mehr du spielst. In den ersten { $provisional } Partien ist deine Zahl vorläufig und steht unter den anderen.
    - **Stehst du auf** und ein Bot spielt für dich zu Ende, zählt das als letzter Platz, und niemand gewinnt dadurch. Eine vorzeitig geschlossene Partie ändert nichts.
    - **Punkte schinden bringt fast nichts.** Dauert eine Partie nur eine Minute, zählt sie gar nicht, unter drei Minuten zählt sie weniger. Spielen dieselben zwei immer wieder gegeneinander, zählt jede Partie weniger, bis sie ein paar Tage Pause machen. In größeren Gruppen dürft ihr öfter spielen. Freunde, die sich dazusetzen und gleich wieder aufstehen, bringen dir nichts.
    - **Will jemand vergessen werden**, verschwindet die Wertungszahl dieser Person, und deine bleibt.
