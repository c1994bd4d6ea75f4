opened = La { $table } está abierta.
open-already = Ya tienes la { $table } abierta aquí. Pulsa **Empezar** cuando estén todos.
bot-joined = { $name } se sienta en la { $table }.
bot-level = En la { $table }, { $name } ahora { $level ->
        [easy] juega sin esforzarse
        [expert] recuerda lo que hicieron todos y se anticipa
       *[other] juega la carta buena que salta a la vista
    }.
left = Dejaste la { $table }.
    .bot = Dejaste la { $table }. Un bot juega por ti. Pulsa **Volver**, o usa `/eights join`.
    .bot-open = Dejaste la { $table }. Un bot juega por ti hasta que tú u otra persona tome el asiento. Pulsa **Volver**, o usa `/eights join`.
    .out = Dejaste la { $table }. Estás fuera de su partida, así que nadie juega por ti.
    .waiting = Dejaste la { $table }. No queda nadie más, así que la mesa te espera. Pulsa **Volver**, o usa `/eights join`.
come-back = Volver
dealt = Las cartas están repartidas en la { $table }.
under-way = La ronda está en marcha, así que no hay nada que empezar. Mira tus cartas con `/eights hand`.
removed = { $name } ya no está en la mesa.
    .bot = Un bot juega por { $name } hasta que vuelva.
closed = La { $table } está cerrada.
moved = La { $table } ya está al final del canal.
pings-on = Te avisaré cuando te toque.
pings-off = Ya no recibirás avisos en tu turno.

which-seat = ¿Qué asiento? Elige uno de la lista de `seat:`.
no-such-seat = Ese asiento no existe. Elige uno de la lista de `seat:`.
which-level = ¿Qué nivel debe tener el bot? Elige también `level:`.
which-player = ¿A quién quieres invitar? Elige a esa persona con `player:`.
seats-changed = Los asientos cambiaron. Pulsa **Más** otra vez.
seat-choice = { $number }: { $name }
    .bot = { $number }: { $name } (bot)

not-opened = Así que no la abrí.
stays = Se queda donde está.
show-again = Usa `/eights show` para verla.
