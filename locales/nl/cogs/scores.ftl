## De ranglijst van een server.

title = ### Ranglijst · { $game ->
    [all] Alle spellen
   *[named] { $name }
} · { period }
order = { $order ->
    [matches] Gewonnen partijen
    [rating] Rating
    [share] Winstpercentage
    [rounds] Gewonnen rondes
    [points] Gewonnen punten
   *[average] Gemiddelde
}
period = { $period ->
    [month] Deze maand
   *[all] Sinds het begin
}
all-games = Alle spellen
pick-game = Kies een spel
pick-kind = Kies een ranglijst
empty = Nog niemand staat op de ranglijst. Een uitgespeelde partij telt als er vanaf het begin minstens twee mensen meededen. Oefenen, toernooien, het dagspel en tafels met tips tellen niet.
empty-of-many = Nog niemand heeft { $least } partijen uitgespeeld.
line = **{ $rank }** · **{ $name }** · { $counted }
    .heard = Plaats { $rank }: **{ $name }**, { $counted }
counted = { $order ->
    [matches] { $won } van { matches } gewonnen
    [rating] { $rating }
    [share] { $percent }% van { matches } gewonnen
    [rounds] { rounds } gewonnen
    [points] { points } gewonnen
   *[average] { $average } punten per ronde
}
matches = { $count ->
    [one] 1 partij
   *[other] { $count } partijen
}
rating = { $number } ± { $off }{ $known ->
    [no] { " (voorlopig)" }
   *[yes] { "" }
}
empty-rating = Nog niemand heeft hier een rating. Speel een partij van dit spel uit met iemand anders.
note = { $order ->
    [rating] -# ± is hoe ver een rating ernaast kan zitten. De eerste { $rated } partijen is een rating voorlopig.
    [share] -# Alleen spelers met { $least } partijen of meer.
    [average] -# Punten die per ronde in de hand overbleven, dus lager is beter. Alleen spelers met { $least } partijen of meer.
    [points] -# Punten die anderen nog in de hand hadden toen deze speler een ronde won.
   *[other] { "" }
}
how = Hoe ratings werken
previous = Vorige
next = Volgende
without-ratings = Je hebt alle ratings voor jezelf verborgen. Wil je ze weer zien, verander dan **Ratings** in `/eights me`.
unknown = Deze ranglijst is er niet meer. Open hem opnieuw met `/eights leaderboard`.

## Wat een lid op een server gespeeld en bereikt heeft.

profile-title = ### { $name }
none = Nog geen partijen die tellen.
of-a-bot = Dat is een bot, en bots hebben geen profiel. Kies een speler.
all = **Plaats { $rank }** · { $won } van { matches } gewonnen
profile-rounds = { $count ->
    [one] 1 ronde gewonnen
   *[other] { $count } rondes gewonnen
} · { $points ->
    [one] 1 punt gewonnen
   *[other] { $points } punten gewonnen
}
game = **{ $game }** · { $won } van { matches } gewonnen{ $averaged ->
    [yes] { " " }· { $average } punten per ronde
   *[no] { "" }
}{ $rated ->
    [yes] { " " }· rating { $rating }
   *[no] { "" }
}
records = Records: snelste winst in { $time }, { $points ->
    [one] 1 punt
   *[other] { $points } punten
} gewonnen in één partij
abandoned = -# { $count ->
    [one] 1 partij stopte voortijdig
   *[other] { $count } partijen stopten voortijdig
}
profile-how = Hoe ratings werken

# In het plaatje

other = { $number } · { $game }
off = ± { $off }{ $known ->
    [no] , voorlopig
   *[yes] { "" }
}
caption = { $count ->
    [one] 1 partij
   *[other] laatste { $count } partijen
}
tile-quickest = Snelste winst
tile-catch = Meeste punten
nothing = nog geen
alt-rating = Rating in { $game }: { $rating }.
alt-curve = De rating ging van { $first } naar { $last } in { matches }.

# Help

ratings = ### Hoe ratings werken
    Elk spel heeft op elke server een eigen rating. Je begint op { $start }, en die rating verandert met elke partij die telt voor de ranglijst: omhoog als je voor sterke spelers eindigt, omlaag als je achter zwakke eindigt. Alleen mensen tellen, bots nooit. Partners stijgen en dalen samen.
    - **± is hoe ver je rating ernaast kan zitten.** Die marge wordt kleiner als je meer speelt. De eerste { $provisional } partijen is je rating voorlopig en staat die onder de andere ratings.
    - **Ga je weg** en speelt een bot het uit, dan tel je als laatste, en niemand wordt daar beter van. Een partij die voor het einde gesloten wordt, verandert niets.
    - **Punten farmen levert bijna niets op.** Een partij van een minuut telt niet mee, en een van minder dan drie minuten telt minder. Spelen dezelfde twee steeds weer tegen elkaar, dan telt elke partij minder tot ze een paar dagen rust hebben gehad. Grotere groepen mogen vaker spelen. Een vriend die meedoet en meteen weggaat, levert niets op.
    - **Vraagt iemand om vergeten te worden**, dan gaat diens rating weg en blijft de jouwe.
