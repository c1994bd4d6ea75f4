round = Ronda { $round } · { $aim }
tournament-round = Torneo { $tournament } · una ronda
turn = **Turno de { $name }**
turn-doing = **Turno de { $name }** · { $doing }
turn-until = { $turn } · juega un bot { $when }
soon = enseguida
paused = **El torneo está en pausa.** Luego juega { $name }, con todo su tiempo.
no-one = **No hay nadie, así que la mesa espera.** Pulsa **Volver** para seguir. Se cierra { $when }.
too-long = **La mesa espera a { $name } desde hace un día.** Cualquiera de la mesa puede poner un bot en su lugar hasta que vuelva.
    .host = **La mesa espera a { $name } desde hace un día.** Cualquiera de la mesa puede pasar a llevarla y poner un bot en su lugar hasta que vuelva.
round-over = **Se acabó la ronda.** La siguiente empieza cuando estén todos, o { $when }.
dealt = Las cartas están repartidas.

seat = **{ $name }** · { $notes }
seat-turn = ➤ { $seat }
seat-waiting = • { $seat }
bot = 🤖 { $seat }
    .heard = bot { $seat }
with = con { $names }
dealer = reparte
away = fuera, juega un bot
ready = ya está

ready-button = Ya estoy
hand-button = Mi mano
more-button = Más
back-button = Volver
sit-button = Sentarme
let-bot-button = Que juegue un bot

you = Tú
line = **{ $name }:** { $words }
happened-left = { $name } dejó la mesa. Un bot tomó su lugar.
    .you = Dejaste la mesa. Un bot juega por ti.
happened-quit = { $name } quedó fuera de la partida y dejó la mesa.
    .you = Quedaste fuera de la partida y dejaste la mesa.
happened-late = A { $name } se le acabó el tiempo. Un bot tomó su lugar.
    .you = Se te acabó el tiempo. Un bot juega por ti.
happened-removed = { $by } puso un bot en lugar de { $name }.
    .you = { $by } puso un bot en tu lugar.
happened-stood-in = Un bot juega por { $name }.
    .you = Un bot juega por ti.
happened-back = { $name } está de vuelta.
    .you = Estás de vuelta.
happened-sat = { $name } tomó el asiento de { $by }.
    .you = Tomaste el asiento de { $by }.
happened-waited = La mesa esperó un día a { $name }.
    .you = La mesa te esperó un día.
happened-host = Ahora { $name } lleva la mesa.
    .you = Ahora llevas tú la mesa.
happened-first = { $name } llegó justo antes que { $by }.
    .you = Llegaste justo antes que { $by }.
happened-hint = { $name } pidió una pista.
    .you = Pediste una pista.
happened-closed = { $by } cerró la mesa.
happened-idle = La mesa se cerró porque no había nadie.
happened-retired = Una regla de esta partida ya no existe, así que terminó sin resultado.
stood-in = Un bot jugó por { $name } en { $count ->
    [one] la ronda { $rounds }
   *[other] las rondas { $rounds }
}.

heading = ### Más · { $table }
remove = Quitar a alguien
    .match = Cambiar por un bot
seats = Asientos de esta partida
more-seat = Asiento { $number }: { $name }
options = Opciones de la mesa
log = Jugadas
scores = Marcador
pile = Descarte
rules = Reglamento
details = Reparto limpio
ping = Avísame
    .off = No me avises
invite = Invitar a alguien
leave = Dejar mi asiento
close = Cerrar la mesa

round-won = ## ¡{ $names } { $winners ->
    [one] gana
   *[other] ganan
} la ronda { $round }!
end-round-over = ## Nadie gana la ronda { $round }
how = -# { $title } · { $ending }
winning-card = Carta ganadora: **{ $card }**
next-round = La ronda { $round } empieza cuando estén todos, o { $when }.
end-soon = enseguida
is-ready = “Ya estoy”: { $names }

match-won = ¡{ $names } { $winners ->
    [one] gana
   *[other] ganan
}!
    .you = ¡{ $winners ->
        [0] Ganas
       *[other] Ganas con { $names }
    }!
scored-best = ¡{ $names } { $winners ->
    [one] tiene
   *[other] tienen
} la mejor puntuación!
    .you = ¡Tienes la mejor puntuación{ $winners ->
        [0] { "" }
       *[other] { "" }, como { $names }
    }!
lead = por { $counted ->
    [nothing] { cards }
    [rounds] { rounds }
   *[points] { points }
}
lead-left = nadie más sigue en pie
score = { $counted ->
    [nothing] { $count ->
        [0] sin cartas
       *[other] con { cards } en la mano
    }
    [rounds] con { rounds }
   *[points] con { points }
}
last-card = última carta: { $card }
place = **{ $place }** · **{ $name }** · { $notes }
partner = -# { $name } · { $notes }
by-bot = acabó un bot
many-owners = alguien en el asiento { $seat }
sat-later = -# { $count ->
    [one] Se sentó con la partida empezada: { $names }. El resultado de ese asiento no cuenta
   *[other] Se sentaron con la partida empezada: { $names }. Los resultados de esos asientos no cuentan
}.{ $rest ->
    [counts] { "" } Los demás resultados cuentan como si allí hubiera jugado un bot.
    [too-few] { "" } Solo había una persona desde el primer reparto, así que la partida no cuenta para la clasificación.
   *[anyway] { "" }
}
played = -# Partida de { rounds }.
play-again = -# Pulsa **Revancha** para jugar otra.
last-left = -# Gana el último que quede.
lowest = -# Gana el total más bajo.
for-tournament = -# { $penalties ->
    [yes] Puntos en contra en el torneo { $tournament }: gana el total más bajo.
   *[no] Estos puntos cuentan en el torneo { $tournament }: gana el total más alto.
}
pays = { $payer } paga { $shares }.
share = { units } a { $name }
who-pays = -# Pulsa **Marcador** para ver quién paga a quién.
finish = { $place } { $name }{ $counted ->
    [nothing] { "" }: { cards }
    [rounds] { "" }: { rounds }
   *[points] { "" }: { points }
}
together = { $count ->
    [1] { $first }
    [2] { $first } & { $second }
   *[other] { $first } +{ $more }
}
closed = ## { $title }
    Esta mesa está cerrada. { $count ->
        [0] No se sentó nadie.
       *[other] Se sentaron: { $names }.
    }

rematch = Revancha
more = Más

ask = ¿Cerrar la { $table }?
    .match = Así acaba la partida, y no cuenta.
closing-close = Cerrar la mesa
closing-closed = La { $table } está cerrada.

closed-by = **{ $name } cerró esta mesa { $dealt ->
    [no] tras
   *[yes] en
} la ronda { $round }.** La partida no cuenta.
closed-itself = **Esta mesa se cerró { $dealt ->
    [no] tras
   *[yes] en
} la ronda { $round }, porque { $why ->
    [retired] una de sus reglas ya no existe
   *[left] no quedaba nadie
}.** La partida no cuenta.
standing = Marcador tras { rounds }
closing-place = **{ $place }** · **{ $name }** · { $score }
no-round = No se acabó ninguna ronda. Jugaron: { $names }.
closing-rematch = La revancha está aquí: [abrirla]({ $link })

title = ### Marcador · { $title }
course = Así fue el marcador en { rounds }.
rounds-played = { rounds }
round-head = R{ $round }
    .heard = ronda { $round }
total-head = Total
    .heard = total
one-round = En esta mesa se juega una ronda. Sus puntos cuentan en el torneo.
earlier = -# { $count ->
    [one] La primera ronda va incluida en los totales.
   *[other] Las primeras { $count } rondas van incluidas en los totales.
}

log-title = ### Jugadas · { $title }
    -# Ronda { $round }, lo más nuevo al final
nothing = Aún no ha pasado nada.
pile-title = ### Descarte · { $title }
    -# Lo más nuevo primero
pile-card = **{ $card }** { $name }
    .heard = **{ $card }**, de { $name }
pile-starter = **{ $card }** primera carta
    .heard = **{ $card }**, la primera carta
pile-unknown = **{ $card }**
pile-empty = El descarte está vacío.
log-earlier = Anterior
later = Siguiente
page = -# Página { $page } de { $pages }
details-title = ### Reparto limpio · { $title }
seal = Sello del reparto: `{ $seal }`
seal-note = -# El sello se hizo antes de que nadie se uniera, y no cambia. Guarda bajo llave una semilla y una sal secretas. Después, cada Unirme y cada Empezar añaden a la mezcla un número de Discord, así que nadie puede elegir las cartas. Cuando acaba la partida puedes verlo todo, y `/eights history what:Comprobar` comprueba todos los repartos.
seal-note-tournament = -# El sello sale del sello del torneo, hecho antes de que nadie se apuntara. Después, cada inscripción y cada comienzo añaden a la mezcla un número de Discord, así que nadie puede elegir las cartas. Cuando acaba la ronda puedes verlo todo, y `/eights history what:Comprobar` comprueba todos los repartos.
seal-note-old = -# El sello se hizo antes de la primera carta. Al final, la semilla y la sal prueban que no se cambió ningún reparto.
no-presses = -# Aquí no se mezcló ningún Unirme ni Empezar, así que solo el sello protege las cartas.
presses = Números de Unirme y Empezar: { $presses }
seed = Semilla: `{ $seed }`
    Sal: `{ $salt }`
table = Mesa { $table }
match = Partida { $match } · { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
}
engine = Versión del motor { $engine }

host-heading = Opciones de la mesa · { $table }
game-tab = Juego
seats-tab = Asientos y bots
house-rules = Reglas de la casa
notice = ❗ { $why }

pick-game = Juego
saved-shelf = Guardadas aquí · { $count ->
    [one] 1 juego de reglas
   *[other] { $count } juegos de reglas
}
    .line = Reglas de la casa guardadas en este servidor.
game = Juego: { $game }
saved-game = Juego: { $name }
saved-of = Las reglas de la casa de tu servidor para { $game }
pick-target = Meta
target = Meta: { $target }
pick-pace = Tiempo por turno
pace = Turno: { $pace }
usual-pace = Turno: lo habitual en este servidor
hints = { $on ->
    [yes] Con pistas (la partida no cuenta)
   *[no] Sin pistas
}
take-backs = { $on ->
    [yes] Se puede retirar una jugada
   *[no] No se retiran jugadas
}
pick-seats = Asientos
host-seats = Asientos: { $count }
pick-bots = Bots
bots = Bots: { $count ->
    [0] ninguno
   *[other] { $count }
}
pick-level = Nivel
level = Nivel: { $level }
pick-partners = Equipos
partners = Equipos: { $sides ->
    [0] ninguno
   *[other] { $sides }
}
pick-newcomers = Asientos de bots durante la partida
newcomers-open = Asientos de bots: cualquiera puede tomar uno
    .line = Quien llega tarde toma el asiento de un bot, con sus cartas y sus puntos.
newcomers-closed = Asientos de bots: nadie puede tomar uno
    .line = Nadie se une después de empezar.
pick-swap = Intercambiar dos asientos
host-seat = Asiento { $number }: { $name }
shuffle = Sortear los asientos
seated = { $number }. { $name }
empty = Aún no hay nadie.

unknown-game = Ese juego ya no está. Pulsa **Opciones de la mesa** otra vez.
unknown-choice = Esa opción ya no está. Pulsa **Opciones de la mesa** otra vez.

ping-turn = { $player }, te toca en la { $table }.
adding = { $player }, ganaste la ronda en la { $table }. Ahora puedes añadir una regla.
warning = { $player }, aún te toca en la { $table }. Un bot jugará por ti { $when }.
start = { $players }, las cartas están repartidas en la { $table }. Empieza { $first }. Pulsa **Mi mano** para ver tus cartas.
my-hand = Mi mano

ping-seated = Tienes asiento en la { $table }.
question = ¿Quieres un aviso cuando te toque?
yes = Sí, avísame
no = No, gracias
wanted = Te avisaré cuando te toque.
unwanted = Sin avisos, entonces. Solo te avisaré en el primer reparto de cada partida. Si cambias de idea, pulsa **Más** en una mesa.

to-bottom = Mover abajo
at-bottom = La { $table } ya está al final del canal.
too-soon = La { $table } apareció hace menos de un minuto. Prueba otra vez en un momento.
no-table-there = Ese mensaje no muestra una mesa abierta. Elige el mensaje de la propia mesa o usa `/eights show`.
no-seat = Solo quienes juegan en la { $table } pueden moverla.
stays = La mesa se queda donde está.
held-over = La partida ha terminado, así que su mensaje [se queda donde está]({ $link }).
held-thread = El mensaje tiene un hilo, así que [se queda donde está]({ $link }).

place-channel = Este canal
place-thread = Su propio hilo
thread = La **{ $table }** tiene su propio hilo.
thread-opened = La { $table } está abierta en { $link }.
no-threads-here = Este canal no puede tener hilos. Abre la mesa en un canal de texto, o con `place: Este canal`.
no-threads-allowed = Aquí no puedo crear un hilo: me falta el permiso { $missing }. Pídeselo a la administración, o abre la mesa con `place: Este canal`.
thread-failed = Discord no me dejó crear un hilo ({ $why }), así que no se abrió ninguna mesa. Prueba con `place: Este canal`.

## Seats, bots and the table's message

seat-choice = { $number }: { $name }
    .bot = { $number }: { $name } (bot)
which-player = ¿A quién quieres invitar? Elige a esa persona con `player:`.
bot-joined = { $name } se sienta en la { $table }.
which-level = ¿Qué nivel debe tener el bot? Elige también `level:`.
bot-level = En la { $table }, { $name } ahora { $level ->
        [easy] juega sin esforzarse
        [expert] recuerda lo que hicieron todos y se anticipa
       *[other] juega la carta buena que salta a la vista
    }.
seats-changed = Los asientos cambiaron. Pulsa **Más** otra vez.
removed = { $name } ya no está en la mesa.
    .bot = Un bot juega por { $name } hasta que vuelva.
which-seat = ¿Qué asiento? Elige uno de la lista de `seat:`.
no-such-seat = Ese asiento no existe. Elige uno de la lista de `seat:`.
stays-where = Se queda donde está.
moved = La { $table } ya está al final del canal.
