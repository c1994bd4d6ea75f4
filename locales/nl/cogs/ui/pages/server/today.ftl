# Het dagspel: een uitnodiging, de stand, en hoe het afliep.

invitation = ### Dagspel · { $game }
    Eén ronde tegen degelijke bots, voor iedereen hier dezelfde kaarten, en iedereen krijgt één poging.
    { $scores }
    -# Eindigt <t:{ $at }:t> (<t:{ $at }:R>). Een poging die je niet afmaakt, krijgt geen plaats. { $count ->
        [0] Nog niemand heeft het gespeeld.
        [one] Tot nu toe 1 speler.
       *[other] Tot nu toe { $count } spelers.
    }
scores = { $costs ->
    [yes] Ga uit, en je krijgt de punten die de bots nog in hun handen hebben. Is een bot eerder uit, dan verlies je wat jij nog hebt.
   *[no] Win, en je krijgt een punt.
}
play = Speel
heading = ### Dagspel · { $game }
own = **Je kreeg { $points }.** Dat is voorlopig plaats { $place }.
own-unfinished = **Je hebt je poging niet afgemaakt**, dus die krijgt geen plaats.
line = **{ $rank }** · **{ $name }** · { $points }
playing = -# { $count ->
    [one] Er is nog 1 speler bezig.
   *[other] Er zijn nog { $count } spelers bezig.
}
ends = -# Eindigt <t:{ $at }:t> (<t:{ $at }:R>). Dan komt de eindstand in het kanaal, en zie je hoe de beste speelde.
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
day-over = Die dag is voorbij. Er is een nieuw dagspel.
today = Dagspel van vandaag
