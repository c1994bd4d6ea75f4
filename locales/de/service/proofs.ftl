none-here = In diesem Kanal ging noch keine Partie zu Ende. Wähl eine Partie dieses Servers mit `match:`.
unknown = Eine Partie mit dieser Nummer gibt es auf diesem Server nicht. Such sie mit `/eights history`.
playing = Diese Partie läuft noch, und ihre Karten bleiben geheim. Prüfen kannst du sie, wenn sie vorbei ist.
closed = Andere können dieses Blatt des Tages noch spielen. Prüfen kannst du es, wenn der Tag vorbei ist.
not-kept = Der Verlauf dieser Partie ist nicht mehr gespeichert, da gibt es nichts zu prüfen.
damaged = Diese Partie lässt sich nicht prüfen, ihre Aufzeichnung ist beschädigt.
wrong = **Mit Partie { $match } stimmt was nicht.** { $why }
