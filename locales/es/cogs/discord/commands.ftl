command-eights = Juega a las cartas aquí
command-card = Juega tus cartas
command-houserules = Cambia, guarda y comparte las reglas de una mesa
command-tournament = Abre, juega y organiza torneos

menu-invite = Invitar a mi mesa
menu-profile = Perfil de Eights
menu-bring = Traer la mesa aquí abajo

option-table = Qué mesa, si aquí hay varias
option-game = Un juego o reglas guardadas. Busca por nombre, país o tipo (rápidos, parejas, largos, locos)
option-level = Qué nivel tienen los bots
option-quick = True: los bots juegan al momento. False: se toman su tiempo, para poder seguirlos
option-card = La carta, como 8P para 8♠

## /eights

command-eights-open = Juega a las cartas aquí: abre una mesa para amigos y bots
    .seats = Cuántas personas se pueden sentar
    .bots = Cuántos bots se sientan desde el principio
    .target = Con cuántos puntos, o rondas ganadas, acaba la partida
    .pace = El tiempo límite de cada turno
    .place = Dónde va la mesa
    .hints = True: se pueden pedir pistas, pero la partida no cuenta para la clasificación
    .friend = Invita a alguien: recibe un aviso y un botón para unirse
command-eights-games = Mira los juegos por tipo, jugadores o país, o busca uno por cualquiera de sus nombres
command-eights-join = Siéntate a una mesa, recupera tu asiento o busca una mesa abierta en este servidor
command-eights-leave = Deja tu asiento. En una partida, un bot juega por ti
command-eights-start = Reparte, empieza la próxima ronda o abre la revancha: lo que espere tu mesa
command-eights-hand = Mira tus cartas
command-eights-show = Mueve una mesa al final del canal, o mira su marcador, su descarte y más
    .what = Qué quieres ver. Si no pones nada, la mesa se mueve abajo
command-eights-table = Gestiona una mesa: bots, asientos, invitaciones y opciones, o ciérrala
    .action = Qué hacer
    .seat = Qué asiento. No hace falta para añadir un bot
    .level = Qué nivel tiene el bot
    .player = A quién invitar
command-eights-practice = Aprende contra un bot fácil. Te explico cada regla la primera vez que aparece
    .game = Qué juego. Si no pones nada, Crazy Eights
command-eights-today = Juega el reparto del día: las mismas cartas para todos, un solo intento
command-eights-help = Primeros pasos, y qué puedes hacer ahora mismo
command-eights-me = Tus avisos, tus cartas y lo que Eights sabe de ti
    .zone = Tu zona horaria, para las horas que escribas. Pon una ciudad, como Madrid o Bogotá
command-eights-settings = Canales, roles, juegos, reparto del día, ritmo, silencio y límites de este servidor
command-eights-leaderboard = Mira quién juega mejor en este servidor, o cómo le va a alguien
    .player = Los resultados de una persona. Puedes elegirte a ti
    .by = Cómo se ordena la clasificación
    .game = Un juego. Si no pones nada, todos
    .period = Qué partidas cuentan
command-eights-history = Mira las partidas jugadas, repasa una o comprueba sus repartos
    .what = La lista de partidas, o la prueba de que no se cambiaron las cartas de una
    .member = De quién son las partidas. Si no pones nada, de todos
    .game = Un juego. Si no pones nada, todos
    .here = True: solo partidas de este canal
    .match = Ve directo a una partida. Escribe su número, un nombre o un juego

## /card

command-card-play = Juega una carta, o varias que van juntas. Antes de tu turno, prepárala
    .card = La carta, como 8P o 24. Si son varias, sepáralas con espacios: la última va encima
    .suit = El palo que pides con un comodín
    .last-card = True: di “última carta” (o la palabra de tu mesa) al jugar
    .rank = El valor que pides con una carta que pide uno
    .sequence = Str8 Eight con dos series: a cuál va la carta
command-card-draw = Roba una carta, o todas las del castigo
    .pile = De qué montón robas
command-card-pass = Pasa, o quédate con la carta que robaste
command-card-discard = Str8 Eight: descarta una carta
    .card = La carta, como 24
command-card-give = Da una carta cuando el juego te deje
    .card = La carta, como 8P. Si no pones nada, no das ninguna
    .last-card = True: di “última carta” (o la palabra de tu mesa) con tu último regalo
command-card-challenge = Desafía un posible farol, o da la jugada por buena
    .reply = Tu respuesta
command-card-catch = Atrapa a quien tenga una sola carta y no haya dicho “última carta”
command-card-last-card = Di “última carta”, o la palabra de tu mesa
command-card-pick = Pide palo cuando la primera carta es un comodín, o elige el sentido del juego
    .suit = El palo que pides
    .direction = El sentido que eliges, si lo elige quien empieza
command-card-rule = Bartok y Mao: añade una regla tras ganar una ronda, o adivina una oculta
    .action = Añadir o adivinar
    .rule = Qué regla. No acertar cuesta una carta
command-card-say = Mao: di una frase antes de jugar o robar
    .phrase = Qué dices
command-card-take-back = Retira tu plan, o la carta que acabas de jugar, antes de que alguien haga algo
    .reply = Cuando alguien pide retirar una carta: permitirlo o no
command-card-ask = Pregunta por qué no puedes jugar una carta, o pide una pista si la mesa las permite
    .about = Qué quieres saber
    .card = La carta que no puedes jugar. Si no pones nada, las ves todas

## /houserules

command-houserules-show = Lee las reglas de una mesa o de un juego
    .game = Un juego o reglas guardadas. Si no pones nada, la mesa de aquí
command-houserules-edit = Cambia las reglas de una mesa antes de su partida, o unas guardadas en este servidor
    .game = Las reglas guardadas que quieres cambiar, o un juego en el que basar unas nuevas
command-houserules-save = Guarda para este servidor las reglas de una mesa, o las de un código
    .name = Un nombre, como Noche de viernes
    .code = Un código de otro servidor. Si no, se guardan las reglas de la mesa de aquí
command-houserules-saved = Mira las reglas guardadas en este servidor, compártelas con otro o bórralas
    .action = Qué hacer. Si no pones nada, las ves todas
    .name = Qué reglas. Para compartir las de la mesa de aquí, no pongas nada

## /tournament

command-tournament-open = Abre un torneo en este canal
    .rounds = Cuántas rondas. Gana el mejor total tras la última
    .minutes = Cuántos minutos puede durar cada turno
    .starts = Una hora como “19:30”, y luego elige el día. Pon tu zona horaria con /eights me
command-tournament-join = Únete al torneo de aquí, o vuelve a él
command-tournament-leave = Deja el torneo. Un bot acaba tu ronda
command-tournament-show = Mueve el torneo al final del canal
command-tournament-manage = Organiza un torneo: empezarlo, pausarlo, añadir o sacar jugadores, cancelarlo
    .action = Qué hacer
    .player = A quién sacar

## What the values of an option mean

choice-level-easy = Fácil – se equivoca como quien empieza
choice-level-steady = Normal – juega la carta buena que salta a la vista
choice-level-expert = Experto – recuerda lo que hicieron todos, se anticipa, nunca ve cartas ocultas
choice-direction-clockwise = Sentido horario
choice-direction-counterclockwise = Sentido antihorario
choice-what-table = Mesa – moverla al final del canal
choice-what-scores = Marcador – ronda a ronda
choice-what-pile = Descarte – la pila, y quién jugó cada carta
choice-what-log = Jugadas – qué pasó en esta ronda
choice-what-sheet = Hoja – Str8 Eight: cada número, y cuáles pueden seguirlo
choice-what-details = Reparto limpio – el sello y, tras la partida, la prueba y el código del reparto
choice-what-tables = Mesas – las mesas abiertas de este servidor
choice-table-action-add = Añadir – se sienta un bot
choice-table-action-level = Nivel – cambiar el nivel de un bot
choice-table-action-remove = Quitar – dejar libre un asiento. En una partida, lo toma un bot
choice-table-action-invite = Invitar – alguien recibe un aviso y un botón para unirse
choice-table-action-options = Opciones – juego, meta, ritmo y asientos. En una partida, quién puede tomar el de un bot
choice-table-action-close = Cerrar – una partida en juego acaba sin que gane nadie
choice-history-matches = Partidas – la lista, o la repetición de una
choice-history-verify = Comprobar – ver que no se cambió ninguna carta de una partida
choice-from-draw = Mazo
choice-from-discard = Descarte – Str8 Eight: tomar su carta de arriba
choice-answer-challenge = Desafiar – es un farol
choice-answer-stand = Buena – dar la jugada por buena
choice-rule-action-add = Añadir – tu propia regla, tras ganar una ronda
choice-rule-action-guess = Adivinar – una regla oculta
choice-about-why-not = ¿Por qué no? – por qué no se puede jugar ahora una carta
choice-about-hint = Pista – qué jugaría un bot experto
choice-saved-action-list = Lista – todo lo guardado aquí
choice-saved-action-share = Compartir – un código para usar estas reglas en otro servidor
choice-saved-action-delete = Borrar – para siempre
choice-manage-start = Empezar – repartir la primera ronda
choice-manage-pause = Pausa – pausar o reanudar el torneo
choice-manage-close = Cerrar – cancelar el torneo
choice-manage-bot = Bot – añadir un bot
choice-manage-remove = Sacar – quitar a una persona o un bot
choice-suit-S = ♠ Picas
choice-suit-H = ♥ Corazones
choice-suit-D = ♦ Diamantes
choice-suit-C = ♣ Tréboles
choice-suit-O = ● Círculos
choice-suit-V = ▲ Triángulos
choice-suit-X = ✚ Cruces
choice-suit-U = ■ Cuadrados
choice-suit-Y = ★ Estrellas

## The games, in a list: what each is, in a few words, as a line may have 100 characters

game-choice = { $name } · { $least ->
    [2] { $most ->
            [2] para 2
           *[other] de 2 a { $most }
        }
   *[other] de { $least } a { $most }
} · { $length ->
    [none] { $what }
   *[other] { $length } · { $what }
}
zone-choice = { $zone } · hora de allí: { $time }
preset-choice = { $name } · reglas guardadas de { $game }
choice-game-crazy-eights = mismo palo o valor, ochos comodines, turnos perdidos y castigos
choice-game-eights = el clásico: robar hasta que encaje, cuatro en parejas
choice-game-eights-program = robar hasta que encaje, quien gana suma los puntos
choice-game-eights-250 = solo los ochos son especiales, a 250 puntos
choice-game-countdown = vaciar la mano ocho veces, cada vez con otro comodín
choice-game-countdown-jacks = Countdown con jotas que quitan el turno y una reina malvada
choice-game-kings-reverse = faroles con jokers, regalos y matrimonios
choice-game-blackjack = doses y jotas se acumulan, los ases son comodines
choice-game-str8-eight = algo distinto: forma una serie de ocho números que suben
choice-game-switch = o Take Two: ases comodines, doses y jotas que se acumulan
choice-game-mzansi = de Sudáfrica, los ochos frenan los castigos
choice-game-huit-americain = de Francia, di “carte” cuando te quede una carta
choice-game-puskiyon = de Turquía, sin comodines ni cartas especiales
choice-game-huit = de Quebec, ochos comodines, los dieces cambian el sentido
choice-game-mau-mau = de Alemania, con 32 cartas, las jotas son comodines
choice-game-mau-mau-52 = Mau-Mau con dos barajas enteras
choice-game-tschau-sepp = de Suiza, con 36 cartas, tapa tu as
choice-game-pesten = de los Países Bajos, acaba con una carta normal
choice-game-makao = de Polonia, las jotas piden un valor
choice-game-macau = de Hungría, juega cadenas de cartas
choice-game-agony = de Grecia, con un ocho juegas otra vez
choice-game-jacks-twos-eights = juega cadenas de cartas, ojo con el A♥
    .heard = juega cadenas de cartas, ojo con el as de corazones
choice-game-jack-change-it = de Irlanda del Norte, las jotas son comodines
choice-game-last-card = de Nueva Zelanda, los cincos son +5
choice-game-one-card = de Corea, los ataques crecen con cartas más fuertes
choice-game-zimbabwe = un as te deja jugar más cartas de su palo
choice-game-ocho-locos = de Puerto Rico, ocho rondas, cada una con una carta menos
choice-game-super-crazy-eights = quince rondas, hasta una carta y vuelta a subir
choice-game-rockaway = dos barajas, roba hasta que encaje una carta
choice-game-bartok = quien gana cada ronda añade una regla al juego
choice-game-mao = reglas ocultas sobre qué decir y qué callar: descúbrelas
