unknown = Eine Partie mit dieser Nummer gibt es auf diesem Server nicht. Such sie mit `/eights history`.
playing = Diese Partie läuft noch. Die Wiederholung gibt es, wenn sie vorbei ist.
closed = Andere können dieses Blatt des Tages noch spielen. Die Wiederholung gibt es, wenn der Tag vorbei ist.
not-kept = Der Verlauf dieser Partie ist nicht mehr gespeichert, da gibt es keine Wiederholung.
damaged = Von dieser Partie gibt es keine Wiederholung, ihre Aufzeichnung ist beschädigt.
