turn = { $player }, te toca en la { $table }.
adding = { $player }, ganaste la ronda en la { $table }. Ahora puedes añadir una regla.
warning = { $player }, aún te toca en la { $table }. Un bot jugará por ti { $when }.
start = { $players }, las cartas están repartidas en la { $table }. Empieza { $first }. Pulsa **Mi mano** para ver tus cartas.
my-hand = Mi mano

seated = Tienes asiento en la { $table }.
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

place = Dónde va la mesa
place-channel = Este canal
place-thread = Su propio hilo
thread = La **{ $table }** tiene su propio hilo.
thread-opened = La { $table } está abierta en { $link }.
no-threads-here = Este canal no puede tener hilos. Abre la mesa en un canal de texto, o con `place: Este canal`.
no-threads-allowed = Aquí no puedo crear un hilo: me falta el permiso { $missing }. Pídeselo a la administración, o abre la mesa con `place: Este canal`.
thread-failed = Discord no me dejó crear un hilo ({ $why }), así que no se abrió ninguna mesa. Prueba con `place: Este canal`.
