heading = ## { $count } jogos
    Escolha uma estante, depois um jogo.
by-kind = Por tipo
by-players = Por número de jogadores
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
    [0] Nenhum jogo encontrado para “{ $typed }”
    [one] 1 jogo encontrado para “{ $typed }”
   *[other] { $count } jogos encontrados para “{ $typed }”
}
also = Também conhecido como { $names }.
sets = Com regras da casa prontas: { $names }. Abra uma mesa, aperte **Mais** e **Regras da casa**, e escolha lá.
facts = **{ $players }**{ $length ->
        [0] { "" }
       *[other] { " " }· { $length }
    }
length = cerca de { $minutes } minutos com { $seats }

pick-shelf = Escolha uma estante
pick-country = Escolha um país
pick-game = Escolha um jogo
shelf = { $name } · { $count ->
    [1] 1 jogo
   *[other] { $count } jogos
}
and-more = { $games } e mais { $count }
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

all = Todos os jogos
find = Achar um jogo
find-label = Como se chama?
find-help = Um nome em qualquer língua, um país, ou uma palavra sobre ele. Erro de digitação não tem problema.
elsewhere = Aqui não tem { $name }. O jogo mais próximo é { $nearest }
open = Abrir uma mesa
rules = Livro de regras

no-game = Não há jogo chamado “{ $game }”. `/eights games` lista todos.
unknown = Esse jogo não está mais disponível. `/eights games` lista todos.
