unknown = Hausregeln mit diesem Namen hat dieser Server nicht. `/houserules saved` zeigt alle.
bad-name = Ein Name braucht mindestens einen Buchstaben oder eine Zahl und darf höchstens { $most } Zeichen haben. Nimm einen anderen.
name-of-game = So heißt schon ein Spiel. Nimm einen anderen Namen für deine Hausregeln.
name-taken = Hausregeln mit diesem Namen hat dieser Server schon. Nimm einen anderen, oder ändere die vorhandenen.
only-owner-changes = Diese Hausregeln kann nur ändern, wer sie gespeichert hat (oder „Server verwalten“ darf). Mach stattdessen neue Hausregeln daraus.
only-owner-replaces = Diese Hausregeln kann nur ersetzen, wer sie gespeichert hat (oder „Server verwalten“ darf).
only-owner-deletes = Diese Hausregeln kann nur löschen, wer sie gespeichert hat (oder „Server verwalten“ darf).
