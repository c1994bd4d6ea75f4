no-seat = Du sitzt an diesem Tisch in keiner Partie.
slipped = Deine Hand war eine Weile nicht auf dem neuesten Stand. Jetzt ist sie es.
pick-in-hand = Drück **Meine Hand** und wähl dort die Karten.
caught = Du hast { $name } erwischt!
move-counted = { $refusal } Deine letzte Aktion hat gezählt: { $told }
    .heard = { $refusal } Deine letzte Aktion hat gezählt.
does-not-fit = { $card } (passt gerade nicht)
