next-play = Juega { $cards }.
next-play-draw = Juega { $cards }, o roba{ $count ->
    [one] { "" }
   *[other] { " " }{ $count } cartas
}.
next-play-draw-pass = Juega { $cards }, roba una carta, o pasa.
next-draw-pass = Roba una carta, o pasa.
next-play-pass = Juega { $cards }, o pasa.
next-draw = Roba { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
next-pass = Pasa.
next-play-miss = Juega { $cards }, o pierde { $count ->
    [one] el turno
   *[other] { $count } turnos
}.
next-miss = Pierde { $count ->
    [one] el turno
   *[other] { $count } turnos
}.
play-alone = Juega solo { $card }.
play-only = Juega solo { $cards }.
answer-it = Pon { $cards } encima.
play-without-call = Juega sin decir nada.
play-without-suit = Juega la carta sin pedir { suit-word }.
play-plainly = Juega { $cards } sin elegir ninguna serie.
play-without-rank = Juega la carta sin pedir un { rank-word }.
ask-for = Pide { $ranks }.
pick-suit = Pide { $suits }.
give = Da { $cards }.
give-or-nothing = Da { $cards }, o no des nada.
stand-or-challenge = Da la jugada por buena, o desafíala.
wait-for-others = Espera a los demás.
wait-for-deal = Espera al próximo reparto.
call-in-time = Di “{ $word }” antes de que te atrapen.

not-your-turn = Aún no te toca.
jump-with = Fuera de turno solo puedes colarte con una carta idéntica: { $card }.
jump-alone = Solo puedes colarte con una carta.
no-jump-now = Ahora no puedes colarte.
match-over = La partida se acabó.
no-round = No hay ninguna ronda en juego.
deal-later = El próximo reparto llega cuando acabe esta ronda.
no-card = No elegiste ninguna carta para jugar.
not-held = No tienes { $cards }.
not-held-that = No tienes esa carta.

no-match = { CAPITAL($card) } { $fits ->
    [suit] no es del { suit-word } de { $top }.
    [next-rank] no está un { rank-word } por encima ni por debajo de { $top }.
   *[suit-or-rank] no coincide ni en { suit-word } ni en { rank-word } con { $top }.
}
first-suit = { CAPITAL($card) } no puede ser tu primera carta: todos empiezan con { $suit }.
first-alone = Juega sola tu primera carta de la ronda.
first-not-wild = { CAPITAL($card) } es tu primera carta de la ronda, así que no vale como comodín.
first-answers-nothing = Tu primera carta de la ronda no puede responder a una carta de robo ni a una que quite el turno.
apart = { CAPITAL($card) } no va sobre { $top } en esta mesa, aunque encaje.
again-in-suit = { CAPITAL($card) } no encaja: tienes que jugar otra vez con { $suit }.
together-apart = { CAPITAL($cards) } no se pueden jugar a la vez: una de ellas no va sobre otra.
suit-in-force = { CAPITAL($card) } no encaja: ahora van { $suit }.
starter-suit = { CAPITAL($card) } no encaja: solo cuenta el { suit-word } de la primera carta, y van { $suit }.
rank-asked = { CAPITAL($card) } no encaja: { $count ->
    [one] se pide
   *[other] se piden
} { $ranks }.
rank-on-wild = { CAPITAL($card) } no encaja: ahora van { $suit }, y sobre un comodín no basta el mismo { rank-word }.
last-resort = Solo puedes jugar { $card } cuando no puedes jugar nada más de tu mano.
wild-must-match = { CAPITAL($card) } es un comodín, pero en esta mesa también tiene que encajar con { $match }.
wild-on-wild = { CAPITAL($card) } es un comodín, pero en esta mesa no va sobre otra carta de su { rank-word }.
not-last = { CAPITAL($card) } no puede ser tu última carta en esta mesa.
last-not-together = No puedes terminar con { $cards } a la vez: juega sola tu última carta.
last-wild-must-match = { CAPITAL($card) } es un comodín, pero como última carta tiene que encajar con { $match }.
unsaid = No dijiste “{ $word }” a tiempo, así que ahora no puedes terminar.
announced-unsaid = No dijiste “{ $word }” en tu turno anterior, así que ahora no puedes terminar.
question-last = No quedan cartas que robar, así que { $card } no puede ser tu última carta sin respuesta.
drawing-ends-turn = Robaste, así que ya no puedes jugar más en este turno.
only-drawn-cards = Solo puedes jugar una carta recién robada, y { $card } no lo es.
unanswered = { CAPITAL($card) } no puede responder a { $top } (castigo: { $count }).
unanswered-skip = { CAPITAL($card) } no evita que pierdas el turno: solo lo evita una carta del mismo { rank-word } que { $top } que también quite el turno.
cancels-only = { CAPITAL($card) } solo anula un castigo de { $rank }, y este viene de { $top }.
unanswered-suit = { CAPITAL($card) } no puede responder al castigo de { $count }: ahora solo se responde con { $suit }.

single-card = Solo puedes jugar una carta por turno.
no-marriage-after-drawing = En esta mesa, un rey o una reina que acabas de robar no puede formar matrimonio.
one-drawn-card = Después de robar solo puedes jugar una carta robada, y solo una.
marriage-on-penalty = Un matrimonio no puede responder a un castigo de { $count }.
unanswered-question = { CAPITAL($card) } necesita una respuesta en el mismo turno.
question-alone = { CAPITAL($card) } necesita una respuesta en el mismo turno, y no tienes ninguna.
no-answer = { CAPITAL($card) } no responde a { $question }.
one-answer = { CAPITAL($card) } está de más: una pregunta lleva una sola respuesta.
together-plain = { CAPITAL($cards) } no se pueden jugar a la vez: hacen falta cartas del mismo { rank-word } que no sean ni comodines ni especiales.
together-ranks = { CAPITAL($cards) } no se pueden jugar a la vez: hacen falta cartas del mismo { rank-word }.
together-answers = { CAPITAL($cards) } no se pueden jugar a la vez: cada carta debe tener el { rank-word } de la anterior, o responder a ella.
together-marriage = { CAPITAL($cards) } no se pueden jugar a la vez: hacen falta un rey y una reina del mismo palo.
together-runs = { CAPITAL($cards) } no se pueden jugar a la vez: hace falta una escalera del mismo { suit-word }, hacia arriba o hacia abajo.
together-chains = { CAPITAL($cards) } no se pueden jugar a la vez: cada carta debe tener el { rank-word } de la anterior, o ir justo por encima o por debajo de ella en el mismo { suit-word }, siempre hacia arriba o hacia abajo.
together-suit = { CAPITAL($cards) } no se pueden jugar a la vez: las demás deben ser del { suit-word } de la primera.
together-suit-first = { CAPITAL($cards) } no se pueden jugar a la vez: primero debe ir la carta que deja jugar más de su { suit-word }.
together-either = { CAPITAL($cards) } no se pueden jugar a la vez: hacen falta cartas del mismo valor, o un rey y una reina del mismo palo.

suit-closed = Ahora no puedes pedir { $suit }.
direction-first = Primero hay que elegir el sentido.
pick-direction = Elige sentido horario o antihorario.
no-direction-to-pick = Ahora no te toca elegir el sentido.
suit-left = { CAPITAL($card) } anula el castigo, así que el { suit-word } se queda como está.
suit-missing-to-ask = { CAPITAL($card) } pide una carta concreta, y para eso hace falta un { suit-word }.
suit-missing = Con un comodín ({ $rank }) hay que pedir { suit-word }.
no-suit-to-pick = Ahora no toca pedir { suit-word }.
not-wild = { CAPITAL($card) } no es un comodín, así que no cambia el { suit-word }.
own-suit = En esta mesa un comodín conserva su propio { suit-word }.
rank-closed = No puedes pedir { $ranks }.
rank-missing = Con { $card } hay que pedir un { rank-word }.
no-sequences = En este juego no hay series.
asks-for-none = { CAPITAL($card) } no pide ningún { rank-word }.
last-card-no-rank = Con tu última carta no se pide ningún { rank-word }.
last-card-no-suit = Tu última carta no cambia el { suit-word }.
first-card-wild = La primera carta es un comodín, y repartiste tú.

hand-full = No puedes robar con { cards } en la mano: ese es el límite aquí.
nothing-to-draw = No quedan cartas que robar.
draw-for-skip = Te toca perder el turno, y robar no lo evita.
drawn-enough = Ya robaste { cards } en este turno, y ese es el límite.
drawn-for-rank = Se roba una sola carta cuando { $count ->
    [one] se pide
   *[other] se piden
} { $ranks }.
able-after-drawing = Tienes una carta que encaja, así que no puedes robar más.
able = No puedes robar mientras puedas jugar.
must-play = No puedes pasar: ya robaste, así que ahora debes jugar una carta.
pass-too-early = Aún no puedes pasar.
pass-nothing-to-draw = Solo puedes pasar cuando no quedan cartas que robar.
pass-unable = Solo puedes pasar cuando ninguna carta encaja y no quedan cartas que robar.

no-calls = En esta mesa nadie dice “última carta”.
call-too-early = Di “{ $word }” solo con { $also ->
    [at-two] la jugada que te deja con una carta, y “{ $second }” con la que te deja con dos
    [at-three] la jugada que te deja con una carta, y “{ $second }” con la que te deja con tres
    [going-out] la jugada que te deja con una carta, y “{ $second }” con tu última carta
    [with-last-card] tu última carta
   *[none] la jugada que te deja con una carta
}.
no-call-due = Di “{ $word }” solo { $also ->
    [at-two] cuando te quede una carta, y “{ $second }” cuando te queden dos
    [at-three] cuando te quede una carta, y “{ $second }” cuando te queden tres
    [going-out] cuando te quede una carta, y “{ $second }” con tu última carta
    [with-last-card] con tu última carta
   *[none] cuando te quede una carta
}.
announced-too-early = Di “{ $word }” solo cuando te queden tres cartas o menos.
no-catching = En esta mesa no se atrapa a nadie: { $costs ->
    [turn] quien se olvida de decir “{ $word }” no puede terminar
   *[cards] quien se olvida de decir “{ $word }” roba cartas de todos modos
}.
catch-yourself = Solo puedes atrapar a otro jugador.
no-one-to-catch = No hay nadie a quien atrapar: { $also ->
    [at-two] quien tiene una o dos cartas ya dijo su palabra
    [at-three] quien tiene una o tres cartas ya dijo su palabra
   *[none] quien tiene una carta ya dijo “{ $word }”
}.

may-be-bluff = La última jugada puede ser un farol.
nothing-to-challenge = Ya no hay nada que desafiar.
nothing-to-take-back = Ahora no puedes retirar nada.
take-back-in-time = Puedes retirar tu propia jugada hasta que alguien haga algo, si nadie ha robado ni visto una carta nueva.
nothing-to-give = Ahora no toca dar cartas.
give-first = Primero da una carta a cada uno de los demás.
giving-begun = Ya diste una carta, así que debes dar una a cada uno de los demás.

rules-stay = En esta mesa las reglas no cambian.
rules-between-rounds = Quien gana una ronda añade una regla antes del próximo reparto.
winner-adds = La regla la añade quien ganó la ronda.
not-offered = Esa regla no está en la lista. Elige una de las que hay.

nothing-hidden = En esta mesa no hay reglas ocultas.
said-already = Ya dijiste esa frase en este turno.
no-such-phrase = En esta mesa nadie dice eso. Elige una frase de la lista.
guessed-already = Solo puedes adivinar una vez por turno.
nothing-to-guess = No puedes adivinar esa regla. Elige una de la lista.
