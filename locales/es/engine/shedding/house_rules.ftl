chapter-matching = Qué encaja y comodines
chapter-special = Efectos de las cartas
chapter-drawing = Robar
chapter-several = Varias cartas
chapter-last = Última carta

sides =
    .label = Equipos
    .help = Cuántos equipos juegan. Los asientos se alternan entre los equipos, así que con dos equipos de dos las parejas se sientan frente a frente.
    .value = { $count ->
        [0] cada uno por su cuenta
       *[other] { $count } equipos
    }
packs =
    .label = Barajas
    .help = Cuántas barajas se mezclan.
    .refused = Elige de 1 a 6 barajas, no { $count }.
pack_kind =
    .label = Tipo de baraja
    .help = Con qué cartas se juega. Una baraja Whot tiene símbolos y números, y sus propios comodines.
    .french = picas, corazones, diamantes y tréboles
    .whot = Whot
pack_size =
    .label = Cartas por baraja
    .help = Cuántas cartas tiene cada baraja: todas, o solo del 6 o del 7 hasta el as.
    .value = { $count ->
        [32] 32, del 7 al as
        [36] 36, del 6 al as
       *[52] las 52
    }
    .refused = Una baraja puede tener 32, 36 o 52 cartas, no { $count }.
jokers =
    .label = Jokers
    .help = Cuántos jokers tiene cada baraja. Son comodines.
    .refused = Elige uno o dos jokers por baraja, o ninguno.
deal =
    .label = Cartas repartidas
    .help = Cuántas cartas recibe cada jugador.
    .value = { cards }
    .refused = Reparte de 1 a 13 cartas a cada jugador, no { $count }.
deals =
    .label = Cartas en las rondas siguientes
    .help = Cuántas cartas recibe cada jugador después de la primera ronda.
    .same = las mismas
    .down = una menos cada ronda, y luego vuelta a empezar
    .down-and-up = una menos cada ronda, y luego una más cada ronda
first_card =
    .label = Primera carta
    .help = Qué carta empieza el descarte. Si todos empiezan con un trébol (o una estrella, con baraja Whot), robas hasta tener uno, y esa carta no hace nada especial.
    .turned-up = la carta de arriba del mazo
    .of-the-dealer = quien reparte juega la última que recibió
    .any = quien empieza juega la que quiera
    .clubs = todos empiezan con un trébol
first_player =
    .label = Quién empieza
    .help = Quién empieza una ronda.
    .winner = quien ganó la última ronda, o quien tenga más puntos en la mano si no la ganó nadie
    .left = el jugador a la izquierda de quien reparte
    .right = el jugador a la derecha de quien reparte
    .dealer = quien reparte
play_direction =
    .label = Sentido
    .help = Hacia dónde se juega al empezar una ronda. El reparto pasa en el mismo sentido (horario, si el sentido lo elige un jugador).
    .clockwise = horario
    .counterclockwise = antihorario
    .first-player-picks = lo elige quien empieza
goal =
    .label = Mano vacía
    .help = Qué pasa al jugar tu última carta. En la cuenta atrás, tu marcador empieza en el número de cartas repartidas, y cada mano nueva tiene tantas cartas como tu marcador. Si llega a 0, ganas.
    .round = ganas la ronda
    .countdown = tu marcador baja y recibes una mano nueva
    .countdown-by-rounds = tu marcador baja y se reparten manos nuevas
play_on =
    .label = Seguir jugando
    .help = ¿Siguen jugando los demás cuando uno termina, hasta que solo quede uno con cartas?
grows =
    .label = Reglas nuevas
    .help = Quien gana cada ronda, ¿añade una regla para el resto de la partida? Las reglas ocultas van de qué decir y qué callar. Nunca te impiden jugar una carta, pero romper una cuesta una carta.
    .not = ninguna, las reglas no cambian
    .openly = quien gana la ronda añade una regla
    .hidden = quien gana la ronda añade una regla oculta

matching =
    .label = Qué encaja
    .help = Qué necesita una carta para ir sobre la de arriba. Con “un valor por encima o por debajo”, el rey y el as van seguidos, el palo no importa y los comodines no piden palo.
    .suit-or-rank = mismo palo o valor
    .suit = mismo palo
    .next-rank = un valor por encima o por debajo
still_fitting =
    .label = También encajan por valor
    .help = Si en la mesa solo cuenta el palo, estos valores también pueden ir sobre otra carta del mismo valor.
    .refused = Elige valores del as al rey: solo esos pueden encajar también por valor.
apart =
    .label = Nunca una sobre otra
    .help = No puedes jugar estos valores o cartas sueltas unos sobre otros, aunque encajen.
wild =
    .label = Comodines
    .help = Puedes jugar estos valores sobre cualquier carta, y al jugarlos pides palo.
    .refused = Solo los valores del as al rey pueden ser comodines.
own_wild =
    .label = Comodín según tu marcador
    .help = ¿Es comodín para ti el valor de tu marcador, como los cincos cuando tu marcador es 5?
wild_when =
    .label = Jugar comodines
    .help = Cuándo puedes jugar un comodín.
    .any-time = en cualquier momento
    .when-it-matches = solo si encaja por palo o valor
wild_on_wild =
    .label = Comodín sobre su valor
    .help = ¿Puedes jugar un comodín sobre una carta de su mismo valor, como una jota sobre otra?
naming =
    .label = Pedir palo
    .help = Qué palo puedes pedir con un comodín. Un joker no tiene palo, así que con él siempre pides palo.
    .any-suit = cualquier palo
    .another-suit = cualquier palo menos el actual
    .own-suit = ninguno, cuenta el suyo
    .any-suit-if-it-matches = cualquiera si la carta encaja, y si no, ninguno
rank_on_wild =
    .label = Mismo valor sobre un comodín
    .help = ¿Puede ir sobre un comodín una carta de su mismo valor, y no solo del palo pedido?
wild_starter =
    .label = Primera carta comodín
    .help = Qué pasa cuando la primera carta de una ronda es un comodín.
    .dealer-names = quien reparte pide palo
    .own-suit = cuenta su palo, y un joker vuelve al mazo
    .first-player-free = vale cualquier carta encima
    .another-card = vuelve al mazo y se destapa otra
    .blind = el palo sale por sorteo, antes de que nadie mire sus cartas
    .bottom-card = el palo lo decide la carta de abajo del mazo
starter_suit_only =
    .label = De la primera carta, solo el palo
    .help = ¿Cuenta solo el palo de la primera carta de una ronda, y no su valor? Si es así, esa carta tampoco hace nada especial.
open_cards =
    .label = Cartas abiertas
    .help = Sobre estos valores o cartas sueltas puedes jugar cualquier carta.
free_cards =
    .label = Cartas libres
    .help = Puedes jugar estos valores o cartas sueltas sobre cualquier carta, pero no pides palo.
jump_in =
    .label = Colarse
    .help = ¿Puedes jugar fuera de turno una carta idéntica a la de arriba? El juego sigue a partir de ti.
last_resort =
    .label = Último recurso
    .help = Solo puedes jugar estas cartas cuando no puedes jugar nada más de tu mano.
    .refused = Solo los valores del as al rey y el joker pueden ser de último recurso.
bluffing =
    .label = Faroles
    .help = ¿Puedes jugar de farol una carta de último recurso? Si lo haces, el siguiente puede desafiarte.
challenge_penalty =
    .label = Desafío equivocado
    .help = Cuántas cartas de más cuesta un desafío equivocado.
    .value = { cards }
    .refused = Un desafío equivocado puede costar de 0 a 10 cartas de más.

effects =
    .label = Cartas especiales
    .help = Qué hace un valor o una carta suelta cuando la juegas.
    .none = nada especial
    .does = { $kind ->
        [skip] { $count ->
            [one] el siguiente pierde el turno
           *[other] los { $count } siguientes pierden el turno
        }
        [reverse] cambia el sentido
        [gift] puedes dar { cards } a cada uno de los demás
        [again] juegas otra vez
        [suit] puedes jugar también otras cartas de su palo
        [draw-back] el anterior roba { $count }
        [all-draw] los demás roban { cards } enseguida
        [previous-draws] el anterior roba { cards } enseguida
        [all-draw-again] los demás roban { cards } enseguida, y juegas otra vez
        [rank] pides un valor
        [card] pides una carta concreta
       *[draw] el siguiente roba { $count }
    }
    .row = { $cards }: { $kind ->
        [skip] { $count ->
            [one] pierde el turno el siguiente
           *[other] pierden el turno los { $count } siguientes
        }
        [reverse] cambio de sentido
        [gift] das { $count } a cada uno
        [again] juegas otra vez
        [suit] deja jugar más de su palo
        [draw-back] +{ $count } hacia atrás
        [all-draw] los demás +{ $count }
        [previous-draws] el anterior +{ $count }
        [all-draw-again] los demás +{ $count }, juegas otra vez
        [rank] pide un valor
        [card] pide una carta
       *[draw] +{ $count }
    }
    .refused-kind = Una carta especial puede quitar el turno, cambiar el sentido, hacer robar, dar cartas, pedir un valor o una carta, o dejarte jugar otra vez o más cartas de su palo. Elige una de estas cosas.
    .refused-count = Elige de 1 a 10: cuántos jugadores pierden el turno, o cuántas cartas se roban o se dan.
starter_effects =
    .label = Primera carta especial
    .help = Qué pasa cuando la primera carta de una ronda es especial.
    .act = tiene efecto como si la hubiera jugado quien reparte
    .none = no hace nada
    .another-card = vuelve al mazo y se destapa otra
two_player_reverse =
    .label = Cambio de sentido entre dos
    .help = Qué hace una carta que cambia el sentido cuando solo juegan dos.
    .nothing = nada
    .skip = tu rival pierde el turno
stacking =
    .label = Acumular
    .help = Qué carta de robo puedes jugar en vez de robar. El castigo pasa al siguiente.
    .none = no se acumula
    .same-rank = mismo valor
    .any-draw-card = cualquier carta de robo
    .as-strong = una que haga robar lo mismo o más
    .same-rank-or-suit = mismo valor o palo
answered_by =
    .label = Acumular según la carta
    .help = Cómo se responde a ciertas cartas de robo, si no es como a las demás.
    .none = como las demás
    .row = { $cards }: { $way }
penalties_add_up =
    .label = Los castigos se suman
    .help = ¿Se suma una carta de robo al castigo al que responde? Si no, solo cuenta la última.
cancels =
    .label = Cartas que anulan
    .help = Puedes jugar una de estas cartas en vez de robar. Entonces no roba nadie.
cancels_only =
    .label = Anular solo un valor
    .help = Una carta que anula puede servir solo contra los castigos de un valor. Elige cuál.
    .none = cualquier castigo
    .does = solo un castigo de { $rank }
    .row = { $cards }: solo { $rank }
    .refused = Una carta que anula solo puede limitarse a un valor, del as al rey, o a los jokers.
cancels_leave_suit =
    .label = Anular no cambia el palo
    .help = ¿Sigue el mismo palo cuando anulas un castigo? Si es así, no pides ninguno.
after_penalty =
    .label = Tras un castigo
    .help = Qué pasa después de robar por un castigo.
    .turn-ends = tu turno acaba
    .play-on = aún juegas tu turno
skip_stacking =
    .label = Responder si te quitan el turno
    .help = ¿Puedes responder con una carta del mismo valor cuando te quitan el turno? Si lo haces, el turno lo pierde el siguiente.
skips_add_up =
    .label = Los turnos perdidos se suman
    .help = ¿Se suman los turnos perdidos al responder, y el siguiente los pierde todos? Si no, solo cuenta la última carta, y si juegas varias a la vez, cada una quita el turno a un jugador.
cover =
    .label = Si no puedes jugar otra vez
    .help = Qué pasa cuando una carta te deja jugar otra vez y no puedes.
    .draw-as-usual = robas como siempre
    .draw-until-covered = robas hasta que puedas
again_in_suit =
    .label = Jugar otra vez del mismo palo
    .help = Cuando juegas otra vez, ¿solo valen el mismo palo y los comodines?

draws =
    .label = Cartas que se roban por turno
    .help = Cuántas cartas puedes robar en un turno, de una en una.
    .value = { $count ->
        [0] hasta poder jugar
        [21] cuantas quieras
       *[other] { cards }
    }
    .refused = Elige de 1 a 20 cartas por turno, 0 para robar hasta poder jugar, o 21 para robar cuantas quieras.
draw_though_able =
    .label = Robar aunque puedas jugar
    .help = ¿Puedes robar con una carta jugable en la mano?
after_drawing =
    .label = Tras robar
    .help = Qué puedes jugar después de robar.
    .turn-ends = nada, tu turno acaba
    .drawn-card = una carta robada
    .drawn-card-must = una carta robada, y es obligatorio si encaja
    .any-card = cualquier carta
hand_limit =
    .label = Límite de cartas
    .help = Cuando llegas a este número de cartas, ya no puedes robar en tu turno.
    .value = { $count ->
        [0] sin límite
       *[other] { cards }
    }
reshuffle =
    .label = Barajar otra vez
    .help = Cuando se acaba el mazo, ¿se baraja el descarte para formar un mazo nuevo?
free_pass =
    .label = Pasar aunque puedas jugar
    .help = Cuando ya no quedan cartas que robar, ¿puedes pasar con una carta jugable en la mano?

groups =
    .label = Cartas jugadas juntas
    .help = ¿Puedes jugar varias cartas en un turno? La primera debe encajar, todas tienen efecto, y el siguiente juega sobre la última.
    .none = no, una carta cada vez
    .equal-ranks = cartas del mismo valor
    .equal-plain-ranks = cartas del mismo valor, ni comodines ni especiales
    .runs = escaleras del mismo palo, arriba o abajo
    .chains = escaleras y cartas del mismo valor, también mezcladas
group_reverse =
    .label = Varios cambios de sentido
    .help = Qué hacen en un turno varias cartas que cambian el sentido.
    .every-one = cada una lo cambia
    .top-one = solo cuenta la de más arriba
marriage =
    .label = Matrimonio
    .help = ¿Puedes jugar en un turno el rey y la reina del mismo palo, en cualquier orden?

questions =
    .label = Preguntas
    .help = Si juegas una de estas, debes responderla en el mismo turno. Juega encima una carta de su palo, u otra pregunta de su palo o valor a la que también respondas.
answers =
    .label = Respuestas
    .help = Solo estos valores o cartas sueltas responden a una pregunta. Si la lista está vacía, responde cualquier carta que encaje.
unanswered =
    .label = Pregunta sin respuesta
    .help = Qué pasa si no tienes respuesta.
    .not-played = no puedes jugar la pregunta
    .draw-one = la juegas y robas una carta
call =
    .label = Decir “última carta”
    .help = Hasta cuándo puedes decir “última carta” cuando te queda una, y qué pasa si no lo dices.
    .automatic = hasta que juegue el siguiente
    .catch = hasta que alguien te atrape
    .none = no hace falta decirlo
    .to-go-out = hasta que juegue el siguiente (si no, no terminas en tu próximo turno)
    .announced = en el turno antes de terminar, con tres cartas o menos
    .with-last-card = solo al jugar tu última carta
call_word =
    .label = Palabra para la última carta
    .help = Qué dices cuando te queda una carta.
second_call =
    .label = Segundo anuncio
    .help = Una segunda palabra que decir, y cuándo. Olvidarla cuesta lo mismo que la primera.
    .none = ninguno
    .at-two = también cuando te quedan dos
    .at-three = también cuando te quedan tres
    .going-out = también al terminar
second_word =
    .label = Segunda palabra
    .help = Qué dices en el segundo anuncio.
word =
    .last-card = última carta
    .one-card = una carta
    .two-cards = dos cartas
    .semi-last-card = penúltima carta
    .cards = cartas
    .carte = carte
    .mau = Mau
    .mau-mau = Mau Mau
    .tschau = Tschau
    .sepp = Sepp
    .makao = Makao
    .macau = Macau
    .laatste-kaart = laatste kaart
    .po-makale = po makale
    .bartok = Bartok
    .mao = Mao
    .lappen = lappen
    .varning = varning
    .niko-kadi = Niko Kadi
    .tek = tek
    .prsi = prší
    .olsen = Olsen
    .olsen-of-iceland = Ólsen
    .olsen-olsen = Ólsen Ólsen
    .knock = toc toc
    .macao = Macao
    .crazy = crazy
call_penalty =
    .label = Olvidar decirlo
    .help = Cuántas cartas robas si se te olvida decirlo.
    .value = { cards }
    .refused = Olvidar decirlo puede costar de 0 a 10 cartas.
winning_card_acts =
    .label = La carta ganadora tiene efecto
    .help = ¿Tiene efecto una carta especial que gana la ronda?

not_last =
    .label = Nunca como última carta
    .help = No puedes terminar con estos valores o cartas sueltas. Si solo te queda una de ellas, robas.
winning_wild =
    .label = El último comodín debe encajar
    .help = ¿Debe encajar un comodín por palo o valor cuando es tu última carta?
last_alone =
    .label = La última carta, sola
    .help = ¿Hay que jugar sola la última carta, y no con otras en el mismo turno?
cardless =
    .label = Última carta sin terminar
    .help = ¿Puedes jugar tu última carta aunque no puedas terminar con ella? Si lo haces, robas en tu próximo turno, y nadie termina mientras otro jugador esté sin cartas.

scoring =
    .label = Puntuación
    .help = Quién se apunta los puntos de las cartas que quedan en las manos.
    .penalty = cada jugador los suyos, gana el total más bajo
    .collect = quien gana, los de los demás
    .rounds = sin puntos, se cuentan las rondas ganadas
rounds_to_win =
    .label = Rondas para ganar
    .help = Cuántas rondas hay que ganar para ganar la partida. Si es una, quien gana una ronda gana la partida.
    .value = { rounds }
    .refused = Elige de 1 a 20 rondas para ganar, no { $count }.
rounds_to_play =
    .label = Rondas jugadas
    .help = Cuántas rondas tiene una partida. Después de la última, gana el mejor total.
    .value = { $count ->
        [0] las que hagan falta
       *[other] { rounds }
    }
    .refused = Elige de 1 a 20 rondas, no { $count }, o 0 para jugar las que hagan falta.
costs =
    .label = Valor en puntos
    .help = Los puntos de un valor o de una carta suelta. Las demás cartas valen lo que marcan, las figuras 10 y los jokers 50.
    .none = lo de siempre
    .does = { points }
    .row = { $cards }: { $count }
    .refused = Una carta vale de 0 a 500 puntos.
empty_stock =
    .label = La ronda acaba al vaciarse el mazo
    .help = Cuando se agota el mazo, la ronda acaba con ese turno y se cuentan las manos.
doubling =
    .label = Doblar
    .help = Si terminas con una de estas cartas, las de los demás valen el doble.
    .refused = Solo pueden doblar los valores del as al rey y el joker.
tripling =
    .label = Triplicar
    .help = Si terminas con una de estas cartas, las de los demás valen el triple.
    .refused = Solo pueden triplicar los valores del as al rey y el joker.
points_off =
    .label = Puntos de menos
    .help = Cuántos puntos quita tu última carta de tu total.
    .none = nada
    .does = { points } menos
    .row = { $cards }: { $count }
    .refused = Una carta puede quitar de 1 a 100 puntos.
knockout =
    .label = Eliminación
    .help = Quién queda fuera de la partida tras una ronda. Gana el último que quede.
    .none = nadie
    .at-the-target = quien llega a la meta
    .highest-hand = quien tenga más puntos en la mano
exact_target =
    .label = Meta exacta
    .help = Un total igual a la meta vuelve a 0.
bonus =
    .label = Extra por ganar la partida
    .help = Cuántos puntos más recibe quien gana la partida.
    .value = { points }
    .refused = El extra debe ser de 0 a 500 puntos.
settlement =
    .label = Pagos
    .help = Quién paga a quién al final, una ficha por cada diez puntos.
    .none = no paga nadie
    .with-the-winner = todos pagan al ganador
    .among-all = cada jugador paga a los que quedaron por delante

wild-still-special = Algunos comodines siguen siendo especiales, como en el juego original: { $cards }. Puedes cambiarlo en **Cartas especiales**.

no-sides = { $seats } jugadores no pueden formar { $sides } equipos iguales. Elige otro número de equipos, o cada uno por su cuenta.
deal-too-large = Si repartes { $deal } cartas a cada uno de los { $seats } jugadores, quedan { $left } de { $all }, y al menos un tercio debe quedar en el mazo. Reparte menos cartas o añade una baraja.
hand-limit-refused = El límite de cartas debe ser de 10 a 60 cartas, y no menos de las repartidas. Elige otro, o 0 para no tener límite.
gift-of-last-resort = Una carta que da cartas no puede ser también de último recurso. Elige una de las dos cosas.
too-many-questions = Como mucho la mitad de las cartas pueden ser preguntas, o habría muy pocas respuestas. Quita algunas de la lista.
too-many-apart = Con tantas cartas que no van una sobre otra, el juego se atascaría. Deja en la lista como mucho la mitad de las cartas.
hidden-rules-of-another-pack = Las reglas ocultas van de palos y figuras, y una baraja Whot no los tiene. Elige otra baraja, o que las reglas se añadan a la vista.
no-card-last = Con estas reglas ninguna carta puede ser la última, y nadie puede terminar. Quita algunas de la lista.
nothing-costs = Al menos una carta debe valer 1 punto o más, o la partida no acabaría nunca.
