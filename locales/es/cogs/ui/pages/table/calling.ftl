turn = { $player }, te toca en { $table }.
adding = { $player }, ganaste la ronda en { $table }. Ahora puedes añadir una regla.
warning = { $player }, te sigue tocando en { $table }. Un bot toma tu lugar { $when }.
start = { $players }, las cartas están repartidas en { $table }. Empieza { $first }. Pulsa **Mi mano** para ver tus cartas.
my-hand = Mi mano

seated = Tienes asiento en { $table }.
question = ¿Quieres un aviso cuando te toque?
yes = Sí, avísame
no = No, gracias
wanted = Te avisaré cuando te toque.
unwanted = Sin avisos, entonces. Solo te avisaré en el primer reparto de cada partida. Si cambias de idea, pulsa **Más** en una mesa.

to-bottom = Mover abajo
at-bottom = { $table } ya está al final del canal.
too-soon = { $table } se publicó hace menos de un minuto. Prueba otra vez en un momento.
no-table-there = Ese mensaje no muestra una mesa abierta. Elige el mensaje de la propia mesa o usa `/eights show`.
no-seat = Solo quienes juegan en { $table } pueden moverla.
stays = Se queda donde está.
held-over = La partida ha terminado, así que su mensaje [se queda donde está]({ $link }).
held-thread = El mensaje tiene un hilo, así que [se queda donde está]({ $link }).

place = Dónde va la mesa
place-channel = Este canal
place-thread = Su propio hilo
thread = **{ $table }** tiene su propio hilo.
thread-opened = { $table } está abierta en { $link }.
no-threads-here = Este canal no puede tener hilos. Abre la mesa en un canal de texto, o con `place: Este canal`.
no-threads-allowed = Aquí no puedo crear un hilo: me falta el permiso { $missing }. Pídeselo a la administración, o abre la mesa con `place: Este canal`.
thread-failed = Discord no me dejó crear un hilo ({ $why }), así que no se abrió ninguna mesa. Prueba con `place: Este canal`.
