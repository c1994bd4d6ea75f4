button = Meine Wendepunkte
title = ### Rückblick auf deine Partie
point = **Runde { $round }** · Du: { $did }. { $better ->
        [other] Besser wäre gewesen: { $other }. Deine Wahl hat deine Chance auf den Rundensieg um etwa **{ $change } %** gesenkt.
       *[chosen] Schlechter wäre gewesen: { $other }. Deine Wahl hat deine Chance auf den Rundensieg um etwa **{ $change } %** erhöht.
    }
nothing = Nichts Auffälliges. Keine deiner Entscheidungen hat eine Runde klar verändert.

play = { $cards } gelegt
    .other = { $cards } legen
play-suit = { $cards } gelegt und { $suit } gewünscht
    .other = { $cards } legen und { $suit } wünschen
play-rank = { $cards } gelegt und { $rank } gewünscht
    .other = { $cards } legen und { $rank } wünschen
play-sequence = { $cards } an Folge { $sequence } gelegt
    .other = { $cards } an Folge { $sequence } legen
draw = gezogen
    .other = ziehen
take = die oberste Karte genommen
    .other = die oberste Karte nehmen
discard = { $card } abgeworfen
    .other = { $card } abwerfen
give = { $card } verschenkt
    .other = { $card } verschenken
decline = nichts verschenkt
    .other = nichts verschenken
pass = gepasst
    .other = passen
accept = geglaubt
    .other = glauben
challenge = angezweifelt
    .other = anzweifeln
nominate = { $suit } gewünscht
    .other = { $suit } wünschen
pick-direction = { $way ->
    [clockwise] im Uhrzeigersinn angefangen
   *[counterclockwise] gegen den Uhrzeigersinn angefangen
}
    .other = { $way ->
        [clockwise] im Uhrzeigersinn anfangen
       *[counterclockwise] gegen den Uhrzeigersinn anfangen
    }

luck = { $how ->
    [better] **Gute Karten:** Allein vom Blatt her
    [worse] **Schlechte Karten:** Allein vom Blatt her
   *[fair] **Faire Karten:** Allein vom Blatt her
    } { $who ->
    [side] hatte dein Team
   *[you] hattest du
    } eine Siegchance von { $share } % je Runde. Fair wären { $fair } %.
choices = Im Schnitt gewinnt man mit solchen Karten { $worth } von { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}. { $who ->
    [side] Dein Team hat
   *[you] Du hast
} { $won } gewonnen, { $how ->
    [more] die Entscheidungen brachten also { $more } Siege mehr.
    [fewer] die Entscheidungen kosteten also { $more } Siege.
   *[as-dealt] die Entscheidungen haben also wenig geändert.
}
note = -# Ermittelt mit { $count } Runden, die schnelle Bots gespielt haben. Für die Wendepunkte zählt nur, was du sehen konntest. Fürs Glück zählt jede Karte. Mit „Entscheidungen“ sind deine und die aller anderen gemeint.

chart = Siegchance allein vom Blatt her
chart-fair = Fair wären: { $share } %
chart-won = Von dir gewonnen
alt-round = { $share } % in Runde { $round }{ $won ->
    [yes] { "" } (gewonnen)
   *[no] { "" }
    }
alt = Siegchance je Runde, allein vom Blatt her: { $rounds }. Fair wären { $fair } %.
