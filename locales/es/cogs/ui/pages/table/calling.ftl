turn = { $player }, te toca en { $table }.
adding = { $player }, ganaste la ronda en { $table }. Puedes añadir una regla.
warning = { $player }, te sigue tocando en { $table }. Un bot juega por ti { $when }.
start = { $players }, las cartas están repartidas en { $table }. Empieza { $first }. Pulsa **Mi mano** para ver tus cartas.
my-hand = Mi mano

seated = Tienes asiento en { $table }.
question = ¿Quieres un aviso cuando te toque?
yes = Sí, avísame
no = No, gracias
wanted = Te avisaré cuando te toque.
unwanted = Sin avisos, entonces. Solo avisaré a todo el mundo en el primer reparto de cada partida. Si cambias de idea, pulsa **Más** en una mesa.

to-bottom = Mover abajo
at-bottom = { $table } ya está al final del canal.
too-soon = { $table } se publicó hace menos de un minuto. Prueba otra vez en un momento.
no-table-there = Ese mensaje no muestra una mesa abierta. Elige el mensaje de la propia mesa o usa `/eights show`.
no-seat = Solo quienes juegan en { $table } pueden moverla.
stays = Se queda donde está.
held-over = La partida ha terminado, así que su mensaje [se queda donde está]({ $link }).
held-thread = Del mensaje cuelga un hilo, así que [se queda donde está]({ $link }).

place = Dónde va la mesa
place-channel = Este canal
place-thread = Un hilo propio
thread = **{ $table }** está en su propio hilo.
thread-opened = { $table } está abierta en { $link }.
no-threads-here = Este canal no puede tener hilos. Abre la mesa en un canal de texto, o con `place: Este canal`.
no-threads-allowed = No puedo crear un hilo aquí sin el permiso { $missing }. Pídeselo a la moderación, o abre la mesa con `place: Este canal`.
thread-failed = Discord no me dejó crear un hilo ({ $why }), así que no se abrió ninguna mesa. Prueba con `place: Este canal`.
