## Opening

rounds-range = Un torneo tiene de { $least } a { $most } rondas, y lo normal son cuatro. Elige un número entre esos.
turn-range = El tiempo por turno va de { $least } segundos a un día. Elige otro.
start-unreadable = No entiendo esa hora. Prueba “en 30 min”, “20:00”, “viernes 19:30” o “mañana a las 20:00”.
start-passed = Esa hora ya pasó. Elige una futura, como “en 30 min” o “mañana 20:00”.
start-passed-there = Esa hora ya pasó en { $zone }. Elige una posterior, o pon tu zona horaria con `/eights me zone:`.
start-skipped = Ese día los relojes de { $zone } se saltan esa hora ({ $time }). Elige una hora anterior o posterior.
start-twice = Ese día los relojes de { $zone } marcan esa hora ({ $time }) dos veces. Escribe “{ $first }” para la primera, o “{ $second }” para la segunda.
start-too-far = Faltan más de { $days } días para eso. Elige una fecha anterior.
closes-passed = La inscripción ya estaría cerrada. Elige un comienzo posterior, o cierra la inscripción más tarde.
start-began = El torneo ya empezó, así que no se puede cambiar su hora de comienzo.
channel-taken = { $begun ->
    [yes] En este canal ya se juega un torneo. Espera a que acabe
   *[no] En este canal ya hay un torneo con la inscripción abierta. Pulsa **Unirme** allí
}, o abre uno en otro canal.
not-opened = No se pudo guardar el torneo, así que no se abrió. Prueba otra vez en un momento.

## Coming and going

organiser-only = Eso solo puede hacerlo quien organiza (o la moderación). Pídeselo.
ended = { $how ->
    [over] Este torneo se acabó.
   *[cancelled] Este torneo se canceló.
} Mira `/tournament show what:Resultados`, o abre otro con `/tournament open`.
cleared-away = Este torneo ya acabó. Mira `/tournament show what:Resultados`, o abre otro con `/tournament open`.
elsewhere = Ya estás en un torneo en <#{ $channel }>. Sal de él primero, o espera a que acabe.
entered-already = Ya te uniste. { $playing ->
    [yes] Pulsa **Mi mesa** para ir a tu mesa.
   *[no] Tu mesa aparece aquí cuando empiece una ronda.
}
place-given = Quien organiza dio tu lugar a un bot para el resto de este torneo. Únete al próximo.
too-late = La última ronda ya empezó, así que ya no puede entrar ni volver nadie. Únete al próximo torneo.
played-all = Tu mesa de la última ronda ya acabó, así que no hay asiento al que volver. Tu resultado cuenta.
closed = La inscripción está cerrada. { $begun ->
    [yes] Únete al próximo torneo.
   *[no] Pide a quien organiza que empiece más tarde.
}
full = Este torneo está lleno con { $count } jugadores. Pide a quien organiza que haga sitio.
no-level = No hay ningún bot de nivel { $level }. Elige { $levels }.
no-removal = El torneo ya empezó, así que no se puede sacar a nadie. Da su lugar a un bot con `/tournament manage action:Cambiar`.
not-in = No estás en este torneo, así que no hay nada que dejar. Únete con `/tournament join`.
bot-already = Ya juega un bot en su lugar. Elige a otra persona.
has-left = Esa persona dejó este torneo, así que no puedes ocupar su lugar. Elige a otra.
replace-later = El torneo aún no empezó. Saca a esa persona con `/tournament manage action:Sacar`, y luego añade un bot.
no-player = No hay nadie así en este torneo. Elige de la lista.

## Rounds

still-playing = La ronda { $round } aún se juega en { $count ->
    [one] la mesa
   *[other] las mesas
} { $tables }. Espera a que acabe, o deja que la acaben los bots.
paused-first = El torneo está en pausa. Pulsa **Reanudar** primero.
too-few = { $count ->
    [0] Aún no se ha unido nadie,
    [one] Solo se ha unido 1 persona,
   *[other] Solo se han unido { $count } personas,
} y un torneo necesita { $needed }. Espera a que lleguen más, o añade bots.
nothing-to-hurry = No hay ninguna mesa en juego, así que los bots no tienen nada que acabar. Espera a la próxima ronda.
paused-already = El torneo ya está en pausa. Pulsa **Reanudar** para seguir.
nothing-to-pause = El torneo no ha empezado, así que no hay nada que pausar. Pulsa **Empezar** primero.
not-paused = El torneo no está en pausa, así que no hay nada que reanudar.
started-already = El torneo ya empezó. Empieza su próxima ronda con `/tournament manage action:Siguiente`.
not-started = El torneo aún no ha empezado. Empiézalo con `/tournament manage action:Empezar`.
not-due = La próxima ronda ya empezó, o se aplazó.
table-label = Ronda { $round } · Mesa { $table }

## Notices

notice-late = { $name } se unió con la ronda { $round } empezada y se sienta en la próxima. { $penalties ->
    [yes] Una ronda sin jugar cuenta como la peor puntuación de esa ronda.
   *[no] Una ronda sin jugar cuenta 0, o la puntuación más baja de la ronda si es menor que 0.
}
notice-back = { $name } está de vuelta con sus puntos de antes.
notice-out = { $name } dejó el torneo. Un bot acaba su ronda, y luego su asiento desaparece y no entra en la clasificación.
notice-gone = { $name } dejó el torneo. Su asiento desaparece y no entra en la clasificación.
notice-kept = { $name } dejó el torneo. Un torneo necesita tres, así que un bot guarda su lugar y sus puntos hasta que llegue más gente.
notice-unkept = Ahora hay bastante gente, así que ningún bot guarda ya el lugar de { $name }. No entra en la clasificación.
notice-last = { $name } dejó el torneo en la última ronda. La acaba un bot, y su resultado cuenta.
notice-done = { $name } dejó el torneo tras acabar la última ronda. Su resultado cuenta.
notice-replaced = Desde ahora un bot juega por { $name }, con los mismos puntos.
notice-forgotten = Alguien pidió que lo olvidara. Un bot guarda su lugar y sus puntos.
notice-headless = Quien organizaba ya no está. Las rondas empiezan solas, y la moderación puede llevar el torneo.
notice-filled = Cinco no se reparten en mesas de tres y cuatro, así que se unió el bot { $name } y ya son seis.
notice-unfilled = Las mesas salen sin el bot { $name }, así que cedió su lugar.
notice-hurried = Los bots acaban las mesas que aún jugaban la ronda { $round }.
notice-anew = Se perdió una mesa de la ronda { $round }, así que se juega otra vez.
notice-expired = Nadie lo empezó ni lo reanudó a tiempo, así que queda cancelado.
notice-moved = Un hilo ya no está o no puedo entrar, así que su mesa está ahora en el canal del torneo.
notice-roomless = No pude crear un hilo para cada mesa, así que algunas están en este canal. Para los hilos necesito los permisos Crear hilos públicos y Enviar mensajes en hilos.
notice-unstarted = No se unió bastante gente a tiempo: un torneo necesita { $needed }. La inscripción está abierta otra vez. Quien organiza puede empezarlo más tarde, o elegir otra hora.

## Its fairness

sealed = Sello del sorteo: { $seal }. La semilla que lo prueba se muestra aquí al final.
proved = Semilla del sorteo: { $seed }. Prueba el sello { $seal }.

## Its tables

tables-of = { $count ->
    [one] una mesa de { $size ->
        [3] tres
        [4] cuatro
       *[5] cinco
    }
   *[other] { $count } mesas de { $size ->
        [3] tres
        [4] cuatro
       *[5] cinco
    }
}
