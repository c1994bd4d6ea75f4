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
