# Waarom een keuze goed is in het reeksenspel.

brings = Zo heeft je reeks { $count } van { $side } kaarten.
completes = Zo voltooi je je reeks.
takes = { $card } past in je reeks.
discards = Je hebt { $card } niet nodig voor je reeks.
best = Niets anders is nu meer waard.
