heading = { $count ->
    [one] ## { $count } gra
    [few] ## { $count } gry
    [many] ## { $count } gier
   *[other] ## { $count } gry
}
    Wybierz półkę, a potem grę.
by-kind = Według rodzaju
by-players = Według liczby graczy
by-country = Według kraju
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
    [0] Nie ma gry „{ $typed }”
    [one] „{ $typed }”: { $count } gra
    [few] „{ $typed }”: { $count } gry
    [many] „{ $typed }”: { $count } gier
   *[other] „{ $typed }”: { $count } gry
}
also = Inne nazwy: { $names }.
sets = Z gotowym zestawem zasad domowych: { $names }. Otwórz stolik, naciśnij **Więcej** → **Zasady domowe** i tam wybierz zestaw.
facts = **{ $players }**{ $length ->
        [0] { "" }
       *[other] { " " }· { $length }
    }
length = około { $minutes } min, graczy: { $seats }

pick-shelf = Wybierz półkę
pick-country = Wybierz kraj
pick-game = Wybierz grę
shelf = { $name } · { $count ->
    [one] { $count } gra
    [few] { $count } gry
    [many] { $count } gier
   *[other] { $count } gry
}
and-more = { $games } i jeszcze { $count }
about = { $least ->
    [2] { $most ->
            [2] Dla 2
           *[other] 2–{ $most }
        }
   *[other] { $least }–{ $most }
} · { $length ->
    [none] { $line }
   *[other] { $length } · { $line }
}

all = Wszystkie gry
find = Znajdź grę
find-label = Jak się nazywa?
find-help = Nazwa w dowolnym języku, kraj albo słowo o grze. Literówki nie szkodzą.
elsewhere = { $name }: w to się tu nie gra. Najbliżej jest { $nearest }
open = Otwórz stolik
rules = Zasady gry

no-game = Nie ma gry o nazwie „{ $game }”. Wszystkie pokazuje `/eights games`.
unknown = Tej gry już tu nie ma. Wszystkie pokazuje `/eights games`.
