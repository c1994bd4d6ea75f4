# Waarom een keuze goed is in het reeksenspel.

brings = Zo heeft je reeks { $count } van { $side } kaarten.
completes = Zo voltooi je je reeks.
takes = { CAPITAL($card) } past in je reeks.
leaves = { CAPITAL($card) } past niet in je reeks.
follows = Daarna kun je verder met { $cards }.
discards = Je kunt { $card } nu niet bijleggen.
