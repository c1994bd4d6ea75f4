# Huisregels die een server onder een naam bewaart.

unknown = Deze server heeft geen huisregels met die naam. `/houserules saved` toont ze allemaal.
bad-name = Een naam heeft minstens één letter of cijfer, en hooguit { $most } tekens. Kies een andere.
name-of-game = Er is al een spel dat zo heet. Kies een andere naam voor je huisregels.
name-taken = Deze server heeft al huisregels met die naam. Kies een andere, of verander die set.
only-owner-changes = Alleen wie deze set bewaarde (of iemand met de machtiging Server beheren) kan hem veranderen. Begin er een nieuwe mee.
only-owner-replaces = Alleen wie deze set bewaarde (of iemand met de machtiging Server beheren) kan hem vervangen.
only-owner-deletes = Alleen wie deze set bewaarde (of iemand met de machtiging Server beheren) kan hem wissen.
