title = ### Partidas · { $whose }{ $game ->
    [all] { "" }
   *[other] { " " }· { $game }
}
whose-server = este servidor
whose-channel = este canal
whose-member = { $name }
whose-member-channel = { $name } en este canal
match = **#{ $match }** { $game } · { $when }
    { $who }
    .heard = Partida { $match }, { $game }, { $when }
        { $who }
who = { $won ->
    [yes] **{ $name }** { $total } 🏆
   *[no] { $name } { $total }
}
    .heard = { $won ->
        [yes] { $name } ganó con { $total }
       *[no] { $name } { $total }
    }
abandoned = sin acabar
empty = Aquí aún no hay partidas. Aparecen cuando se acaban.
empty-page = No hay más partidas.
newer = Más nuevas
older = Más antiguas
pick = Repasar una partida
option = #{ $match } · { $game }
    .heard = Partida { $match }, { $game }
unknown = Esta lista ya no está. Ábrela otra vez con `/eights history`.
no-match = Aquí no hay ninguna partida llamada “{ $typed }”. Elige una de la lista, o escribe su número.

replay-title = ## Repetición · { $game }
stage = -# Partida #{ $match } · ronda { $round } · jugada { $step } de { $steps }
open = -# Todas las manos están a la vista.
as-seat = -# Como lo vio { $name }.
seat = { $turn ->
    [yes] ➤
   *[no] •
} **{ $name }** · { $notes }
    .heard = **{ $name }** · { $notes }
hand = -# { $cards }
nothing = No pasó nada más.
first = Primera
previous = Anterior
next = Siguiente
last = Última
round = Próxima ronda
download = Descargar
matches = Todas las partidas
jump = Ir a una jugada
    .heard = Ir a una ronda
jump-option = { $step } · { $words }
    .heard = { $words }
jump-earlier = Jugadas anteriores
    .heard = Rondas anteriores
jump-later = Jugadas siguientes
    .heard = Rondas siguientes
view = Qué cartas
view-open = Todas las manos
view-seat = Lo que ve { $name }
button = Repetición
replay-unknown = Esta repetición ya no está. Ábrela otra vez con `/eights history`.
download-title = ## Partida #{ $match }, para guardar
download-what = El registro es para programas: `python -m engine replay` comprueba todas sus jugadas.
download-too-large = Esta partida es demasiado larga para un archivo de Discord.
download-note = -# El archivo lleva los nombres de quienes jugaron. Si más tarde alguien me pide que borre sus datos, su nombre sigue en los archivos que hayas guardado.

luck-button = Mis momentos clave
luck-title = ### Repaso de tu partida
point = **Ronda { $round }** · { $did }. { $better ->
        [other] { $other } era mejor: tu elección bajó cerca de un **{ $change } %** tu probabilidad de ganar la ronda.
       *[chosen] { $other } era peor: tu elección subió cerca de un **{ $change } %** tu probabilidad de ganar la ronda.
    }
luck-nothing = Nada que destacar: ninguna de tus decisiones cambió de verdad una ronda.

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

proof-title = ### Partida { $match } · { $game }
right = **Los repartos son correctos.**
deals = El sello cuadra, y { $deals ->
    [one] el reparto
   *[other] los { $deals } repartos
  } (se barajó { $shuffles ->
    [one] 1 vez
   *[other] { $shuffles } veces
  }) { $deals ->
    [one] se reprodujo a partir
   *[other] se reprodujeron a partir
  } de su semilla y su sal.
moves = { $way ->
    [again] Repetí todas las jugadas, y el desenlace fue el mismo.
    [retired] Esta partida usaba una regla que ya no existe, así que comprobé los repartos, pero las jugadas solo las leí.
   *[stored] Esta partida se jugó con una versión anterior del bot, así que comprobé los repartos, pero las jugadas solo las leí.
}
seal = Compara este sello con el de **Reparto limpio** antes de la partida: `{ $seal }`
proves = { $mixed ->
    [old] Si es el mismo, no se cambió ningún reparto. En esta partida antigua no se mezcló nada, así que no se descarta que alguien eligiera la semilla y la sal.
    [alone] Si es el mismo, no se cambió ningún reparto. No se mezcló ningún Unirme ni Empezar, así que no se descarta que alguien eligiera la semilla y la sal.
   *[pressed] Si es el mismo, no se cambió ningún reparto, y ningún jugador eligió las cartas. { $presses ->
        [one] 1 Unirme o Empezar mezcló
       *[other] { $presses } Unirme y Empezar mezclaron
      } un número de Discord después del sello.
}
limits = -# No muestra si quien mantiene el bot desechó un comienzo o miró cartas, ni cómo eligieron al azar los bots.
