match-has-begun = La partida ya empezó. Cambia la mesa antes de la próxima.
seats-range = { $game } es de { $fewest } a { $most } jugadores. Elige un número entre esos.
seats-exactly = { $game } es para { $most } jugadores.
more-sit-here = Aquí { $count ->
    [one] hay 1 persona sentada
   *[other] hay { $count } personas sentadas
}. Primero saca a alguien, y luego quita asientos.
no-partners = { $game } no se juega por parejas.
no-such-bots = { $most ->
    [one] Cabe como mucho 1 bot
   *[other] Caben como mucho { $most } bots
}. Añade asientos, o pide menos.
no-such-level = Ese nivel de bot ya no está. Pulsa **Opciones de la mesa** otra vez.
pick-two = Elige dos asientos distintos para intercambiarlos.
seats-changed = Los asientos cambiaron. Míralos otra vez y elige de nuevo.

start-needs = Para empezar { $count ->
    [one] falta 1 jugador o bot
   *[other] faltan { $count } jugadores o bots
}.
