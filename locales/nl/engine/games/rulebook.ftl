# Wat de spelregels van elk soort spel zeggen.

match = Partij
one-dealer = De eerste plek deelt.
