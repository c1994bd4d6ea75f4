# Wat de spelregels van elk soort spel zeggen.

match = Partij
one-dealer = De speler op plek 1 deelt.
small-print = { $ends } De partij stopt ook na { $count } zetten: wie dan voorstaat, wint. Bij gelijke stand delen de koplopers de winst.
