dealt = Ronda { $round }: { $name } repartió tres cartas a cada jugador.
    .you = Ronda { $round }: repartiste tres cartas a cada jugador.
    .alone = { $name } repartió tres cartas a cada jugador
    .alone-you = Repartiste tres cartas a cada jugador
hands-renewed = La ronda no avanza: manos nuevas para todos. En el mazo quedan { cards }.
    .alone = La ronda no avanza: manos nuevas para todos
stock-renewed = Los descartes y las cartas de pase son el mazo nuevo: { cards }.
    .alone = Mazo nuevo: { cards }
drew = { $name } robó una carta.
    .you = Robaste una carta.
    .brief = robo
drew-this = { $name } robó { $card }.
    .you = Robaste { $card }.
    .brief = robo { $card }
took = { $name } tomó { $card } del descarte.
    .you = Tomaste { $card } del descarte.
    .brief = tomo { $card }
added = { $name } añadió { $card }.
    .you = Añadiste { $card }.
    .brief = añado { $card }
added-to = { $name } añadió { $card } a la { $sequence ->
    [0] primera
   *[1] segunda
} serie.
    .you = Añadiste { $card } a la { $sequence ->
        [0] primera
       *[1] segunda
    } serie.
    .brief = añado { $card }
passed-hands = { $name } jugó esta carta: { $card }. Todos pasan su mano en ese sentido.
    .you = Jugaste esta carta: { $card }. Todos pasan su mano en ese sentido.
    .brief = { $card }
discarded = { $name } descartó { $card }.
    .you = Descartaste { $card }.
    .brief = descarto { $card }
taken-back = { $name } retiró { $card }.
    .you = Retiraste { $card }.
    .brief = retiro la jugada

sequence = { $name } completó una serie.
    .you = Completaste una serie.
straight = ¡{ $name } completó una escalera!
    .you = ¡Completaste una escalera!
stuck = Nadie puede completar ya una serie, así que la ronda se acabó.
