title = ### Mirando · { $table }
notice = ❗ { $notice }
dealt = Las cartas están repartidas.
leads = { $names } { $count ->
    [one] va por delante
   *[other] van por delante
}.
how-long = -# Sigue la partida durante 15 minutos desde la última vez que pulsaste algo aquí.
refresh = Actualizar
watch-on = Seguir mirando
rested = Esta vista de { $table } dejó de seguir. Pulsa **Seguir mirando** para ver la partida otra vez.
seated = Ahora tienes asiento en { $table }, así que ya no miras. Pulsa **Mi mano** para jugar.
gone = Esta mesa está cerrada, así que no hay nada más que mirar.
my-hand = Mi mano
not-begun = La partida no ha empezado. Mira cuando se repartan las cartas.
is-over = La partida se acabó. Pulsa **Marcador** en la mesa para ver cómo fue.
full = Ya hay { $count } personas mirando esta mesa. Prueba más tarde, o síguela en el canal.

guess = Adivinar quién gana
guess-option = Gana { $name }
guessed = Crees que gana **{ $name }**. Puedes cambiarlo hasta la segunda vuelta.
    .over = Creías que ganaba **{ $name }**.
guess-was = { $right ->
    [yes] Dijiste **{ $name }**, ¡y acertaste!
   *[no] Dijiste **{ $name }**. Victoria de { $winners }.
}
seats-changed = Los asientos cambiaron. Míralos otra vez y adivina de nuevo.

cheered = Animaste con { $cheer } en { $table }.
cheer-heading = ### Animar · { $table }
    -# Lo ve toda la mesa, con tu nombre.
