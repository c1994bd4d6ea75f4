## Names

title = Torneo { $id } · { $game }
hours = { $count ->
    [one] 1 hora
   *[other] { $count } horas
}
minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
}
seconds = { $count ->
    [one] 1 segundo
   *[other] { $count } segundos
}
players = { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
}

## The heading

house-rules = reglas de la casa “{ $name }”
per-turn = { $time } por turno
organised-by = organiza <@{ $organiser }>

## Sign-up

sign-up-open = **La inscripción está abierta.** { $entered }
entered = { $count ->
    [0] Aún no se ha unido nadie, y hacen falta { $needed } para empezar.
    [one] Se ha unido 1 persona, y hacen falta { $needed } para empezar.
   *[other] Se han unido { $count } personas, y hacen falta { $needed } para empezar.
}
entered-enough = Se han unido { $count } personas: { $tables }.
entered-five = Se han unido { $count } personas: { $tables }, con un bot para llegar a seis.
starts = **Empieza el <t:{ $at }:F>** · <t:{ $at }:R>
left-alone = Si nadie lo empieza, se cancela <t:{ $at }:R>.
left-paused = Si nadie lo reanuda, se cancela <t:{ $at }:R>.
more-names = y { $count } más
how-goal = { $penalties ->
    [yes] Gana quien tenga menos puntos en contra tras la última ronda.
   *[no] Gana el total más alto tras la última ronda.
}
how-in-short = { how-goal } Pulsa **Más** para ver cómo se juega.
how-seating = En la ronda 1 las mesas se sortean. Después, quienes más puntúan en una ronda comparten mesa, y reparte el mejor total.
how-late = Puedes unirte tarde y sentarte en la próxima ronda.
how-missed = { $penalties ->
    [yes] Una ronda sin jugar cuenta como la peor puntuación de esa ronda.
   *[no] Una ronda sin jugar cuenta 0, o la puntuación más baja de la ronda si es menor que 0.
}
how-leaving = Quien se va no entra en la clasificación. Quienes empaten comparten puesto.
how-clock = Si tardas más de { $time } en un turno, un bot juega por ti hasta que vuelvas.

## A round and a break

round-started = **Empezó la ronda { $round } de { $rounds }** · acabadas { $done } de { $tables } mesas
round-over = **¡Se acabó la ronda { $round } de { $rounds }!** { $next }
next-by-itself = La ronda { $round } empieza <t:{ $at }:R>, o cuando quien organiza pulse **Próxima ronda**.
next-by-hand = La ronda { $round } empieza cuando quien organiza pulse **Próxima ronda**.
paused = **En pausa.** No corre ningún reloj y nadie puede jugar hasta que quien organiza pulse **Reanudar**.
goes-on-next = La ronda { $round } empieza cuando acaben todas las mesas.
goes-on-last = Esta era la última ronda. El torneo acaba cuando acaben todas las mesas.
over-won = Se acabó el torneo: { $winners }.
over-cancelled = El torneo se canceló.
tables-of-round = ### Mesas de la ronda { $round }
fewest-win = Puntos en contra: gana el total más bajo.
table-done = **Mesa { $number }** · victoria de { $winners } con { $points } · [Ir a la mesa]({ $link })
    .bare = **Mesa { $number }** · victoria de { $winners } con { $points }
table-playing = **Mesa { $number }** · en juego: { $players }
table-scores = **Mesa { $number }** · acabada: { $scores }
dealer = { $name } (reparte)
away = { $name } (no está)
scored = { $name } { $points }
    .helped = { $name } { $points } (acabó un bot)
helped = { $points } 🤖
    .heard = { $points } (bot)
helped-legend = 🤖 tras una puntuación: esa ronda la acabó un bot.
    .heard = “bot” tras una puntuación: esa ronda la acabó un bot.
more-tables = … y { $count ->
    [one] 1 mesa más
   *[other] { $count } mesas más
}. Pulsa **Mi mesa** para encontrar la tuya.
more-places = … y { $count ->
    [one] 1 puesto más
   *[other] { $count } puestos más
}. Pulsa **Clasificación** para verlos todos.

## Standings

standing-after = ### Clasificación tras la ronda { $round }
standing-final = ### Clasificación final
place = **{ $place }** · { $name } · **{ $total }**
    .rounds = **{ $place }** · { $name } · **{ $total }** ({ $rounds })
left-without-place = Se fue, sin puesto: { $name }, { $points }
left-many = { $count ->
    [one] 1 persona se fue y no tiene puesto.
   *[other] { $count } personas se fueron y no tienen puesto.
}
wins = { $count ->
    [one] gana { $names }
   *[other] { $names } comparten el primer puesto
}
headline = { $count ->
    [one] ¡{ $names } gana el torneo!
   *[other] ¡{ $names } comparten el primer puesto!
}
others = { $count } más
won-after = { $penalties ->
    [yes] Gana quien tenga menos puntos en contra tras { rounds }.
   *[no] Gana el total más alto tras { rounds }.
}
cancelled-unplayed = **Este torneo se canceló** antes de empezar.
cancelled-after = **Este torneo se canceló** tras la ronda { $round } de { $rounds }.

## Sheets

standing-sheet = ### Clasificación · { $title }
no-round-yet = Aún no se ha acabado ninguna ronda.
sheet-over = Acabado: { $winners }
sheet-cancelled = Cancelado tras jugar { $done } de { rounds }
sheet-running = Jugadas { $done } de { rounds }
round-sheet = ### Ronda { $round } · { $title }
round-option = Ronda { $round }
pick-round = Mirar una ronda
results-title = ### Torneos de este servidor
no-results = Aquí aún no se ha acabado ningún torneo. Abre uno con `/tournament open`.
result-line = **{ $title }** · { $outcome } · { $players }, { rounds }
    .dated = **{ $title }** · { $outcome } · { $players }, { rounds } · <t:{ $at }:D>
outcome-cancelled = cancelado
outcome-playing = en juego
pick-result = Mirar un torneo
not-seated = No estás en la ronda { $round }. Te sientas en la próxima.
own-table = ### Mesa { $number } de la ronda { $round }
own-playing = Tu mesa está en juego.
own-back = Estás de vuelta en tu mesa, con tus puntos de antes.
own-done = Tu mesa ya acabó. Te apuntaste { $points }.
own-done-penalty = Tu mesa ya acabó. Te llevaste { $count ->
    [one] 1 punto en contra
   *[other] { $count } puntos en contra
}.
go-to-table = [Ir a la mesa]({ $link })
table-replaced = { $label } se acabó. Empezó la ronda { $round }.
table-lost = { $label } se perdió y se juega otra vez.
table-closed = { $label } está cerrada. El torneo ya acabó.
more-title = ### Más · { $title }
details-title = ### Reparto limpio
details-text = Los asientos y los desempates salen de una semilla secreta, y las cartas de cada mesa salen de ella y de cada inscripción y comienzo. Su sello queda fijo antes de que nadie se apunte, y la semilla se muestra al final, así que cualquiera puede comprobar que el sorteo fue limpio.
pick-removed = Sacar a alguien
pick-part = { $what }: de { $first } a { $last }

## Before what can’t be undone

sure-remove = { $name } sale del torneo: un bot acaba su ronda, y no entra en la clasificación.
    .button = Sacar
sure-close = Esto cancela el torneo y cierra sus mesas. Las rondas acabadas se quedan en los resultados.
    .button = Cancelar el torneo

## Buttons

button-join = Unirme
button-leave = Salir
button-bot = Añadir bot
button-start = Empezar
button-more = Más
button-mine = Mi mesa
button-next = Próxima ronda
button-resume = Reanudar
button-pause = Pausar
button-standing = Clasificación
button-rules = Reglamento
button-cancel = Cancelar el torneo
button-clear = Cerrar sus mesas
button-previous = Anterior
button-following = Siguiente
button-hand = Mi mano

## What commands and buttons answer

this-table = Esta mesa
none-here = En este canal no hay ningún torneo. Abre uno con `/tournament open`.
which-player = ¿Quién? Elige en la lista de `player:`.
not-kept = Ya no tengo ese torneo. `/tournament show what:Resultados` muestra los que tengo.
opened = **{ $title } abre la inscripción.** Pulsa **Empezar** cuando estén todos, y luego **Mi mesa** para encontrar tu asiento.
opened-timed = **{ $title } abre la inscripción.** Empieza el <t:{ $at }:F>, <t:{ $at }:R>.
post-failed = Así que no lo abrí.
show-failed = Se queda donde está.
shown = { $title } ya está al final del canal.
bot-joined = { $name } se unió.
started = **¡Empezó la ronda 1!** Pulsa **Mi mesa**, o usa `/tournament show what:Mesa`, para encontrar tu asiento.
next-started = **¡Empezó la ronda { $round }!**
paused-now = **El torneo está en pausa.** No corre ningún reloj y nadie puede jugar.
resumed = **El torneo sigue.** Quien tiene el turno vuelve a tener todo su tiempo.
removed = { $name } ya no está en el torneo.
cancelled = { $title } queda cancelado.
cleared = Las mesas de { $title } están cerradas. Mira en `/tournament show what:Resultados` cómo acabó.
round-unplayed = Esta ronda no se ha jugado. Pulsa **Clasificación** para mirar otra vez.
not-in-it = No estás en este torneo. Únete con `/tournament join`.
no-tables-yet = No ha empezado ninguna ronda, así que aún no hay mesas. Espera a que quien organiza pulse **Empezar**.
joined-back = Estás de vuelta en { $title }, con tus puntos de antes. Te sientas cuando empiece la ronda { $round }.
joined = Te uniste a { $title }. Cuando empiece una ronda, pulsa **Mi mesa** para encontrar tu asiento.
joined-timed = Te uniste a { $title }. Empieza <t:{ $at }:R>. Luego pulsa **Mi mesa** para encontrar tu asiento.
joined-late = Te uniste a { $title }. Te sientas cuando empiece la ronda { $round }.
left = Dejaste { $title }. { $after }
left-again = `/tournament join` te apunta otra vez.
left-finishing = Un bot acaba tu ronda, y luego tu asiento desaparece. Hasta que empiece la última ronda, `/tournament join` te trae de vuelta con tus puntos.
left-gone = Tu asiento desaparece. Hasta que empiece la última ronda, `/tournament join` te trae de vuelta con tus puntos.
left-last = Un bot acaba tu ronda, y no entras en la clasificación. Mientras se juegue, `/tournament join` te trae de vuelta con tus puntos.
no-such-player = No hay nadie así en este torneo. Elige de la lista.

## Commands
