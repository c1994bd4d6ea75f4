title = ## Repetición · { $game }
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
unknown = Esta repetición ya no está. Ábrela otra vez con `/eights history`.
download-title = ## Partida #{ $match }, para guardar
download-what = El registro es para programas: `python -m engine replay` comprueba todas sus jugadas.
download-too-large = Esta partida es demasiado larga para un archivo de Discord.
download-note = -# El archivo lleva los nombres de quienes jugaron. Si más tarde alguien me pide que borre sus datos, su nombre sigue en los archivos que hayas guardado.
