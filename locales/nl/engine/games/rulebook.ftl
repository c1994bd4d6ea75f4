# Wat de spelregels van elk soort spel zeggen.

match = Partij
one-dealer = De speler op plek 1 deelt.
small-print = { $ends } Na { $count } zetten stopt ook de partij: wie voorstaat, wint. Bij gelijke stand delen de koplopers de winst.
