# Een tafel sluiten: de vraag, en wat in het kanaal blijft.

ask = { $table } sluiten?
    .match = Hiermee stopt de partij, en die telt dan niet.
close = Sluiten
closed = { $table } is gesloten.

# Wat blijft van een partij die voor het einde gesloten werd.
closed-by = **{ $name } sloot deze tafel { $dealt ->
    [no] na
   *[yes] in
} ronde { $round }.** De partij telt niet.
closed-itself = **Deze tafel sloot { $dealt ->
    [no] na
   *[yes] in
} ronde { $round }, omdat { $why ->
    [retired] een van de regels niet meer bestaat
   *[left] er niemand meer was
}.** De partij telt niet.
standing = Stand na { rounds }
place = **{ $place }** · **{ $name }** · { $score }
no-round = Er is geen ronde uitgespeeld. Aan tafel: { $names }.
rematch = De revanche is hier: [open hem]({ $link })
