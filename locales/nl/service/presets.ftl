# Huisregels die een server onder een naam bewaart.

unknown = Deze server heeft geen huisregels met die naam. Bekijk ze met `/houserules saved`.
bad-name = Een naam heeft minstens één letter of cijfer, en hooguit { $most } tekens. Kies een andere.
name-of-game = Er is al een spel dat zo heet. Kies een andere naam voor je huisregels.
name-taken = Deze server heeft al huisregels met die naam. Kies een andere, of verander die set.
only-owner-changes = Alleen wie deze set bewaarde, of iemand met de machtiging Server beheren, kan die veranderen. Begin met deze set een eigen set.
only-owner-replaces = Alleen wie deze set bewaarde, of iemand met de machtiging Server beheren, kan die vervangen.
only-owner-deletes = Alleen wie deze set bewaarde, of iemand met de machtiging Server beheren, kan die wissen.
