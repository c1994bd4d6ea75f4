invitation = ### Blatt des Tages · { $game }
    Eine Runde gegen solide Bots. Alle hier bekommen dieselben Karten und einen Versuch.
    { $scores }
    -# Endet <t:{ $at }:t> (<t:{ $at }:R>). Wer nicht zu Ende spielt, bekommt keinen Platz. { $count ->
        [0] Noch hat es niemand gespielt.
        [one] Bisher 1 Versuch.
       *[other] Bisher { $count } Versuche.
    }
scores = { $costs ->
    [yes] Wirst du fertig, bekommst du die Punkte, die die Bots noch auf der Hand haben. Ist ein Bot schneller, verlierst du die Punkte auf deiner Hand.
   *[no] Gewinnst du, bekommst du einen Punkt.
}
play = Spielen
heading = ### Blatt des Tages · { $game }
own = **Deine Punkte: { $points }.** Das ist bisher Platz { $place }.
own-unfinished = **Du hast nicht zu Ende gespielt**, darum bekommst du keinen Platz.
line = **{ $rank }** · **{ $name }** · { $points }
playing = -# { $count ->
    [one] 1 Versuch läuft noch.
   *[other] { $count } Versuche laufen noch.
}
ends = -# Endet <t:{ $at }:t> (<t:{ $at }:R>). Dann poste ich den Endstand im Kanal, mit dem besten Spielverlauf.
refresh = Neu laden
my-round = Meine Runde
standing = Stand
won = ## { $names } { $winners ->
    [one] gewinnt
   *[other] gewinnen
} das Blatt des Tages!
no-winner = ## Niemand hat das Blatt des Tages zu Ende gespielt
of-day = -# { $game } · <t:{ $at }:D> · { $count ->
    [0] niemand hat zu Ende gespielt
    [one] 1 Versuch
   *[other] { $count } Versuche
}
unfinished = -# { $count ->
    [one] 1 Versuch ging nicht zu Ende.
   *[other] { $count } Versuche gingen nicht zu Ende.
}
best-line = **So hat { $name } gespielt:** { $line }
day-over = Dieses Blatt des Tages ist vorbei. Es gibt ein neues.
today = Blatt von heute
