heading = ## { $count } Spiele
    Such dir ein Regal aus, dann ein Spiel.
by-kind = Nach Art
by-players = Nach Personenzahl
by-country = Nach Ländern
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
    [0] Kein Spiel gefunden für „{ $typed }“
    [one] 1 Spiel gefunden für „{ $typed }“
   *[other] { $count } Spiele gefunden für „{ $typed }“
}
also = Heißt auch { $names }.
sets = Gibt es auch mit fertigen Hausregeln: { $names }. Öffne einen Tisch, drück **Mehr** und **Hausregeln**, und wähl sie dort aus.
facts = **{ $players }**{ $length ->
        [0] { "" }
       *[other] { " " }· { $length }
    }
length = etwa { $minutes } Minuten zu { $seats ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
    [7] siebt
    [8] acht
   *[other] { $seats }
}

pick-shelf = Wähl ein Regal
pick-country = Wähl ein Land
pick-game = Wähl ein Spiel
shelf = { $name } · { $count ->
    [one] 1 Spiel
   *[other] { $count } Spiele
}
and-more = { $games } und noch { $count }
about = { $least ->
    [2] { $most ->
            [2] Für 2
           *[other] 2–{ $most }
        }
   *[other] { $least }–{ $most }
} · { $length ->
    [none] { $line }
   *[other] { $length } · { $line }
}

all = Alle Spiele
find = Spiel suchen
find-label = Wie heißt es?
find-help = Ein Name in irgendeiner Sprache, ein Land oder ein Wort dazu. Tippfehler machen nichts.
elsewhere = { $name } gebe ich nicht. Am nächsten dran ist { $nearest }
open = Tisch öffnen
rules = Regelheft

no-game = Ein Spiel namens „{ $game }“ gibt es nicht. `/eights games` zeigt alle.
unknown = Dieses Spiel gibt es hier nicht mehr. `/eights games` zeigt alle.
