# De spellen op hun planken.

heading = ## { $count } spellen
    Kies een plank, en dan een spel.
by-kind = Per soort
by-players = Per aantal spelers
by-country = Per land
shelf-line = - **{ $name }** ({ $count }){ $about ->
    [none] { "" }
   *[other] { " " }– { $about }
}
country = - **{ $name }** – { $games }
shelf-heading = ### { $name }
small = -# { $text }
game = **{ $name }** – { $line }
    -# { $players }{ $length ->
        [none] { "" }
       *[other] { " " }· { $length }
    }
game-in-short = - **{ $name }**{ $length ->
    [none] { "" }
   *[other] { " " }· { $length }
}
found = ### { $count ->
    [0] Geen spel gevonden voor “{ $typed }”
    [one] 1 spel gevonden voor “{ $typed }”
   *[other] { $count } spellen gevonden voor “{ $typed }”
}
also = Heet ook { $names }.
sets = Met een kant-en-klare set huisregels: { $names }. Open een tafel, druk op **Meer** en **Huisregels**, en kies de set daar.
facts = **{ $players }**{ $length ->
        [0] { "" }
       *[other] { " " }· { $length }
    }
length = ongeveer { $minutes } minuten met { $seats }

pick-shelf = Kies een plank
pick-country = Kies een land
pick-game = Kies een spel
shelf = { $name } · { $count ->
    [one] 1 spel
   *[other] { $count } spellen
}
and-more = { $games } en nog { $count }
about = { $least ->
    [2] { $most ->
            [2] Voor 2
           *[other] 2–{ $most }
        }
   *[other] { $least }–{ $most }
} · { $length ->
    [none] { $line }
   *[other] { $length } · { $line }
}

all = Alle spellen
find = Zoek een spel
find-label = Hoe heet het?
find-help = Een naam in welke taal ook, een land, of een woord dat erbij past. Typfouten zijn niet erg.
elsewhere = { $name } deel ik niet. Het dichtst in de buurt komt { $nearest }
open = Open een tafel
rules = Spelregels

no-game = Er is geen spel dat “{ $game }” heet. `/eights games` toont ze allemaal.
unknown = Dat spel is er niet meer. `/eights games` toont ze allemaal.
