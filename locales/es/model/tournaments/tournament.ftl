## Opening

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
cleared-away = Este torneo ya acabó. Abre otro con `/tournament open`.
entered-already = Ya te uniste. Cuando empiece una ronda, pulsa **Mi mano** para jugar.
too-late = La última ronda ya empezó, así que ya nadie puede entrar ni volver. Únete al próximo torneo.
full = Este torneo está lleno con { $count } jugadores. Pide a quien organiza que haga sitio.
not-in = No estás en este torneo, así que no hay nada que dejar. Únete con `/tournament join`.
no-player = Esa persona no está en este torneo. Elige de la lista.

## Rounds

no-one-in = En este torneo no hay jugadores, así que no puede empezar. Espera a que alguien se una.
paused-already = El torneo ya está en pausa. Pulsa **Reanudar** para seguir.
nothing-to-pause = El torneo no ha empezado, así que no hay nada que pausar. Pulsa **Empezar** primero.
not-paused = El torneo no está en pausa, así que no hay nada que reanudar.
started-already = El torneo ya empezó. Sus rondas empiezan solas.
table-label = Ronda { $round } · Mesa { $table }
