wrong-seats = { $game } es de { $fewest } a { $most } jugadores, no de { $count }.
wrong-seats-exactly = { $game } es para { $most } jugadores, no para { $count }.
room-for-bots = Además de ti { $room ->
    [one] cabe 1 bot
   *[other] caben { $room } bots
}, no { $count }.
no-target = Este juego no tiene meta: acaba cuando alguien llega a 0 en la cuenta atrás.
begun-without-you = Esta partida empezó sin ti. Únete a la revancha, o abre tu mesa con `/eights open`.
begun-and-full = Esta partida empezó sin ti, y no hay ningún asiento de bot que tomar. Únete a la revancha, o abre tu mesa con `/eights open`.
no-seat-in-play = Todos los bots de esta mesa están fuera de la partida. Únete a la revancha, o abre tu mesa con `/eights open`.
no-sitting-in = En esta partida los bots conservan su asiento. Únete a la revancha, o abre tu mesa con `/eights open`.
sat-first = { $name } tomó el asiento del último bot. Únete a la revancha, o abre tu mesa con `/eights open`.
seat-decided-about = Alguien está decidiendo sobre las cartas de este bot. Pulsa **Sentarme** otra vez después de esa jugada.
seat-lost = { $name } tomó tu asiento mientras no estabas. Pulsa **Sentarme** si un bot aún tiene asiento aquí, o únete a la revancha.
seat-lost-and-full = { $name } tomó tu asiento mientras no estabas, y ahora no hay ningún asiento de bot que tomar. Únete a la revancha, o abre tu mesa con `/eights open`.
no-such-newcomers = Esa opción ya no está. Pulsa **Más** otra vez.
already-seated = Ya estás en esta mesa.
    .match = Ya estás en esta mesa. Pulsa **Mi mano**, o usa `/eights hand`, para ver tus cartas.
    .over = Estás en esta mesa, y su partida se acabó. Pulsa **Revancha**, o usa `/eights start`, para jugar otra.
full = Esta mesa está llena: los { $count } asientos están ocupados. Abre la tuya con `/eights open`.
no-more-bots = La partida ya empezó, así que no puedes añadir un bot. Solo puede tomar el asiento de quien no esté.
hints-off = En esta mesa no hay pistas, para que sus partidas cuenten. En la próxima, quien lleva la mesa puede activarlas en **Opciones de la mesa**.
day-hints = En el reparto del día no hay pistas: todos juegan las mismas cartas por su cuenta. `/eights practice` te da pistas.
tournament-hints = En un torneo no hay pistas. `/eights practice` te da pistas.
no-such-level = No hay un bot de nivel { $level }. Elige { $levels }.
bot-plays-already = En este asiento ya juega un bot. Recupéralo con `/eights join`.
not-seated = No estás en { $table }. Abre la tuya con `/eights open`.
not-seated-in-tournament = No estás en la { $table }. Pulsa **Mi mano** en el mensaje del torneo para ir a tu mesa.
too-few = Este juego necesita al menos { $count } jugadores. Añade un bot, o espera a que llegue gente.

rules-fixed = Esta partida sigue con las reglas con las que empezó. Cámbialas antes de la próxima.
only-host = Eso solo puede hacerlo quien lleva la mesa (o la moderación). Pídeselo, o abre tu mesa con `/eights open`.
only-host-yet = Eso solo puede hacerlo quien lleva la mesa (o la moderación). Si { $name } no juega en un día, puedes poner un bot en su lugar. Si lleva la mesa, pasas a llevarla tú.
only-host-now = Eso solo puede hacerlo quien lleva la mesa (o la moderación). La mesa espera a { $name } desde hace un día, así que puedes pulsar **Que juegue un bot**. Si lleva la mesa, pasas a llevarla tú.
only-organiser = Eso solo puede hacerlo quien organiza (o la moderación). Pídeselo.

nothing-to-plan = Mientras juegan los demás, puedes preparar una carta o un robo. Aquí tienes tu mano.
plan-costs = Ahora eso te costaría más cartas.
tournament-newcomer = Esta mesa es de un torneo. Si aún queda alguna ronda, únete con `/tournament join`.
tournament-take-back = En un torneo, carta jugada no se retira.
day-take-back = En el reparto del día hay un solo intento, así que carta jugada no se retira.
take-back-off = En esta mesa no puedes retirar una carta. Para la próxima partida, quien lleva la mesa puede permitirlo en **Opciones de la mesa**.
tournament-close = Una mesa de torneo se cierra con su ronda. Quien organiza puede dejar que la acaben los bots, o cancelar el torneo.
tournament-rematch = Una mesa de torneo no tiene revancha. En la próxima ronda hay mesas nuevas.
tournament-over = Esta mesa de torneo ya acabó la ronda. En la próxima hay mesas nuevas.
no-such-seat = En esta mesa no hay asiento { $seat }. Elige uno de la lista.
no-bot-there = En ese asiento no hay ningún bot. Elige uno de la lista.
day-is-for-one = Ese intento del reparto del día es de otra persona. Juega el tuyo con `/eights today`.
day-is-fixed = El reparto del día es igual para todos, así que nadie puede cambiarlo.
day-leave = Tu intento del reparto del día sigue abierto hasta que acabe el día. `/eights today` lo trae de vuelta.
day-once = Ya usaste tu único intento en el reparto de hoy. Mira cómo va con `/eights today`.
practice-is-for-one = Una mesa de práctica es para una sola persona. Abre la tuya con `/eights practice`.
