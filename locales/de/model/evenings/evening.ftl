server-full = Auf diesem Server sind schon { $count } Spieleabende geplant, mehr geht nicht. Sag erst einen ab.
person-full = { $count ->
    [one] Du hast hier schon einen Spieleabend geplant, mehr geht nicht
   *[other] Du hast hier schon { $count } Spieleabende geplant, mehr geht nicht
}. Sag erst einen ab.
begun = Dieser Spieleabend läuft schon. Komm an den Tisch mit `/eights show what:Tische`.
over = Dieser Spieleabend ist vorbei. Plan einen neuen mit `/eights plan`.
gone = Dieser Spieleabend ist nicht mehr geplant. Plan einen neuen mit `/eights plan`.
guests-full = { $count } Leute sind schon dabei, mehr kann ich nicht rufen. Komm vorbei, wenn der Tisch aufmacht.
not-saved = Ich konnte den Spieleabend nicht speichern, er ist also nicht geplant. Versuch’s gleich noch mal.
