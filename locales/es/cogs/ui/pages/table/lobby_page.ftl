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
