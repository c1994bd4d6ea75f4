button = Mis momentos clave
title = ### Repaso de tu partida
point = **Ronda { $round }** · { $did }. { $better ->
        [other] { $other } era mejor: tu elección bajó cerca de un **{ $change } %** tu probabilidad de ganar la ronda.
       *[chosen] { $other } era peor: tu elección subió cerca de un **{ $change } %** tu probabilidad de ganar la ronda.
    }
nothing = Nada que destacar: ninguna de tus decisiones cambió de verdad una ronda.

play = Jugaste { $cards }
    .other = Jugar { $cards }
play-suit = Jugaste { $cards } y pediste { $suit }
    .other = Jugar { $cards } y pedir { $suit }
play-rank = Jugaste { $cards } y pediste { $rank }
    .other = Jugar { $cards } y pedir { $rank }
play-sequence = Jugaste { $cards } en la serie { $sequence }
    .other = Jugar { $cards } en la serie { $sequence }
draw = Robaste
    .other = Robar
take = Tomaste la carta de arriba
    .other = Tomar la carta de arriba
discard = Descartaste { $card }
    .other = Descartar { $card }
give = Diste { $card }
    .other = Dar { $card }
decline = No diste nada
    .other = No dar nada
pass = Pasaste
    .other = Pasar
accept = Diste la jugada por buena
    .other = Dar la jugada por buena
challenge = Desafiaste
    .other = Desafiar
nominate = Pediste { $suit }
    .other = Pedir { $suit }
pick-direction = Elegiste sentido { $way ->
    [clockwise] horario
   *[counterclockwise] antihorario
}
    .other = Elegir sentido { $way ->
        [clockwise] horario
       *[counterclockwise] antihorario
    }

luck = { $how ->
    [better] **Buenas cartas:** los repartos
    [worse] **Malas cartas:** los repartos
   *[fair] **Cartas normales:** los repartos
    } por sí solos { $who ->
    [side] dieron a tu equipo
   *[you] te dieron
    } un { $share } % de probabilidad de ganar una ronda. Lo justo es un { $fair } %.
choices = De media, eso son { $worth } victorias en { $count ->
    [one] 1 ronda
   *[other] { $count } rondas
}. { $who ->
    [side] Tu equipo ganó
   *[you] Ganaste
} { $won }, { $how ->
    [more] así que las decisiones dieron { $more } victorias más.
    [fewer] así que las decisiones costaron { $more } victorias.
   *[as-dealt] así que las decisiones cambiaron poco.
}
note = -# Calculado jugando { $count } rondas con bots rápidos. Los momentos clave usan solo lo que podías ver. La suerte usa todas las cartas. “Decisiones” son las tuyas y las de los demás.

chart = Probabilidad de ganar solo por el reparto
chart-fair = Lo justo: { $share } %
chart-won = Ganaste
alt-round = { $share } % en la ronda { $round }{ $won ->
    [yes] { "" } (ganada)
   *[no] { "" }
    }
alt = Probabilidad de ganar cada ronda solo por su reparto: { $rounds }. Lo justo es un { $fair } %.
