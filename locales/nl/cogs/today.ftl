# Het dagspel: een uitnodiging, de stand, en hoe het afliep.

invitation = ### Dagspel · { $game }
    Eén ronde tegen degelijke bots. Iedereen hier krijgt dezelfde kaarten en één poging.
    { $scores }
    -# Eindigt <t:{ $at }:t> (<t:{ $at }:R>). Een poging die je niet afmaakt, telt niet mee voor de stand. { $count ->
        [0] Nog niemand heeft gespeeld.
        [one] Tot nu toe 1 speler.
       *[other] Tot nu toe { $count } spelers.
    }
scores = { $costs ->
    [yes] Ga uit, en je krijgt de punten van de kaarten die de bots nog hebben. Is een bot eerder uit, dan verlies je de punten van je eigen kaarten.
   *[no] Win, en je krijgt een punt.
}
play = Speel
heading = ### Dagspel · { $game }
own = **Je kreeg { $points }.** Daarmee sta je voorlopig op plaats { $place }.
own-unfinished = **Je hebt je poging niet afgemaakt**, dus die telt niet mee voor de stand.
line = **{ $rank }** · **{ $name }** · { $points }
playing = -# { $count ->
    [one] Er is nog 1 speler bezig.
   *[other] Er zijn nog { $count } spelers bezig.
}
ends = -# Eindigt <t:{ $at }:t> (<t:{ $at }:R>). Dan zet ik de eindstand in het kanaal, en hoe de beste speelde.
refresh = Verversen
my-round = Mijn ronde
standing = Stand
won = ## { $names } { $winners ->
    [one] wint
   *[other] winnen
} het dagspel!
no-winner = ## Niemand heeft het dagspel afgemaakt
of-day = -# { $game } · <t:{ $at }:D> · { $count ->
    [0] niemand speelde het uit
    [one] 1 speler
   *[other] { $count } spelers
}
unfinished = -# { $count ->
    [one] 1 poging is niet afgemaakt.
   *[other] { $count } pogingen zijn niet afgemaakt.
}
best-line = **Zo speelde { $name }:** { $line }
day-over = Dat dagspel is voorbij. Er staat een nieuw dagspel klaar.
today = Dagspel van vandaag
