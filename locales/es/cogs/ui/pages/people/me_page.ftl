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
skips-on = Cuando solo puedes robar o pasar, lo hago por ti.
skips-off = Robas y pasas por tu cuenta.
confirms-on = Cuando pulsas una carta, te pregunto antes de jugarla.
confirms-off = Cuando pulsas una carta, se juega al momento.
order-suit = Tu mano va ordenada por palo.
order-rank = Tu mano va ordenada por valor.
text-on = Ves solo texto: sin imágenes, un dato por línea, los palos en palabras.
text-off = Ves imágenes de tus cartas.
colours-two = Tu baraja tiene dos colores.
colours-four = Tu baraja tiene cuatro colores: los diamantes son azules y los tréboles, verdes.
size-normal = Tus cartas tienen tamaño normal.
size-large = Tus cartas son grandes.
rating-shown = Los demás pueden ver tu rating.
rating-hidden = Solo tú ves tu rating. No estás en la clasificación por rating de los demás.
ratings-shown = Ves los ratings.
ratings-hidden = No ves ningún rating, ni el tuyo.
language = **Tu idioma:** { $language }
language-of-discord = **Tu idioma** es el de tu Discord: { $language }
letters-own = Tus cartas tienen las letras de tu idioma.
letters-english = Tus cartas tienen letras inglesas: A, K, Q, J.
zone = **Tu zona horaria:** { $zone }. Cámbiala con `/eights me zone:`.
zone-of-server = **No elegiste zona horaria**, así que leo las horas que escribes según { $zone }. Elígela con `/eights me zone:`.

ask-pings = Avísame en mi turno
    .help = Un mensaje corto en el canal te menciona, y desaparece cuando juegas.
ask-skips = Roba o pasa por mí
    .help = Solo cuando no puedes hacer otra cosa. Si hay algo que elegir, siempre eliges tú.
ask-confirms = Pregúntame antes de jugar
    .help = El primer toque a una carta pregunta, y el segundo la juega.
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
    .help = Todo lo demás que jugaste sigue contando y viéndose.
ask-hidden-mine = Mi rating, a los demás
ask-hidden-all = Todos los ratings, a mí

ask-language = Mi idioma
    .help = Para tu mano y lo que solo ves tú. Lo que ve todo el mundo va en el idioma del servidor.
ask-language-discord = Como mi Discord
ask-letters = Letras de mi idioma en mis cartas
    .help = Si no lo activas, son A, K, Q y J en tu mano y en todo lo que solo ves tú.

data-heading = ### Qué guardo de ti en este servidor
data-name = Tu ID de Discord y tu nombre en la clasificación: { $name }
data-no-name = Ningún nombre en la clasificación
data-matches = Tus resultados: { $count ->
    [0] ninguno
    [one] 1 partida
   *[other] { $count } partidas
}
data-seats = Mesas abiertas en las que te sientas o que llevas: { $count }
data-tournaments = Torneos a los que te uniste: { $count }
data-house-rules = Reglas de la casa que guardaste: { $count }
data-preferences = Lo que elegiste con `/eights me`, y el idioma de tu Discord si lo hablo
data-no-preferences = Nada elegido con `/eights me`
data-file = El archivo lo tiene todo, de todos los servidores: tus asientos, resultados, partidas y tus jugadas en ellas, con los números de las pulsaciones que prueban sus cartas.
data-rest = -# No incluye las cartas de una partida en juego. Las jugadas de una partida nombran asientos, no personas. No guardo mensajes. **Olvídame** borra todo esto, en todos los servidores.
data-too-much = Tus datos no caben en un mensaje. Pídeselos a quien mantiene este bot.
