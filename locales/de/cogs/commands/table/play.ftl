no-seat = Du spielst an diesem Tisch nicht mit.
slipped = Deine Hand war nicht mehr auf dem neuesten Stand. So sieht sie jetzt aus.
pick-in-hand = Drück **Meine Hand** und wähl dort die Karten.
caught = Du hast { $name } erwischt!
move-counted = { $refusal } Dein letzter Zug hat gezählt: { $told }
    .heard = { $refusal } Dein letzter Zug hat gezählt.
does-not-fit = { $card } (passt gerade nicht)
