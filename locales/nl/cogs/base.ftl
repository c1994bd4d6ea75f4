## Wat overal geweigerd kan worden.

cannot-show = Ik kan in dit kanaal geen { $thing ->
        [tournament] toernooi
       *[table] tafel
    } tonen, want ik mis een machtiging: { $missing }.
    Vraag een beheerder, of neem een ander kanaal.
not-shown = Ik kon { $thing ->
        [tournament] het toernooi
       *[table] de tafel
    } niet tonen in dit kanaal ({ $why }). { $otherwise }
not-reached = Ik kon Discord niet bereiken om { $thing ->
        [tournament] het toernooi
       *[table] de tafel
    } te tonen. { $otherwise }
restarting = Ik start opnieuw op. Er gaat niets verloren. Probeer het over een minuut nog eens.
too-late = Dat kwam te laat bij me aan, dus er is niets gebeurd. Doe het nog eens.
does-not-fit = “{ $value }” kan daar niet. Kies iets uit de lijst.
unseen = Dat is in een kanaal dat je niet kunt zien. Met `/eights show what:Tafels` vind je een tafel waar je aan mee kunt doen.
unknown-button = Die knop ken ik niet. Gebruik `/eights show` om de tafel weer te zien.

## Welke tafel bedoeld is.

no-table = Er is geen tafel in dit kanaal. Open er een met `/eights open`.
several = Er zijn meerdere tafels in dit kanaal: { $tables }. Kies de jouwe met `table:`.
same-name = Meerdere tafels in dit kanaal heten zo: { $tables }. Kies de jouwe met `table:`.
unknown = Zo’n tafel is er niet in dit kanaal. Kies er een uit de lijst.
