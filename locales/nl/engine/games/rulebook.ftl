# Wat de spelregels van elk soort spel zeggen.

match = Partij
one-dealer = De eerste plek deelt.
small-print = { $ends } Na { $count } beurten stopt ook de partij: wie voorstaat, wint, en wie gelijk staan, delen de winst.
