# Spelen met knoppen en met commando’s.

no-seat = Je hebt geen plek in een partij aan deze tafel.
slipped = Je hand liep achter. Zo ziet die er nu uit.
pick-in-hand = Druk op **Mijn hand** en kies de kaarten daar.
caught = Je hebt { $name } betrapt!
move-counted = { $refusal } Wat je net deed, telde: { $told }
    .heard = { $refusal } Wat je net deed, telde.
does-not-fit = { $card } (past nu niet)
