## Names

title = Torneo { $id } · { $game }
minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
}
players = { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
}
tables-of = { $count ->
    [one] una mesa de { $size ->
        [3] tres
       *[4] cuatro
    }
   *[other] { $count } mesas de { $size ->
        [3] tres
       *[4] cuatro
    }
}

## The heading

house-rules = reglas de la casa “{ $name }”
per-turn = { $time } por turno
organised-by = organiza <@{ $organiser }>

## Sign-up

sign-up-open = **La inscripción está abierta.** { $entered }
starts = **Empieza el <t:{ $at }:F>** · <t:{ $at }:R>
left-alone = Si nadie lo empieza, se cancela <t:{ $at }:R>.
left-paused = Si nadie lo reanuda, se cancela <t:{ $at }:R>.
how-goal = { $penalties ->
    [yes] Gana quien tenga menos puntos en contra tras la última ronda.
   *[no] Gana el total más alto tras la última ronda.
}
how-seating = En la ronda 1 las mesas se sortean. Después, los que más puntuaron en la ronda anterior comparten mesa, y en cada mesa reparte el jugador con el mejor total.
how-filled = Los bots completan las mesas.
how-late = Puedes unirte tarde y sentarte en la próxima ronda.
how-missed = { $penalties ->
    [yes] Si no juegas una ronda, te llevas los puntos en contra del peor de esa ronda.
   *[no] Si no juegas una ronda, te llevas 0 puntos, o la puntuación más baja de esa ronda si es menor que 0.
}
how-leaving = Quien se va no entra en la clasificación. Con el mismo total se comparte puesto.
how-clock = Si tardas más de { $time } en un turno, un bot juega por ti hasta que vuelvas.

## A round and a break

round-started = **Empezó la ronda { $round } de { $rounds }** · { $done } de { $tables } mesas acabadas
round-over = **¡Se acabó la ronda { $round } de { $rounds }!**
next-round = La ronda { $round } empieza <t:{ $at }:R>.
paused = **En pausa.** El tiempo está detenido, y nadie puede jugar hasta que quien organiza pulse **Reanudar**.
tables-of-round = ### Mesas de la ronda { $round }
table-done = **Mesa { $number }** · victoria de { $winners } con { $points }
table-playing = **Mesa { $number }** · en juego: { $players }
dealer = { $name } (reparte)

## Standings

standing-after = ### Clasificación tras la ronda { $round }
standing-final = ### Clasificación final
place = **{ $place }** · { $name } · **{ $total }**
    .rounds = **{ $place }** · { $name } · **{ $total }** ({ $rounds })
headline = { $count ->
    [one] ¡{ $names } gana el torneo!
   *[other] ¡{ $names } comparten el primer puesto!
}
cancelled-unplayed = **Este torneo se canceló** antes de empezar.
cancelled-after = **Este torneo se canceló** tras la ronda { $round } de { $rounds }.

## Sheets

standing-sheet = ### Clasificación · { $title }
no-round-yet = Aún no se ha acabado ninguna ronda.
not-seated = Ahora no tienes mesa en este torneo. Si te unes, te sientas cuando empiece la próxima ronda.
table-closed = La { $label } está cerrada.
more-title = ### Más · { $title }
details-title = ### Reparto limpio
details-text = Una semilla secreta decide los asientos y los desempates y, junto con cada inscripción y cada comienzo, todas las cartas. Su sello queda fijo antes de que nadie se apunte. La semilla se muestra al final, y entonces cualquiera puede comprobar que el sorteo fue limpio.
sealed = Sello del sorteo: { $seal }. La semilla que lo prueba se muestra aquí al final.
proved = Semilla del sorteo: { $seed }. Con ella se comprueba el sello { $seal }.
pick-removed = Sacar a alguien

## Before what can’t be undone

sure-close = Esto cancela el torneo y cierra sus mesas. Las rondas acabadas se quedan en los resultados.
    .button = Cancelar el torneo

## Buttons

button-join = Unirme
button-leave = Salir
button-bot = Añadir bot
button-start = Empezar
button-more = Más
button-resume = Reanudar
button-pause = Pausar
button-standing = Clasificación
button-rules = Reglamento
button-cancel = Cancelar el torneo
button-previous = Anterior
button-following = Siguiente
button-hand = Mi mano

## What commands and buttons answer

none-here = En este canal no hay ningún torneo. Abre uno con `/tournament open`.
opened = **El { $title } abre la inscripción.** Pulsa **Empezar** cuando estén todos.
post-failed = Así que no lo abrí.
show-failed = Se queda donde está.
shown = El { $title } ya está al final del canal.
bot-joined = { $name } se unió.
started = **¡Empezó la ronda 1!** Pulsa **Mi mano** para ver tus cartas.
paused-now = **El torneo está en pausa.** El tiempo está detenido, y nadie puede jugar.
resumed = **El torneo se reanuda.** Los turnos en curso vuelven a empezar con todo su tiempo.
removed = { $name } ya no está en el torneo.
cancelled = El { $title } queda cancelado.
joined = Te uniste al { $title }. Cuando empiece una ronda, pulsa **Mi mano** para jugar.
joined-late = Te uniste al { $title }. Te sientas cuando empiece la ronda { $round }.
left = Dejaste el { $title }. Hasta que empiece la última ronda, `/tournament join` te trae de vuelta con tus puntos.
