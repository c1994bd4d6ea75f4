# De ranglijst van een server.

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
