# Hoe een seizoen heet, en wat er mis mee is.

numbered = Seizoen { $number }
no-season = Zo heet hier geen seizoen. Kies er een uit de lijst bij `season:`.
no-seasons = Deze server heeft nog geen seizoenen. Een beheerder begint er een met `/eights settings season:Begin`.
no-name = Geef het seizoen een naam, zoals Herfst.
long-name = De naam van een seizoen mag { $most } tekens lang zijn, en deze heeft er { $count }. Kies een kortere.
already-on = Er loopt al een seizoen. Sluit dat eerst af: `/eights settings season:Einde`.
known-name = Deze server had al een seizoen met die naam. Kies een andere.
none-on = Er loopt geen seizoen. Begin er een met `/eights settings season:Begin`.
which-action = De naam van een seizoen hoort bij `season:`. Kies daar Begin om het die naam te geven.
