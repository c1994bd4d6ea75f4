label = Blatt des Tages
over = Das Blatt von heute ist vorbei. Das nächste beginnt <t:{ $at }:R>.
off = Dieser Server hat kein Blatt des Tages. Wer „Server verwalten“ darf, kann es in `/eights settings` einschalten.
once = Deinen einen Versuch am Blatt von heute hattest du schon. Den Stand siehst du mit `/eights today`.
not-begun = Ich konnte deinen Versuch nicht speichern, er hat also nicht begonnen. Drück gleich noch mal **Spielen**.
no-game = Für das Blatt des Tages ist ein Spiel eingestellt, das es nicht mehr gibt. Wer „Server verwalten“ darf, kann in `/eights settings` ein anderes aussuchen.
