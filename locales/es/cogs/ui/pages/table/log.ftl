log-title = ### Jugadas · { $title }
    -# Ronda { $round }, lo más nuevo al final
nothing = Aún no ha pasado nada.
pile-title = ### Descarte · { $title }
    -# Lo más nuevo primero
pile-card = **{ $card }** { $name }
    .heard = **{ $card }**, de { $name }
pile-starter = **{ $card }** primera carta
    .heard = **{ $card }**, la primera carta
pile-unknown = **{ $card }**
pile-empty = El descarte está vacío.
earlier = Anterior
later = Siguiente
page = -# Página { $page } de { $pages }
details-title = ### Reparto limpio · { $title }
seal = Sello del reparto: `{ $seal }`
seal-note = -# El sello se hizo antes de que nadie se uniera, y no cambia. Guarda bajo llave una semilla y una sal secretas. Después, cada Unirme y cada Empezar añaden a la mezcla un número de Discord, así que nadie puede elegir las cartas. Cuando acaba la partida puedes verlo todo, y `/eights history what:Comprobar` comprueba todos los repartos.
seal-note-tournament = -# El sello sale del sello del torneo, hecho antes de que nadie se apuntara. Después, cada inscripción y cada comienzo añaden a la mezcla un número de Discord, así que nadie puede elegir las cartas. Cuando acaba la ronda puedes verlo todo, y `/eights history what:Comprobar` comprueba todos los repartos.
seal-note-old = -# El sello se hizo antes de la primera carta. Al final, la semilla y la sal prueban que no se cambió ningún reparto.
no-presses = -# Aquí no se mezcló ningún Unirme ni Empezar, así que solo el sello protege las cartas.
presses = Números de Unirme y Empezar: { $presses }
seed = Semilla: `{ $seed }`
    Sal: `{ $salt }`
table = Mesa { $table }
match = Partida { $match } · { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
}
engine = Versión del motor { $engine }
