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

title = ## Reglamento · { $name }
differs = { $mark } cambia respecto al juego normal
page = Página { $number }
left-out = -# Conviene saber: { $text }
small-print = -# { $text }

editor-heading = Reglas de la casa · { $table }
set-title = “{ $name }” · { $game }
of-chapter = { $chapter } · Reglas de la casa · { $table }
of-rule = Regla: { $rule } · { $table }
of-rank = Regla: { $rule }, { $rank } · { $table }

nothing-differs = { $game } sin cambios. Elige un capítulo para cambiar sus reglas.
editor-differs = { $count ->
    [one] 1 regla cambia respecto a { $game }:
   *[other] { $count } reglas cambian respecto a { $game }:
}
    .heard = { $count ->
        [one] 1 regla cambia respecto a { $game }.
       *[other] { $count } reglas cambian respecto a { $game }.
    }
differing = **{ $rule }:** { $value } (en vez de { $usual })
editor-and-more = { $count ->
    [one] … y 1 más.
   *[other] … y { $count } más.
}
at-once = Los cambios tienen efecto enseguida. **Guardar** conserva estas reglas para otras mesas de este servidor.
cannot-play = Estas reglas pueden volver a servir con más o menos jugadores.

rule = **{ $rule }:** { $value }
in-the-menu = { $chapter }: elige una regla del menú para cambiarla.
empty = Con las demás reglas como están, aquí no hay nada que cambiar.
pick-rule = Cambiar una regla
switched-here = { $value }. { $help }
usual-value = { $game }: { $value }

show = Reglamento
save = Guardar
    .copy = Guardar una copia
share = Compartir
import = Importar
reset = Igual que { $game }
ready-made = Añadir reglas ya hechas
which-rank = Elige un valor
which-suits = Qué palos
what-they-do = Qué hacen estas cartas
nothing-special = nada especial
suits = { $rank }: { $suits ->
    [all] todos los palos
    [S] picas
    [H] corazones
    [D] diamantes
    [C] tréboles
    [SC] color negro
    [HD] color rojo
    [O] círculos
    [V] triángulos
    [X] cruces
    [U] cuadrados
   *[Y] estrellas
}
suit-and-value = { $suit } { $value }
red = rojo
black = negro

added = Añadido: { $set }.
added-already = Ya está puesto: { $set }.
changed = Cambiado: { $about } – { $now }. Para deshacerlo, { $switch ->
    [yes] elígelo otra vez.
   *[no] elige lo que era: { $was }.
}
went-along = También cambió: { $rule } ({ $value }).
stayed = Se queda como lo pusiste: { $rule } ({ $value }).
reset-done = Otra vez { $game } sin cambios.
imported = Estas reglas ya están puestas.
imported-and-saved = Estas reglas ya están puestas, y guardadas como “{ $name }”.
saved = Guardadas como “{ $name }”. Elígelas al abrir una mesa.
saved-of-game = Guardadas como “{ $name }” (reglas de { $game }). Elígelas al abrir una mesa.
deleted = Reglas borradas: “{ $name }”. Las mesas que las usan conservan sus reglas.
code = **Código de estas reglas de { $game }**
    Cópialo y pulsa **Importar** en las reglas de la casa de otra mesa, o escribe `/houserules save code:`.

save-form = Guardar estas reglas de la casa
save-name = Nombre
    .help = Con este nombre se eligen al abrir una mesa.
import-form = Importar reglas de la casa
import-code = Código
    .help = El código de Compartir, o de /houserules saved action:Compartir.
import-name = Guardar como (opcional)
    .help = Déjalo vacío para usar las reglas solo en esta mesa.

set-gone = Estas reglas ya no están guardadas aquí. Elige otras con `/houserules edit`.
unknown-rule = Esta regla ya no existe. Abre el editor otra vez con `/houserules edit`.
unknown-choice = Esta opción ya no existe. Abre el editor otra vez con `/houserules edit`.

kept-heading = Reglas guardadas
kept-none = Aún no hay nada guardado. Pulsa **Reglas nuevas**, o guarda las reglas de una mesa con **Más** y **Reglas de la casa**.
kept-pick = Elegir reglas guardadas
kept-change = Cambiar
new = Reglas nuevas
new-game = Juego en que se basan
made = Reglas guardadas como “{ $name }”. Cada cambio de aquí se guarda al momento.
kept = **{ $name }** · { $game }, { $count ->
    [0] sin cambios
    [one] 1 regla cambiada
   *[other] { $count } reglas cambiadas
}

pick = Elige qué regla añadir
asked = **Ganaste la ronda.** Elige una regla para el resto de la partida, o pulsa **Ya estoy** para dejar las reglas como están.
adding = **{ $name }** está añadiendo una regla.
added-added = Regla nueva de **{ $name }**: { $rule }
by = { $rule } { $name }, ronda { $round }
added-heading = Añadidas en esta partida
added-hidden = **{ $name }** añadió una regla oculta.
at-first = { $rule } Estaba desde el principio.
hidden = Una regla oculta.

phrases = Di una frase antes de jugar o robar, si una regla oculta la pide. Romper una regla oculta cuesta una carta, y también decir una frase que ninguna pide.
say = { $phrase }
    .heard = Decir: { $phrase }
guess = Adivinar una regla oculta
guessing = ### Adivina una regla oculta · { $title }
    Puedes adivinar una vez por turno. Si aciertas, ves la regla. Si no, robas una carta.
    { $unknown ->
        [0] Ya conoces todas las reglas ocultas.
        [one] Hay una regla oculta que aún no conoces.
       *[other] Hay { $unknown } reglas ocultas que aún no conoces.
    }
known = Ya sabes: { $rule }
hidden-pick = Elige la regla que crees que hay
back = Volver a mi mano

code-holds = { $game } { $count ->
    [0] sin cambios
    [one] con 1 regla de la casa
   *[other] con { $count } reglas de la casa
}
replace-heading = { $game }, { $seats } asientos
preset-heading = { $name } · { $game }, { $seats } asientos
which-saved = ¿Qué reglas de la casa? Elígelas en la lista de `name:`.
