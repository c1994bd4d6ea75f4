# Waarom een spel met deze huisregels geen toernooi kan hebben.

wrong-tables = Aan toernooitafels zitten er drie of vier, en { $game } is niet voor { $seats }. Kies een ander spel.
rules-misfit = Aan toernooitafels zitten er drie of vier, en met { $seats } werken deze regels niet: { $conflict }
partners = Partners delen een uitslag, maar in een toernooi zit ieder voor zich. { $game } heeft met deze regels partners: kies een ander spel, of huisregels zonder partners.
no-rounds = Een toernooi wordt in rondes gespeeld, en { $game } heeft geen rondes met punten. Kies een ander spel.
