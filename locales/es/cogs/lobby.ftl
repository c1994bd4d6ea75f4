opened = La { $table } está abierta.
open-already = Ya tienes la { $table } abierta aquí. Pulsa **Empezar** cuando estén todos.
left = Dejaste la { $table }.
    .bot = Dejaste la { $table }. Un bot juega por ti. Pulsa **Volver**, o usa `/eights join`.
    .bot-open = Dejaste la { $table }. Un bot juega por ti hasta que tú u otra persona tome el asiento. Pulsa **Volver**, o usa `/eights join`.
    .out = Dejaste la { $table }. Estás fuera de su partida, así que nadie juega por ti.
    .waiting = Dejaste la { $table }. No queda nadie más, así que la mesa te espera. Pulsa **Volver**, o usa `/eights join`.
come-back = Volver
dealt = Las cartas están repartidas en la { $table }.
under-way = La ronda está en marcha, así que no hay nada que empezar. Mira tus cartas con `/eights hand`.
closed = La { $table } está cerrada.
pings-on = Te avisaré cuando te toque.
pings-off = Ya no recibirás avisos en tu turno.

not-opened = Así que no la abrí.
show-again = Usa `/eights show` para verla.

join = Unirme
add-bot = Añadir bot
start = Empezar
more = Más

aim = Partida: { $aim }.
house-rules-are = Reglas de la casa: { $rules }
rule = { $rule }: { $value }
and-more = y { $count } más
pace = Turnos: { $pace }
event = Abierta para [un evento del servidor]({ $link })

ranked = Cuenta para la clasificación.
too-short = Demasiado corta para contar en la clasificación.
hints = Hay pistas: en tu turno, pulsa **Pista** en tu mano. No cuenta para la clasificación.
ranked-with-two = Cuenta para la clasificación en cuanto se una otra persona.

seat = **{ $number }** · { $player }
host = { $player } · lleva la mesa
bot = 🤖 { $name } (bot { $level })
team = **Equipo { $team }**
open = libre
chair-host = lleva la mesa
chair-bot = bot { $level }
chair = { $name } ({ $note })
sitting = En la mesa: { $names }.
free-seats = { $count ->
    [0] La mesa está llena.
    [one] Cabe 1 más.
   *[other] Caben { $count } más.
}
ready = Pulsa **Empezar** cuando estén todos.
not-ready = { $why }

heading = ### Mesas abiertas
mine = ### Tus mesas
    Elige una para ver tu mano.
none = ### No hay mesas abiertas
    Abre tú la primera: **Jugar ya** la pone en este canal.
line = { $kind ->
    [free] **{ $table }** en { $place } · { $free ->
            [one] 1 asiento libre
           *[other] { $free } asientos libres
        } · con { $players }
    [full] **{ $table }** en { $place } · llena · con { $players }
    [yours] **{ $table }** en { $place } · estás en ella · con { $players }
    [away] **{ $table }** en { $place } · tu asiento te espera · con { $players }
    [bot] **{ $table }** en { $place } · en juego, puedes relevar a un bot · con { $players }
   *[playing] **{ $table }** en { $place } · en juego · con { $players }
}
page = Página { $number } de { $pages }

open-join = Unirme a la { $table }
sit = Sentarme en la { $table }
open-come-back = Volver a la { $table }
table = Mesa { $number }
earlier = Anterior
later = Siguiente
play-now = Jugar ya

invite-opened = La { $table } está abierta, y { $name } tiene tu invitación.
    .unreached = La { $table } está abierta, pero no pude avisar a { $name }. Dile que pulse **Unirme**.
invited = Enviaste a { $name } una invitación a la { $table }.
    .unreached = No pude avisar a { $name }. Dile que pulse **Unirme** en la { $table }.

no-table = Ninguna de tus mesas de aquí espera jugadores. Abre una con `/eights open` y luego invita a alguien.
not-waiting = La { $table } ya no espera jugadores. Invita a esa persona a la próxima partida.
friend-is-bot = Eso es un bot, así que mejor invita a una persona. Para añadir uno de mis bots, pulsa **Añadir bot** en la mesa.
friend-is-you = Esa persona eres tú. Elige a otra.
friend-left = { $name } ya no está en este servidor. Elige a alguien que esté.
friend-gone = Esa persona ya no está en este servidor. Elige a alguien que esté.
friend-cannot-see = { $name } no puede ver el canal de la mesa. Abre una en un canal que también pueda ver.
friend-sits = { $name } ya está en la { $table }.
friend-invited = { $name } ya tiene una invitación a la { $table }. Se queda en el canal hasta que empiece la partida.

title = Invitar a alguien
friend = A quién
    .help = Recibirá un aviso y un botón para unirse.

refused = “{ $event }” ha empezado, pero no he podido abrir su mesa. { $why }

invitation = { $who } – ¡{ $host } te invita a jugar en la { $table }!
invited-join = Unirme

role-line = { $role } – la { $table } está abierta. ¡A sentarse!
role-join = Unirme
