match-has-begun = Die Partie läuft schon. Ändere den Tisch vor der nächsten Partie.
seats-range = { $game } geht mit { $fewest } bis { $most } Leuten. Nimm eine Zahl dazwischen.
seats-exactly = { $game } geht nur mit { $most } Leuten.
more-sit-here = Hier { $count ->
    [one] sitzt schon jemand
   *[other] sitzen schon { $count }
}. Nimm erst jemanden vom Tisch, dann kannst du Plätze wegnehmen.
no-partners = { $game } hat keine Partner.
no-such-bots = Es ist nur Platz für { $most ->
    [one] { $most } Bot
   *[other] { $most } Bots
}. Mach mehr Plätze auf, oder nimm weniger Bots.
no-such-level = Diese Bot-Stärke gibt es nicht mehr. Drück noch mal **Tischoptionen**.
pick-two = Wähl zwei verschiedene Plätze zum Tauschen.
seats-changed = Die Plätze haben sich geändert. Schau nach, dann wähl noch mal.

# Warum Start nicht geht.
start-needs = Zum Start { $count ->
    [one] fehlt noch 1 Mensch oder Bot
   *[other] fehlen noch { $count } Menschen oder Bots
}.
