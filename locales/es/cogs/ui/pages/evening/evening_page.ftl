heading = ### { $game } · { $when }
planned = La mesa se abre { $until }. Pulsa **Voy**, y te llamo cuando se abra.
people = { $count ->
    [0] Aún no va nadie.
   *[other] **Van:** { $people }
}
more = { $count } más
channel = Se abre en este canal
thread = Se abre en su propio hilo
most = { $count } asientos
trouble-permission = No está entre los eventos de este servidor, porque me falta **Crear eventos**
trouble-limit = No está entre los eventos de este servidor, porque ya hay todos los que Discord permite
trouble-refused = No está entre los eventos de este servidor, porque Discord no lo aceptó
trouble-gone = Ya no está entre los eventos de este servidor
event = [Está entre los eventos de este servidor]({ $link })
opening = **¡Es la hora!** La mesa se abre en un momento.
open = **¡Es la hora!** La mesa está abierta: { $table }
in = Voy
when = Cambiar la hora
off = Cancelar

over-played = Se acabó. ¡Gracias por jugar!
over-unplayed = La mesa se cerró antes de que empezara una partida.
over-called-off = **Cancelada** por quien la organizaba.
over-cancelled = **Cancelada**: su evento se canceló en Discord.
over-missed = **Perdida**: yo no estaba en línea a esa hora. Planéala otra vez con `/eights plan`.
over-empty = **No iba nadie**, así que no se abrió ninguna mesa.
over-refused = **La mesa no se pudo abrir.** { $reason }
unshown = No pude mostrarla en este canal.
reason-gone = Ya no sé por qué.

listed-heading = ### Veladas planeadas
listed = **{ $game }** · { $when } · van { $count } · { $link }
listed-more = -# …y { $count } más después

choice = { $number }: { $game } · { $time } { $zone }
which = Aquí hay varias veladas planeadas. Elige una con `evening:`.
which-action = ¿Qué hacemos con esa velada? Elige también `action:`.
none-here = Aquí no hay planeada ninguna velada así. Planea una con `/eights plan`.

you-are-in = Vas: { $when }. Te llamo cuando se abra la mesa, y si pulsas **Voy** otra vez, ya no vas.
you-are-out = Ya no vas. Pulsa **Voy** si al final te animas.
done = { $game }, planeado para { $when }. Tú vas, y los demás pueden pulsar **Voy**.
read-in = Leí la hora según { $zone }. Si tu reloj marca otra, pulsa **Cambiar la hora**.
sure = ¿Cancelar { $game } el { $when }? Todo el mundo verá que se canceló.
sure-button = Cancelarla
called-off = Cancelada.
not-planned = Así que no está planeada. Pregunta a la administración, o planéala en otro canal.
moved = Movida a { $when }.
seats-unreadable = No entiendo cuántos asientos quieres. Escribe un número, o déjalo vacío para todos los que admita el juego.

plan-title = Planear una velada
when-title = Cambiar la hora
ask-game = Juego
    .help = Su nombre, o el de unas reglas de la casa guardadas.
ask-when = Día y hora
    .help = Como viernes 19:30, en 2 h o 2026-12-24 20:00.
ask-zone = Tu zona horaria
    .help = Una ciudad, como Madrid o Bogotá.
ask-place = Dónde va la mesa
ask-seats = Asientos
    .help = Cuánta gente como mucho. Vacío: toda la que admita el juego.

event-about = A esa hora se abre una mesa en { $channel }. Pulsa que te interesa, y te llamo.
event-tournament = Torneo: { $game }
event-tournament-about = Apúntate en { $channel } antes de que empiece.
