# Waarom een spel met deze huisregels geen toernooi kan hebben.

misfit = Een toernooi wordt in rondes gespeeld, aan tafels van drie en vier, ieder voor zich. { $game } gaat met deze regels niet zo: kies een ander spel of andere huisregels.
