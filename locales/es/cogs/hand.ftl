title = ### Tu mano · { $title }
notice = ❗ { $notice }
waiting = Esperando a { $name }…
out-of-match = **Quedaste fuera de la partida.** Mira cómo acaba o vete cuando quieras.
paused = **El torneo está en pausa.**
paused-your-turn = **El torneo está en pausa.** Te toca a ti cuando se reanude.
no-one = **No hay nadie, así que la mesa espera.** Pulsa **Volver** para seguir jugando.
away = { $why } Pulsa **Volver** para seguir jugando.
ready = Ya estás. Faltan los demás.
silenced = ⚠️ Ya no puedo escribir en { $channel }. Sigue jugando aquí y pide a la moderación que me deje escribir allí otra vez.
silenced-lacking = ⚠️ Ya no puedo escribir en { $channel }: me falta el permiso “{ $missing }”. Sigue jugando aquí y pídeselo a la administración.
sat-down = -# { $took } Te sentaste con la partida empezada, así que el resultado de este asiento no cuenta.
rematch = Esta partida se acabó. La revancha es en la { $title }.
not-dealt = Recibirás tus cartas en la { $title } cuando quien lleva la mesa pulse **Empezar**.
may-jump-in = **Tú también tienes { $card }.** Cuélate antes de que alguien juegue encima.
say-it = **Di “{ $word }” ya**, antes de que te cueste cartas.

may-plan = Prepara tu jugada aquí abajo.
    .heard = -# Prepara tu jugada: pulsa lo que quieres hacer en tu turno.
planned = **Preparado: { $plan }**
    .heard = **Preparado: { $plan }.** La jugada se hace sola en tu turno, si encaja. Pulsa **Borrar el plan** para deshacerlo.
plan-dropped = **Plan cancelado: { $plan }.** { $why }
draw =
    .planned = robar una carta
play-suit = Jugar { $cards } y pedir { $suit }
    .planned = { $cards }, y van { $suit }
play-rank = Jugar { $cards } y pedir { $ranks }
plan-a-card = Preparar una carta
plan-one = { $card }
    .heard = Preparar { $card }
plan-draw = Robar cuando me toque
clear-plan = Borrar
    .heard = Borrar el plan

strip-seat = { $name } { $count }
strip-you = **Tú { $count }**
strip-out-seat = { $name }, fuera de la partida
strip-out-you = **Quedaste fuera de la partida**

can-play = Puedes jugar { $cards }.

time = Un bot juega por { $name } { $when }.
    .you = Un bot juega por ti { $when }.
cards = Cartas: { $seats }
scores = { $begun ->
    [yes] Marcador, de mejor a peor: { $scores }
   *[no] Aún no hay puntos
}. { $best ->
    [rounds] Gana quien gane más rondas.
    [highest] Gana el total más alto.
    [left] Gana el último que quede.
   *[lowest] Gana el total más bajo.
}

choose = **Juegas { $cards }.** Pide un { suit-word }.
ask = **Juegas { $cards }.** { $suit ->
    [none] Pide un valor.
   *[other] Palo: { $suit }. Pide un valor.
}
sure = **¿{ $move }?**
picking = **Juegas { $cards }**, la última encima.
answering = **Juegas { $cards }.** Ahora responde.
pick-a-card = Elige una carta
pick-suit = { $sign } { $label }
    .heard = Pedir { $suit }
ask-for = { $ranks }
    .heard = Pedir { $ranks }
several = { $card } …
    .heard = Empezar una jugada con { $card }
copies = { $card } ({ $count })
    .heard = { $card }
onto = { $card } en la serie { $sequence }
    .heard = Añadir { $card } a tu { $sequence ->
        [1] primera
       *[2] segunda
    } serie
and-call = { $play } · “{ $word }”
    .heard = { $play } y decir “{ $word }”
add = + { $card }
    .heard = Añadir { $card } a esta jugada
play = Jugar { $cards }
    .planned = { $cards }
play-these = Jugar estas { $count } cartas
play-one = { $card }
    .heard = Jugar { $card }
play-silent = { $card }
    .heard = Jugar { $card } sin decir nada
play-saying = { $card } · “{ $word }”
    .heard = Decir “{ $word }” y jugar { $card }
give-one = { $card }
    .heard = Dar { $card } a { $to }
give-saying = { $card } · “{ $word }”
    .heard = Decir “{ $word }” y dar { $card } a { $to }
play-sequence = Jugar { $cards } en la serie { $sequence }
give = Dar { $card }
jump-in = Colarme: { $card }
discard = Descartar { $card }
one-less = Quitar una carta
another = Otra carta
    .heard = Elegir otra carta

refresh = Actualizar
more = Más
my-hand = Mi mano
standing = Clasificación
come-back = Volver
why-not = ¿Por qué no?
    .heard = ¿Por qué no puedo jugar una carta?
end-turn = Acabar turno
keep = { $count ->
    [one] Quedarme la carta
   *[other] Quedarme las cartas
}
pass = Pasar
take = Tomar { $card }
    .heard = Tomar { $card }, y luego jugar o descartar una
call = ¡{ $word }!
ready-button = Ya estoy
give-nothing = No dar nada
clockwise = Sentido horario
counterclockwise = Sentido antihorario
stand = Dar la jugada por buena
challenge = Desafiar
take-back = Retirar { $cards }

no-seat = No tienes asiento en ninguna partida de esta mesa.
slipped = Tu mano no estaba al día. Aquí la tienes como está ahora.
pick-in-hand = Pulsa **Mi mano** y elige allí las cartas.
caught = ¡Atrapaste a { $name }!
move-counted = { $refusal } Tu última jugada sí contó: { $told }
    .heard = { $refusal } Tu última jugada sí contó.
does-not-fit = { $card } (ahora no encaja)

lesson-matching = **Sigue la carta de arriba.** Es { $card }: juega una carta del mismo palo o del mismo valor. Las cartas resaltadas encajan.
lesson-wild = **{ CAPITAL($card) } es un comodín.** Encaja casi siempre, y tú pides el palo que sigue.
lesson-suit = **Alguien pidió palo.** { CAPITAL($card) } es un comodín, así que su propio palo no cuenta. Juega el palo pedido, u otro comodín.
lesson-drawing = **Nada encaja con { $card }.** ¡Son cosas que pasan! Pulsa **Robar**.
lesson-penalty = **Esta carta va contra ti: { $card }.** Roba las cartas del castigo, o pásalo con una carta que lo haga crecer.
lesson-last-one = **Estás a punto de quedarte con una carta.** Pulsa { $card } · “última carta” para decirlo al jugar. Si se te olvida, robas dos cartas.
lesson-skip = **{ CAPITAL($card) } quita el turno.** El siguiente lo pierde. Entre dos, eso significa que juegas otra vez.
lesson-reverse = **{ CAPITAL($card) } cambia el sentido.** Entre dos, es una carta como otra cualquiera.
lesson-draw = **{ CAPITAL($card) } hace robar al siguiente.** Guárdala para el momento justo.
lesson-turn = **Empieza tu turno con una carta nueva.** Roba una, o toma { $card } si te sirve. Luego juega o descarta una.
lesson-opening = **Con { $card } puede empezar tu serie.** Una serie empieza con cualquier número del 1 al 8.
lesson-following = **{ CAPITAL($card) } encaja en tu serie.** Está en la misma fila de la tabla de multiplicar que tu último número. Con ocho números se gana la ronda.
lesson-swap = **{ CAPITAL($card) } cambia las manos.** Si la juegas, te quedas con las cartas de tu rival, y tu rival con las tuyas.
lesson-discarding = **Nada encaja.** ¡Son cosas que pasan! Descarta una carta que no necesites.

why-title = ¿Por qué no? · { $table }
pick = Elige una carta para ver por qué no puedes jugarla ahora.
all-playable = Puedes jugar todas las cartas de tu mano.
playable = Puedes jugar { $card } ahora.
not-held = No tienes { $card }.
select = Una carta que no puedo jugar
back = Volver a mi mano

## Cards that are typed

no-card = “{ $typed }” no es una carta. { $spelling }, o elige de la lista.
torn-card = “{ $typed }” puede ser { $cards }. Escríbela en palabras, o elige de la lista.
torn-suit = “{ $typed }” puede ser { $suits }. Escribe la palabra entera.
