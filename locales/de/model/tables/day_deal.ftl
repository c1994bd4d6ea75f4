label = Blatt des Tages
over = Das Blatt von heute ist vorbei. Das nächste kommt <t:{ $at }:R>.
off = Dieser Server hat kein Blatt des Tages. Wer „Server verwalten“ darf, kann es in `/eights settings` einschalten.
once = Du hast das Blatt von heute schon gespielt, und alle haben nur einen Versuch. `/eights today` zeigt den Stand.
not-begun = Ich konnte deinen Versuch nicht speichern, er hat also nicht begonnen. Drück gleich noch mal **Spielen**.
no-game = Für das Blatt des Tages ist ein Spiel eingestellt, das es nicht mehr gibt. Wer „Server verwalten“ darf, kann in `/eights settings` ein anderes aussuchen.
