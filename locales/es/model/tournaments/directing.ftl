## Opening

rounds-range = Un torneo tiene de { $least } a { $most } rondas, y lo normal son cuatro. Elige un número entre esos.
turn-range = El tiempo por turno va de { $least } segundos a un día. Elige otro.
start-unreadable = No entiendo esa hora. Prueba “en 30 min”, “20:00”, “viernes 19:30” o “mañana a las 20:00”.
start-passed = Esa hora ya pasó. Elige una futura, como “en 30 min” o “mañana 20:00”.
start-too-far = Faltan más de { $days } días para eso. Elige una fecha anterior.
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
too-late = La última ronda ya empezó, así que ya no puede entrar ni volver nadie. Únete al próximo torneo.
played-all = Esa mesa de la última ronda ya acabó, así que no hay asiento que dejar ni al que volver. El resultado cuenta.
full = Este torneo está lleno con { $count } jugadores. Pide a quien organiza que haga sitio.
no-level = No hay ningún bot de nivel { $level }. Elige { $levels }.
not-in = No estás en este torneo, así que no hay nada que dejar. Únete con `/tournament join`.
has-left = Esa persona ya dejó este torneo. Elige a otra.
no-player = No hay nadie así en este torneo. Elige de la lista.

## Rounds

still-playing = La ronda { $round } aún se juega en { $count ->
    [one] la mesa
   *[other] las mesas
} { $tables }. Espera a que acabe.
paused-first = El torneo está en pausa. Pulsa **Reanudar** primero.
too-few = { $count ->
    [0] Aún no se ha unido nadie,
    [one] Solo se ha unido 1 persona,
   *[other] Solo se han unido { $count } personas,
} y un torneo necesita { $needed }. Espera a que lleguen más, o añade bots.
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
notice-out = { $name } dejó el torneo. Su asiento desaparece y no entra en la clasificación.
notice-forgotten = Alguien pidió que lo olvidara. Un bot guarda su lugar y sus puntos.
notice-headless = Quien organizaba ya no está. Las rondas empiezan solas, y la moderación puede llevar el torneo.
notice-anew = Se perdió una mesa de la ronda { $round }, así que se juega otra vez.
notice-expired = Nadie lo empezó ni lo reanudó a tiempo, así que queda cancelado.
notice-unstarted = No se unió bastante gente a tiempo: un torneo necesita { $needed }. Quien organiza puede empezarlo cuando haya bastante gente.

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
