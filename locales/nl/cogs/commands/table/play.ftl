# Spelen met knoppen en met commando’s.

no-seat = Je hebt geen plek in een partij aan deze tafel.
slipped = Je hand liep achter. Zo ziet die er nu uit.
pick-in-hand = Druk op **Mijn hand** en kies de kaarten daar.
caught = Je hebt { $name } betrapt!
move-counted = { $refusal } Je vorige zet telt wel: { $told }
    .heard = { $refusal } Je vorige zet telt wel.
does-not-fit = { $card } (past nu niet)
