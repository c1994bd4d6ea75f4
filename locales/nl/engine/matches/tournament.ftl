# Waarom een spel met deze huisregels geen toernooi kan hebben.

misfit = Een toernooi wordt in rondes gespeeld, aan tafels van drie en vier, ieder voor zich. { $game } kan dat met deze regels niet: kies een ander spel of andere huisregels.
