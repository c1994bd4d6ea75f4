# Wat een lid op een server gespeeld en bereikt heeft.

title = ### { $name }
none = Nog geen partijen die tellen.
of-a-bot = Dat is een bot, en bots hebben geen profiel. Kies een speler.
matches = { $count ->
    [one] 1 partij
   *[other] { $count } partijen
}
all = **Plaats { $rank }** · { $won } van { matches } gewonnen
rounds = { $count ->
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
how = Hoe ratings werken

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
