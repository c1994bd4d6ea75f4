heading = ## { $count } juegos
    Elige un estante y luego un juego.
by-kind = Por tipo
by-players = Por jugadores
by-country = Por país
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
    [0] Ningún juego para “{ $typed }”
    [one] 1 juego para “{ $typed }”
   *[other] { $count } juegos para “{ $typed }”
}
also = También se llama { $names }.
sets = Con reglas de la casa ya hechas: { $names }. Abre una mesa, pulsa **Más** y **Reglas de la casa**, y elígelas allí.
facts = **{ $players }**{ $length ->
        [0] { "" }
       *[other] { " " }· { $length }
    }
length = unos { $minutes } minutos con { $seats }

pick-shelf = Elige un estante
pick-country = Elige un país
pick-game = Elige un juego
shelf = { $name } · { $count ->
    [one] 1 juego
   *[other] { $count } juegos
}
and-more = { $games } y { $count } más
about = { $least ->
    [2] { $most ->
            [2] Para 2
           *[other] 2–{ $most }
        }
   *[other] { $least }–{ $most }
} · { $length ->
    [none] { $line }
   *[other] { $length } · { $line }
}

all = Todos los juegos
find = Buscar un juego
find-label = ¿Cómo se llama?
find-help = Un nombre en cualquier idioma, un país o una palabra que lo describa. Las faltas no importan.
elsewhere = Aquí no puedes jugar a { $name }. Lo más parecido es { $nearest }
open = Abrir una mesa
rules = Reglamento

no-game = No hay ningún juego llamado “{ $game }”. `/eights games` los muestra todos.
unknown = Ese juego ya no está. `/eights games` los muestra todos.
