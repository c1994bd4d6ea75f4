# Welke tafel bedoeld is.

no-table = Er is geen tafel in dit kanaal. Open er een met `/eights open`.
several = Er zijn meerdere tafels in dit kanaal: { $tables }. Kies de jouwe met `table:`.
same-name = Meerdere tafels in dit kanaal heten zo: { $tables }. Kies de jouwe met `table:`.
unknown = Zo’n tafel is er niet in dit kanaal. Kies er een uit de lijst.
