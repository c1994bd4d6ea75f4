dealt = Ronda { $round }: { $name } repartió tres cartas por cabeza.
    .you = Ronda { $round }: repartiste tres cartas por cabeza.
    .alone = { $name } repartió tres cartas por cabeza
    .alone-you = Repartiste tres cartas por cabeza
hands-renewed = No hay manera: manos nuevas para todo el mundo. En el mazo: { cards }.
    .alone = No hay manera: manos nuevas para todo el mundo
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
    .brief = { $card } del descarte
added = { $name } añadió { $card }.
    .you = Añadiste { $card }.
    .brief = serie + { $card }
added-to = { $name } añadió { $card } a la { $sequence ->
    [0] primera
   *[1] segunda
} serie.
    .you = Añadiste { $card } a la { $sequence ->
        [0] primera
       *[1] segunda
    } serie.
    .brief = serie + { $card }
passed-hands = { $name } jugó esta carta: { $card }. Todo el mundo pasa su mano en ese sentido.
    .you = Jugaste esta carta: { $card }. Todo el mundo pasa su mano en ese sentido.
    .brief = { $card }
discarded = { $name } descartó { $card }.
    .you = Descartaste { $card }.
    .brief = descarto { $card }
taken-back = { $name } retiró { $card }.
    .you = Retiraste { $card }.
    .brief = jugada retirada

sequence = { $name } completó una serie.
    .you = Completaste una serie.
straight = ¡{ $name } completó una escalera!
    .you = ¡Completaste una escalera!
stuck = Nadie puede completar ya una serie, así que la ronda se acabó.
