# Wat een host voor de partij mag veranderen.

match-has-begun = De partij is al begonnen. Na afloop kun je de tafel weer veranderen.
seats-range = { $game } is voor { $fewest } tot { $most } spelers. Kies een getal daartussen.
seats-exactly = { $game } is voor { $most } spelers.
more-sit-here = { $count ->
    [one] Er zit hier 1 speler
   *[other] Er zitten hier { $count } spelers
}. Haal eerst iemand weg, en dan pas plekken.
no-partners = { $game } heeft geen partners.
no-such-bots = Er is plek voor hooguit { $most ->
    [one] 1 bot
   *[other] { $most } bots
}. Maak er plekken bij, of kies minder bots.
no-such-level = Dat botniveau is er niet meer. Druk nog eens op **Tafelopties**.
pick-two = Kies twee verschillende plekken om te wisselen.
seats-changed = De plekken zijn veranderd. Kijk nog eens, en kies dan opnieuw.

# Waarom Start niet kan.
start-needs = Er { $count ->
    [one] is nog 1 speler of bot
   *[other] zijn nog { $count } spelers of bots
} nodig om te starten.
