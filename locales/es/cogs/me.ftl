heading = ### Tu página en este servidor
saved = Guardado.
unknown = Esa opción ya no está. Abre `/eights me` otra vez.
chapter-turn = Mi turno
chapter-cards = Mis cartas
chapter-ratings = Ratings
chapter-language = Mi idioma
my-data = Mis datos
forget-me = Olvídame

pings-on = Te aviso en tu turno.
pings-off = No te aviso en tu turno.
pings-never = En este servidor no hay avisos.
zone = Zona horaria · { $zone }. Cámbiala con `/eights me zone:`.
zone-of-server = Zona horaria · sin elegir, así que uso { $zone }. Elígela con `/eights me zone:`.

ask-pings = Avísame en mi turno
    .help = Te menciono en el canal, y borro el mensaje cuando juegas.
ask-skips = Roba o pasa por mí
    .help = Solo cuando no puedes hacer otra cosa. Si hay algo que elegir, siempre eliges tú.
ask-confirms = Pregúntame antes de jugar
    .help = El primer toque a una carta pregunta, el segundo la juega.
ask-order = Ordenar mi mano
ask-order-suit = Por palo
ask-order-rank = Por valor
ask-colours = Baraja
ask-colours-two = Dos colores
ask-colours-four = Cuatro colores
ask-size = Tamaño de mis cartas
ask-size-normal = Normal
ask-size-large = Grande
ask-text = Solo texto
    .help = Sin imágenes, un dato por línea, los palos en palabras. Hecho para lectores de pantalla.
ask-hidden = Ocultar ratings
    .help = Tus partidas siguen contando, y tus otros resultados se siguen viendo.
ask-hidden-mine = Mi rating, a los demás
ask-hidden-all = Todos los ratings, a mí

ask-language = Mi idioma
    .help = Para tu mano y lo que solo ves tú. Los mensajes públicos van en el idioma del servidor.
ask-language-discord = El mismo que mi Discord
ask-letters = Letras de mi idioma en mis cartas
    .help = Si no lo activas, tus cartas muestran A, K, Q y J.

data-heading = ### Qué guardo de ti
data-file = El archivo tiene todo lo que te nombra, de todos los servidores: tus asientos, resultados, ratings y torneos, las reglas de la casa que guardaste y lo que elegiste.
data-rest = -# No incluye las cartas de una partida en juego. Las jugadas de una partida nombran asientos, no personas. No guardo mensajes. **Olvídame** te quita de todo esto, en todos los servidores.
data-too-much = Tus datos no caben en un mensaje. Pídeselos a quien mantiene este bot.

forget = ### Olvídame
    Esto te saca de todas las mesas y de todos los torneos, y borra tu nombre y tus resultados en todos los servidores, para siempre. Quienes jugaron contigo conservan sus resultados y su rating. Tu lugar en ellos queda, sin nombre y sin nada que lleve a ti. Los mensajes viejos en los canales se quedan, y también los archivos que alguien haya descargado.
forget-presets = También se borran las reglas de la casa que guardaste ({ $count }). Si quieres, déjaselas a sus servidores, sin tu nombre. Las copias que guardó otra persona son suyas y se quedan.
forget-button = Olvídame para siempre
leave-button = Olvídame, pero conserva mis reglas
forgotten = Ya no sé quién eres. ¡Gracias por jugar!
    -# Los mensajes viejos en los canales aún muestran tu nombre, igual que los archivos que alguien haya descargado y las copias de seguridad anteriores a hoy. Solo quien mantiene este bot puede borrar las copias.
