# The games on their shelves. $line is a sentence, $games and $names are lists.

heading = ## { $count } games
    Pick a shelf, then a game.
by-kind = By kind
by-players = By players
by-country = By country
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
    [0] No game found for “{ $typed }”
    [one] 1 game found for “{ $typed }”
   *[other] { $count } games found for “{ $typed }”
}
also = Also called { $names }.
sets = With a ready-made set of house rules: { $names }. Open a table, press **More** and **House rules**, and pick it there.
facts = **{ $players }**{ $length ->
        [0] { "" }
       *[other] { " " }· { $length }
    }
length = about { $minutes } minutes with { $seats }

pick-shelf = Pick a shelf
pick-country = Pick a country
pick-game = Pick a game
shelf = { $name } · { $count ->
    [one] 1 game
   *[other] { $count } games
}
and-more = { $games } and { $count } more
about = { $least ->
    [2] { $most ->
            [2] For 2
           *[other] 2–{ $most }
        }
   *[other] { $least }–{ $most }
} · { $length ->
    [none] { $line }
   *[other] { $length } · { $line }
}

all = All games
find = Find a game
find-label = What’s it called?
find-help = A name in any language, a country, or a word about it. Typos are fine.
elsewhere = I don’t deal { $name }. The closest game is { $nearest }
open = Open a table
rules = Rulebook

no-game = There’s no game called “{ $game }”. `/eights games` lists them all.
unknown = That game is no longer available. `/eights games` lists them all.
