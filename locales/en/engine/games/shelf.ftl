# The shelves that are kinds of games, and those for so many players. Those of a country are called by its name, in the
# games’ own catalogue.

quick = Quick
    .line = Over in { $quick } minutes or less.
two = For two
    .line = Made for two players.
partners = Partners
    .line = You play in teams.
long = Long
    .line = { $long } minutes or more.
wild = Wild
    .line = At least one card in three is special.
players = { $number } players
