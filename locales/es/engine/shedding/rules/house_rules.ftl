chapter-matching = Encajar y comodines
chapter-special = Efectos de las cartas
chapter-drawing = Robar
chapter-several = Varias cartas
chapter-last = Última carta

sides =
    .label = Parejas
    .help = Cuántos equipos juegan. Los asientos se alternan, así que con dos equipos de dos, cada pareja se sienta enfrente.
    .value = { $count ->
        [0] cada cual por su cuenta
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
    .help = Si la baraja tiene todas sus cartas, o solo las del 6 o del 7 para arriba y los ases.
    .value = { $count ->
        [32] 32, del 7 al as
        [36] 36, del 6 al as
       *[52] las 52
    }
    .refused = Una baraja tiene 32, 36 o 52 cartas, no { $count }.
jokers =
    .label = Jokers
    .help = Cuántos jokers tiene cada baraja. Son comodines.
    .refused = Una baraja lleva uno o dos jokers, o ninguno.
deal =
    .label = Cartas repartidas
    .help = Cuántas cartas se reparten por cabeza.
    .value = { cards }
    .refused = Reparte de 1 a 13 cartas por cabeza, no { $count }.
deals =
    .label = Rondas siguientes
    .help = Cuántas cartas se reparten por cabeza después de la primera ronda.
    .same = las mismas
    .down = una menos cada ronda, y luego vuelta a empezar
    .down-and-up = una menos cada ronda, y luego vuelta a subir
first_card =
    .label = Primera carta
    .help = Qué carta empieza el descarte. Si todo el mundo empieza con un trébol, esa carta no hace nada especial y se roba hasta tener uno. Con una baraja Whot, es una estrella.
    .turned-up = la siguiente carta del mazo
    .of-the-dealer = la última carta de quien reparte, como jugada suya
    .any = cualquier carta de quien empieza
    .clubs = todo el mundo empieza con un trébol
first_player =
    .label = Quién empieza
    .help = Quién empieza una ronda.
    .winner = quien ganó la última; al principio, la mano con más puntos
    .left = quien está a la izquierda de quien reparte
    .right = quien está a la derecha de quien reparte
    .dealer = quien reparte
play_direction =
    .label = Sentido
    .help = Hacia dónde se juega al empezar una ronda. El reparto pasa en el mismo sentido, o en el horario si alguien lo elige.
    .clockwise = horario
    .counterclockwise = antihorario
    .first-player-picks = lo elige quien empieza
goal =
    .label = Mano vacía
    .help = Qué pasa al jugar tu última carta. En la cuenta atrás empiezas en el número de cartas repartidas, y cada mano nueva tiene tantas cartas como diga tu marcador. Con 0 ganas.
    .round = ganas la ronda
    .countdown = tu cuenta baja y recibes una mano nueva
    .countdown-by-rounds = tu cuenta baja y se reparten manos nuevas
play_on =
    .label = Seguir jugando
    .help = Si el resto sigue jugando cuando alguien termina, hasta que solo una mano tenga cartas.
grows =
    .label = Reglas nuevas
    .help = Si quien gana la ronda añade una regla, hasta que acabe la partida. Las reglas ocultas dicen qué decir y qué callar. Puedes jugar cualquier carta que encaje, pero romper una regla cuesta una carta.
    .not = ninguna, las reglas se quedan
    .openly = quien gana la ronda añade una regla
    .hidden = quien gana la ronda añade una regla oculta

matching =
    .label = Qué encaja
    .help = Qué necesita una carta para ir sobre la de arriba. Con “un valor por encima o por debajo”, tras el rey va otra vez el as, el palo no importa y un comodín no pide ninguno.
    .suit-or-rank = mismo palo o valor
    .suit = mismo palo
    .next-rank = un valor por encima o por debajo
still_fitting =
    .label = Valores que también encajan
    .help = Valores que también van sobre otra carta de su mismo valor, aunque en lo demás solo encaje el palo.
    .refused = Un valor que también encaja debe estar entre el as y el rey.
apart =
    .label = Nunca una sobre otra
    .help = Valores o cartas sueltas que no van nunca uno sobre otro, aunque encajen.
wild =
    .label = Comodines
    .help = Valores que puedes jugar sobre cualquier carta para pedir palo.
    .refused = Un comodín debe ser un valor del as al rey.
own_wild =
    .label = Comodín según marcador
    .help = Si el valor de tu marcador es tu comodín, como los cincos con 5.
wild_when =
    .label = Jugar comodines
    .help = Cuándo puedes jugar un comodín.
    .any-time = en cualquier momento
    .when-it-matches = solo si encaja por palo o valor
wild_on_wild =
    .label = Comodín sobre su valor
    .help = Si puedes jugar un comodín sobre una carta de su mismo valor, como una jota sobre otra.
naming =
    .label = Pedir palo
    .help = Qué palo puedes pedir con un comodín. Un joker no tiene palo, así que con él siempre pides uno.
    .any-suit = cualquier palo
    .another-suit = cualquier palo menos el que va
    .own-suit = ninguno, cuenta el suyo
    .any-suit-if-it-matches = cualquiera si la carta encaja; si no, ninguno
rank_on_wild =
    .label = Mismo valor sobre un comodín
    .help = Si un comodín se puede seguir por su valor, y no solo por el palo pedido.
wild_starter =
    .label = Primera carta comodín
    .help = Qué pasa cuando la primera carta de una ronda es un comodín.
    .dealer-names = quien reparte pide palo
    .own-suit = cuenta su palo, y un joker vuelve al mazo
    .first-player-free = vale cualquier carta encima
    .another-card = vuelve al mazo y se destapa otra
    .blind = el palo sale por sorteo, antes de que nadie mire
    .bottom-card = el palo lo da la carta de abajo del mazo
starter_suit_only =
    .label = De la primera carta, solo el palo
    .help = Si la primera carta de una ronda se sigue solo por palo. Entonces tampoco hace nada especial.
open_cards =
    .label = Cartas abiertas
    .help = Valores o cartas sueltas sobre las que puedes jugar cualquier carta.
free_cards =
    .label = Cartas libres
    .help = Valores o cartas sueltas que puedes jugar sobre cualquier carta, sin pedir palo.
jump_in =
    .label = Colarse
    .help = Si puedes jugar fuera de turno una carta idéntica a la de arriba. El juego sigue desde ti.
last_resort =
    .label = Último recurso
    .help = Valores que solo puedes jugar cuando no puedes jugar nada más de tu mano.
    .refused = Una carta de último recurso debe ser un valor del as al rey, o el joker.
bluffing =
    .label = Faroles
    .help = Si puedes ir de farol con una carta de último recurso. Quien sigue puede desafiarla.
challenge_penalty =
    .label = Desafío equivocado
    .help = Cuántas cartas más cuesta un desafío equivocado.
    .value = { cards }
    .refused = Un desafío equivocado cuesta de 0 a 10 cartas más.

effects =
    .label = Cartas especiales
    .help = Qué hace un valor o una carta suelta cuando la juegas.
    .none = nada especial
    .does = { $kind ->
        [skip] { $count ->
            [one] quien sigue pierde el turno
           *[other] los { $count } siguientes pierden el turno
        }
        [reverse] cambia el sentido
        [gift] puedes dar { cards } a cada rival
        [again] juegas otra vez
        [suit] juegas también las demás de su palo que quieras
        [draw-back] quien va antes roba { $count }
        [all-draw] los demás roban { cards } en el acto
        [previous-draws] quien va antes roba { cards } en el acto
        [all-draw-again] los demás roban { cards } en el acto, y juegas otra vez
        [rank] pides un valor
        [card] pides una sola carta
       *[draw] quien sigue roba { $count }
    }
    .row = { $cards }: { $kind ->
        [skip] { $count ->
            [one] salto
           *[other] salto de { $count } turnos
        }
        [reverse] cambio de sentido
        [gift] das { $count } a cada rival
        [again] juegas otra vez
        [suit] arrastra su palo
        [draw-back] +{ $count } hacia atrás
        [all-draw] los demás +{ $count }
        [previous-draws] quien va antes +{ $count }
        [all-draw-again] los demás +{ $count }, juegas otra vez
        [rank] pide un valor
        [card] pide una carta
       *[draw] +{ $count }
    }
    .refused-kind = Una carta especial puede saltar, cambiar el sentido, hacer robar, dar cartas, pedir un valor, dejarte jugar otra vez o arrastrar su palo. Elige una de estas cosas.
    .refused-count = Una carta especial hace perder de 1 a 10 turnos, o robar o recibir de 1 a 10 cartas.
starter_effects =
    .label = Primera carta especial
    .help = Qué pasa cuando la primera carta de una ronda es especial.
    .act = actúa como si la jugara quien reparte
    .none = no hace nada
    .another-card = vuelve al mazo y se destapa otra
two_player_reverse =
    .label = Cambio de sentido entre dos
    .help = Qué hace entre dos una carta que cambia el sentido.
    .nothing = nada
    .skip = salta a tu rival
stacking =
    .label = Acumular
    .help = Qué carta de robo puedes jugar en vez de robar. El castigo pasa a quien sigue.
    .none = no se acumula
    .same-rank = mismo valor
    .any-draw-card = cualquier carta de robo
    .as-strong = una igual de fuerte o más
    .same-rank-or-suit = mismo valor o palo
answered_by =
    .label = Acumular según la carta
    .help = Con qué carta de robo se responde a un valor o una carta, cuando no vale lo mismo que con las demás.
    .none = como las demás
    .row = { $cards }: { $way }
penalties_add_up =
    .label = Los castigos se suman
    .help = Si una carta de robo se suma al castigo al que responde. Si no, solo cuenta la más nueva.
cancels =
    .label = Cartas que anulan
    .help = Valores o cartas sueltas que puedes jugar en vez de robar. Entonces no roba nadie.
cancels_only =
    .label = Anular un solo valor
    .help = Qué castigo anula una carta que no los anula todos.
    .none = cualquier castigo
    .does = solo un castigo de { $rank }
    .row = { $cards }: solo { $rank }
    .refused = Una carta que anula puede servir contra un valor, del as al rey, o contra los jokers.
cancels_leave_suit =
    .label = Anular no cambia el palo
    .help = Si el palo no cambia cuando una carta que anula va sobre una de robo. Entonces no pides ninguno.
after_penalty =
    .label = Tras un castigo
    .help = Qué pasa después de robar por un castigo.
    .turn-ends = tu turno acaba
    .play-on = aún juegas tu turno
skip_stacking =
    .label = Responder a un salto
    .help = Si puedes responder a un salto con otra carta de salto del mismo valor. El salto pasa a quien sigue.
skips_add_up =
    .label = Los saltos se suman
    .help = Si el salto al que se responde se suma al nuevo, y quien sigue pierde todos esos turnos. Si no, solo cuenta el más nuevo, y varias cartas de salto a la vez saltan otros tantos turnos.
cover =
    .label = Sin carta para jugar otra vez
    .help = Qué pasa cuando una carta te deja jugar otra vez y no puedes.
    .draw-as-usual = robas como siempre
    .draw-until-covered = robas hasta que puedas
again_in_suit =
    .label = Jugar otra vez, mismo palo
    .help = Si la carta con la que juegas otra vez debe ser del mismo palo, o un comodín.

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
    .help = Si puedes robar con una carta jugable en la mano.
after_drawing =
    .label = Tras robar
    .help = Qué puedes jugar después de robar.
    .turn-ends = nada, tu turno acaba
    .drawn-card = una carta robada
    .drawn-card-must = una carta robada, y es obligatorio si encaja
    .any-card = cualquier carta
hand_limit =
    .label = Límite de mano
    .help = Con tantas cartas, ya no puedes robar en tu turno.
    .value = { $count ->
        [0] sin límite
       *[other] { cards }
    }
reshuffle =
    .label = Barajar otra vez
    .help = Si el descarte se baraja y forma un mazo nuevo cuando el mazo se acaba.
free_pass =
    .label = Pasar aunque puedas jugar
    .help = Si puedes pasar con una carta jugable en la mano, cuando ya no se puede robar.

groups =
    .label = Cartas jugadas juntas
    .help = Si puedes jugar varias cartas en un turno. La primera debe encajar, todas tienen efecto, y quien viene después juega sobre la última.
    .none = no, una carta cada vez
    .equal-ranks = cualquiera del mismo valor
    .equal-plain-ranks = mismo valor, ni comodines ni especiales
    .runs = escaleras del mismo palo, arriba o abajo
    .chains = escaleras y cartas del mismo valor, también mezcladas
group_reverse =
    .label = Varios cambios de sentido
    .help = Qué hacen en un turno varias cartas que cambian el sentido.
    .every-one = lo cambia cada una
    .top-one = solo lo cambia la de arriba
marriage =
    .label = Boda
    .help = Si puedes jugar en un turno el rey y la reina del mismo palo, en cualquier orden.

questions =
    .label = Preguntas
    .help = Valores o cartas sueltas que necesitan una respuesta encima en el mismo turno. Es una carta de su palo, u otra pregunta de su palo o valor que también se responda.
answers =
    .label = Respuestas
    .help = Valores o cartas sueltas que valen sobre una pregunta. Si no pones ninguna, vale cualquiera.
unanswered =
    .label = Pregunta sin respuesta
    .help = Qué pasa si no tienes respuesta.
    .not-played = no puedes jugar la pregunta
    .draw-one = robas una carta por ella
call =
    .label = Decir “última carta”
    .help = Cuánto tiempo tienes para decir “última carta” cuando te queda una, y qué pasa si no lo dices.
    .automatic = hasta que juegue quien sigue
    .catch = hasta que alguien te pille
    .none = no hace falta decirlo
    .to-go-out = hasta que juegue quien sigue, o no puedes terminar en tu próximo turno
    .announced = en el turno anterior, con tres cartas o menos
    .with-last-card = solo al jugar tu última carta
call_word =
    .label = Palabra de última carta
    .help = Qué dices cuando te queda una carta.
second_call =
    .label = Segundo aviso
    .help = Una segunda palabra que decir, y cuándo. Olvidarla cuesta lo mismo que la primera.
    .none = no
    .at-two = también cuando te quedan dos
    .at-three = también cuando te quedan tres
    .going-out = también al terminar
second_word =
    .label = Segunda palabra
    .help = Qué dices en el segundo aviso.
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
    .label = Aviso olvidado
    .help = Cuántas cartas robas por olvidarte de decirlo.
    .value = { cards }
    .refused = Un aviso olvidado cuesta de 0 a 10 cartas.
winning_card_acts =
    .label = La carta ganadora actúa
    .help = Si una carta especial que gana la ronda tiene efecto igual.

not_last =
    .label = Nunca como última carta
    .help = Valores o cartas sueltas con las que no puedes terminar. Si solo te queda una de ellas, robas.
winning_wild =
    .label = El último comodín debe encajar
    .help = Si un comodín debe encajar por palo o valor cuando es tu última carta.
last_alone =
    .label = La última carta, sola
    .help = Si tu última carta se juega sola, y no con otras en el mismo turno.
cardless =
    .label = Última carta sin terminar
    .help = Si puedes jugar tu última carta aunque no puedas terminar con ella. Robas en tu próximo turno, y nadie termina mientras otra mano esté sin cartas.

scoring =
    .label = Puntuación
    .help = Quién se apunta las cartas que quedan en las manos.
    .penalty = cada cual las suyas, gana el total más bajo
    .collect = quien gana, las de los demás
    .rounds = sin puntos, se cuentan las rondas ganadas
rounds_to_win =
    .label = Rondas por ganar
    .help = Cuántas rondas hay que ganar para ganar la partida. Con una, es una partida suelta.
    .value = { rounds }
    .refused = Para ganar una partida hacen falta de 1 a 20 rondas, no { $count }.
rounds_to_play =
    .label = Rondas jugadas
    .help = Cuántas rondas tiene una partida. Gana el mejor total.
    .value = { $count ->
        [0] las que hagan falta
       *[other] { rounds }
    }
    .refused = Una partida tiene de 1 a 20 rondas, no { $count }. Elige 0 para jugar las que hagan falta.
costs =
    .label = Valor en puntos
    .help = Cuántos puntos vale un valor o una carta. Las demás valen lo que marcan, las figuras 10 y los jokers 50.
    .none = lo de siempre
    .does = { points }
    .row = { $cards }: { $count }
    .refused = Una carta vale de 0 a 500 puntos.
empty_stock =
    .label = El mazo vacío acaba la ronda
    .help = Cuando el mazo se acaba, la ronda acaba al final de ese turno y se cuentan las manos.
doubling =
    .label = Doblar
    .help = Valores que doblan lo que cuestan las cartas de los demás si alguien termina con uno.
    .refused = Una carta que dobla debe ser un valor del as al rey, o el joker.
tripling =
    .label = Triplicar
    .help = Valores que triplican lo que cuestan las cartas de los demás si alguien termina con uno.
    .refused = Una carta que triplica debe ser un valor del as al rey, o el joker.
points_off =
    .label = Puntos de menos
    .help = Puntos que la última carta quita del total de quien la juega.
    .none = nada
    .does = { points } menos
    .row = { $cards }: { $count }
    .refused = Una carta quita de 1 a 100 puntos.
knockout =
    .label = Eliminación
    .help = Quién queda fuera de la partida tras una ronda. Gana quien quede hasta el final.
    .none = nadie
    .at-the-target = quien llega a la meta
    .highest-hand = la mano con más puntos
exact_target =
    .label = Meta exacta
    .help = Un total igual a la meta vuelve a 0.
bonus =
    .label = Extra
    .help = Cuántos puntos más recibe quien gana la partida.
    .value = { points }
    .refused = El extra debe ser de 0 a 500 puntos.
settlement =
    .label = Cuentas
    .help = Quién paga a quién al final, una ficha por cada diez puntos.
    .none = no paga nadie
    .with-the-winner = se paga a quien gana
    .among-all = se paga a quienes quedaron por delante

wild-still-special = Comodines que además hacen otra cosa, como en el juego de base: { $cards }. Puedes cambiarlo en **Cartas especiales**.

no-sides = { $seats } jugadores no forman { $sides } equipos iguales. Elige otro número de equipos, o cada cual por su cuenta.
deal-too-large = { $deal } cartas por cabeza para { $seats } jugadores dejan { $left } de { $all } cartas en el mazo, y debe quedar al menos un tercio. Reparte menos cartas o añade una baraja.
hand-limit-refused = Un límite de mano va de 10 a 60 cartas, y no baja de las repartidas. Elige otro, o 0 para no tener límite.
gift-of-last-resort = Una carta que da cartas no puede ser también de último recurso. Elige una de las dos cosas.
too-many-questions = Como mucho la mitad de las cartas pueden ser preguntas, o faltarían respuestas. Quita algunas de la lista.
too-many-apart = Si tantas cartas no pueden ir una sobre otra, no avanza nadie. Deja en la lista como mucho la mitad de las cartas.
hidden-rules-of-another-pack = Las reglas ocultas van de palos y figuras, y una baraja Whot no los tiene. Elige otra baraja, o reglas a la vista.
no-card-last = Ninguna carta podría ser la última, así que nadie podría terminar. Quita algunas de la lista.
nothing-costs = Alguna carta debe valer al menos 1 punto, o la partida no acabaría nunca.
