failed = Algo falló por mi parte. Mira la mesa y prueba otra vez.
done = Ya está hecho, pero no pude mostrarlo. Pulsa **Mi mano** en la mesa, o usa `/eights hand`.
unwelcome = Discord no me deja responder a eso aquí. Prueba en otro canal.
again = Probar otra vez

changed = Este comando cambió. Recarga Discord y prueba otra vez.
elsewhere = Solo reparto cartas en servidores. Añádeme a uno y abre allí una mesa con `/eights open`.
no-choice = “{ $value }” no es una opción de { $option }. Elige una de la lista.
wrong-length = { $option } admite de { $least } a { $most } caracteres, y el tuyo tiene { $count }.
wrong-number = { $option } admite un número de { $least } a { $most }.

permission-view-channel = Ver canal
permission-attach-files = Adjuntar archivos
permission-send-messages = Enviar mensajes
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-create-public-threads = Crear hilos públicos
permission-read-message-history = Leer el historial de mensajes

without-pictures = -# No puedo mostrar imágenes aquí: me falta el permiso “{ $missing }”.
absent = Mis comandos están en este servidor, pero yo no. Pide a la administración que [me añada]({ $link }) y prueba otra vez.

back-more = Volver a Más
back-house-rules = Volver a Reglas de la casa
back-saved-sets = Volver a Reglas guardadas
back-first-steps = Volver a Primeros pasos
back-help = Volver a Ayuda
back-leaderboard = Volver a Clasificación
back-replay = Volver a Repetición
back-me = Volver a tu página
back-named = Volver a { $name }

from-to = { $what }: de { $first } a { $last }
post-here = Publicar aquí
row = { $label } · { $value }
on = sí
off = no
none = nada

bot = bot
spoken-changed = (cambiado)
to-play = { $name } (le toca)
seat-cards = { $name }: { cards }.
chosen = { $label } (elegido)
score = { $name }: { $points }
