# Waarom een spel met deze huisregels geen toernooi kan hebben.

misfit = Een toernooi speel je in rondes, aan tafels van drie en vier, ieder voor zich. Met deze regels kan dat bij { $game } niet: kies een ander spel of andere huisregels.
