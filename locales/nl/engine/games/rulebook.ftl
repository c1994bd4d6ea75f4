# Wat de spelregels van elk soort spel zeggen.

match = Partij
one-dealer = De eerste plek deelt.
match-too-long = Komt de partij op { $count } beurten, dan stopt ze daar, en de ronde ook. Wie dan voorstaat, wint, en wie gelijk staan, delen de winst.
