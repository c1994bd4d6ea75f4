heading = Reglas de la casa · { $table }
set-title = “{ $name }” · { $game }
of-chapter = { $chapter } · Reglas de la casa · { $table }
of-rule = Regla: { $rule } · { $table }
of-rank = Regla: { $rule }, { $rank } · { $table }

nothing-differs = { $game } sin cambios. Elige un capítulo para cambiar sus reglas.
differs = { $count ->
    [one] 1 regla cambia respecto a { $game }:
   *[other] { $count } reglas cambian respecto a { $game }:
}
    .heard = { $count ->
        [one] 1 regla cambia respecto a { $game }.
       *[other] { $count } reglas cambian respecto a { $game }.
    }
differing = **{ $rule }:** { $value } (en vez de { $usual })
and-more = { $count ->
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
