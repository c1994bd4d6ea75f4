# The shelves that are kinds of games, and those for so many players. Those of a country are called by its name, in the
# games’ own catalogue.

quick = Rapides
    .line = Terminés en { $quick } minutes ou moins.
two = À deux
    .line = Faits pour deux joueurs.
partners = En équipes
    .line = On joue avec des partenaires.
long = Longs
    .line = { $long } minutes ou plus.
wild = Déjantés
    .line = Au moins une carte sur trois est spéciale.
players = À { $number }
