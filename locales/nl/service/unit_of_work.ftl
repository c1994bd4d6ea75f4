# Wat er gezegd wordt als iets niet opgeslagen kon worden.

not-saved = Dat kon niet worden opgeslagen, dus er is niets veranderd. Probeer het zo nog eens.
file-gone = Het databasebestand is weg, dus er is niets veranderd. Zeg het alsjeblieft tegen de beheerder van deze bot.
changed-elsewhere = Dat is intussen veranderd. Kijk nog eens, en probeer het dan opnieuw.
