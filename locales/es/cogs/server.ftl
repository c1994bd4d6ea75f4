heading = ### Ajustes del servidor
saved = Guardado.

chapter-places = Lugares e idioma
chapter-games = Juego y ritmo
chapter-day = Reparto del día
chapter-times = Horas y avisos
chapter-people = Roles
chapter-limits = Límites

channels = Canales · { $channels }
every-channel = cualquier canal
deleted = { $count ->
    [one] 1 ya borrado
   *[other] { $count } ya borrados
}
place-channel = Mesas nuevas · en el canal
place-thread = Mesas nuevas · cada una en su hilo
game = Juego habitual · { $game }
house-rules = “{ $name }” (reglas de la casa)
house-rules-gone = { $game }, porque las reglas de la casa “{ $name }” se borraron
house-rules-missing = nada, porque las reglas de la casa “{ $name }” se borraron
day-on = Reparto del día · { $day_game }
day-off = Reparto del día · no
pace = Tiempo por turno · { $pace }
zone = Zona horaria · { $zone }
quiet = Horas de silencio · de { $quiet_from } a { $quiet_until }
quiet-none = Horas de silencio · ninguna
clock = { $hour }:00
pings-on = Avisos · sí
pings-off = Avisos · no
role = Rol al que avisar · { $mentioned_role }
no-role = Rol al que avisar · ninguno
role-blocked = Discord no me deja avisar a ese rol: no todo el mundo puede mencionarlo, y me falta **Mencionar @everyone, @here y todos los roles**.
role-not-yours = Elige un rol que puedas mencionar tú.
everyone = todo el mundo
opens-tables = Quién abre mesas · { $table_roles }
opens-tournaments = Quién abre torneos · { $tournament_roles }
language = Idioma · { $language }
language-of-server = Idioma · { $language }, el mismo que el servidor
limit-tables = Mesas abiertas · { $tables_in_channel } por canal, { $tables_of_member } por persona
limit-house-rules = Reglas guardadas · { $house_rules_here } en el servidor, { $house_rules_of_member } por persona

ask-channels = Canales para mesas y torneos
    .help = Si no eliges ninguno, valen todos. Un hilo cuenta como su canal.
ask-place = Dónde se abren las mesas
ask-place-channel = En el canal
ask-place-thread = Cada una en su hilo
ask-game = Juego habitual
ask-game-more = O uno de estos juegos
ask-house-rules = O reglas de la casa
    .help = Elige unas guardadas en este servidor para usarlas por defecto.
ask-pace = Tiempo habitual por turno
    .help = Quien lleva la mesa puede elegir otro ritmo para cada una.
ask-day = Reparto del día
    .help = Todos pueden jugar las mismas cartas una vez al día con /eights today.
ask-day-game = Juego del día
ask-zone = Zona horaria
    .help = Una ciudad, como Madrid o Bogotá, o UTC-5.
ask-quiet-from = Empiezan las horas de silencio
    .help = En las horas de silencio no se acaba el tiempo en las mesas lentas.
ask-quiet-until = Acaban las horas de silencio
ask-no-hour = Sin horas de silencio
ask-pings = Dejarme avisar a los jugadores
    .help = Cada jugador sigue decidiendo si quiere avisos.
ask-role = Rol al que avisar cuando se abre una mesa
    .help = Como mucho una vez por hora en cada canal, y nunca en las horas de silencio.
ask-table-roles = Quién puede abrir mesas
    .help = Si no eliges ninguno, puede todo el mundo. Con Gestionar servidor siempre se puede.
ask-tournament-roles = Quién puede abrir torneos
    .help = Si no eliges ninguno, puede todo el mundo. Con Gestionar servidor siempre se puede.
ask-language = Idioma para todos
    .help = Para mesas, jugadas y avisos. Cada jugador sigue viendo su mano en el idioma que eligió.
ask-language-server = El mismo que el servidor
ask-limit-channel = Máximo de mesas abiertas por canal
ask-limit-member = Máximo de mesas abiertas por persona
ask-limit-rules = Máximo de reglas guardadas aquí
ask-limit-rules-member = Máximo de reglas guardadas por persona

-by-ear = ¿Usas un lector de pantalla? Activa **Solo texto** en `/eights me`.

fan = Un abanico de cartas: { $cards }.
welcome = ## ¡Hola! Soy Eights y reparto cartas.
    Crazy Eights y toda su familia, con hasta ocho personas y bots. **Jugar ya** abre una mesa en este canal. ¿No conoces el juego? **Práctica** te sienta contra un bot fácil y te lo explica sobre la marcha.
help = ## Ayuda
    Aquí aún no juega nadie. **Jugar ya** abre una mesa en este canal, y **Práctica** te enseña contra un bot fácil. `/eights today` es el reparto del día: las mismas cartas para todos, y un solo intento.
help-lobby = ## Ayuda · { $table }
    La mesa está abierta. { $here ->
        [yes] Invita a gente o añade bots, y pulsa **Empezar**
       *[other] Pulsa **Unirme** para sentarte
    } – quien lleva la mesa reparte cuando estén todos.
help-match = ## Ayuda · { $table }
    { $here ->
        [yes] La partida está en marcha. Pulsa **Mi mano** para ver tus cartas. Puedes jugar las resaltadas
        [bot] Hay una partida en marcha con un bot. Pulsa **Sentarme** para tomar su asiento
       *[other] Hay una partida en marcha sin ti. Únete a la revancha, o abre tu propia mesa con **Jugar ya**
    }.
help-over = ## Ayuda · { $table }
    Esta partida se acabó. Pulsa **Revancha** para jugar otra, o abre una mesa nueva con **Jugar ya**.

commands = En una partida, todo tiene su botón. Si prefieres escribir: `/eights` para mesas y ajustes, `/card` para tus cartas, `/houserules` y `/tournament`. El resto lo muestra Discord mientras escribes.
by-ear = -# { -by-ear }
version = -# Eights { $version }

how = ### Primeros pasos
    El primero que se queda sin cartas gana la ronda.
    1. **Abre una mesa.** Pulsa **Jugar ya** o usa `/eights open`. Espera a tus amigos o añade bots, y pulsa **Empezar**.
    2. **Pulsa Mi mano.** Solo tú ves tus cartas. En tu turno, pulsa una carta resaltada para jugarla: sigue el palo o el valor de la de arriba.
    3. **Los ochos son comodines.** Juega uno sobre casi cualquier carta y pide palo.
    4. **¿No encaja nada?** Pulsa **Robar**. ¿No sabes por qué no encaja una carta? Pulsa **¿Por qué no?**
    5. **¿Te queda una?** Di “última carta” al jugar, o robas dos.
    -# Otros juegos tienen sus propias sorpresas. Míralos en **Todos los juegos**.
    -# { -by-ear }

bots = ### Cómo juegan los bots
    🌱 **Fácil** se equivoca como quien empieza: juega cualquier carta que encaje, y a veces se olvida de decir “última carta”.
    🃏 **Normal** juega la carta buena que salta a la vista. Entre dos, gana 73 de cada 100 rondas al fácil.
    🧠 **Experto** recuerda lo que hicieron todos, se anticipa y nunca ve cartas ocultas. Entre dos, gana 60 de cada 100 rondas al normal. Entre cuatro gana 29 de cada 100, cuando lo justo son 25.
    Elige un nivel en **Más** y **Opciones de la mesa**, o con `/eights table action:Nivel`. Un bot que releva a alguien siempre es de nivel normal.
    -# Medido en Crazy Eights. En otros juegos la habilidad cuenta más, o cuenta menos.

admins = ### Para la administración
    { $lacking ->
        [none] ✅ En este canal tengo todos los permisos que necesito.
       *[other] ⚠️ En este canal me falta: { $missing }.
    }
    🔑 **Qué necesito:** { $needed }. Para mesas en hilos, también { $threads }. Para que las mesas bajen solas al final del canal, también { $history }. No leo mensajes.
    ⚙️ **Ajustes:** con `/eights settings` se eligen los canales, el juego habitual, el reparto del día, el ritmo, los avisos y quién puede abrir mesas.
    👥 **Quién puede usar qué:** Ajustes del servidor → Integraciones → Eights permite o bloquea cada uno de mis cuatro comandos por rol o canal. Quien tenga Gestionar mensajes puede llevar cualquier mesa.

not-dealt = Así que no repartí.

play-now = Jugar ya
practice = Práctica
how-to-play = Primeros pasos
for-admins = Para la administración
join = Unirme
sit-down = Sentarme
my-hand = Mi mano
rematch = Revancha
rules = Reglamento
games = Todos los juegos
ratings = Ratings
bots-button = Bots
settings = Ajustes
