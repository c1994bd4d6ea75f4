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
