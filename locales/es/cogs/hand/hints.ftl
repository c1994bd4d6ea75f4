button = Pista
title = ### Pista · { $title }
advice = **{ $move }.**
play = Juega { $cards }
play-suit = Juega { $cards } y pide { $suit }
play-rank = Juega { $cards } y pide { $rank }
play-sequence = Juega { $cards } en la serie { $sequence }
draw = Roba
take = Toma la carta de arriba
discard = Descarta { $card }
give = Da { $card }
decline = No des nada
pass = Pasa
accept = Da la jugada por buena
challenge = Desafía
call = Di “{ $word }” ya
catch = Atrapa a { $name }
first = Di primero “{ $phrase }”
nominate = Pide { $suit }
pick-direction = Elige el sentido { $way ->
    [clockwise] horario
   *[counterclockwise] antihorario
}
chance = { $who ->
    [side] La probabilidad de tu equipo
   *[you] Tu probabilidad
    } de ganar la ronda: { $chance } % con esto, { $other } % con la mejor alternativa.
even = Ninguna otra opción parece claramente mejor.
told = -# Lo aconseja un bot experto. Nunca mira cartas ocultas, y puede equivocarse. Toda la mesa ve que pediste una pista.
back = Volver a mi mano
