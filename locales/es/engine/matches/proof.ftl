nothing = Este registro no tiene jugadas, así que no hay nada que comprobar.
other-cards = Este registro no es lo que se repartió: las cartas de la jugada { $step } no salen de su semilla.
other-version = Los repartos de esta partida no se pueden comprobar, porque esta versión del bot juega con otras reglas.
right = { $game }: el sello es correcto, y { $deals ->
    [one] el reparto también
   *[other] los { $deals } repartos también
  } ({ $shuffles ->
    [one] se barajó 1 vez
   *[other] se barajó { $shuffles } veces
  }). { $way ->
    [again] Cada jugada se jugó otra vez con el mismo desenlace y los mismos resultados. Los nombres, las horas y quién era un bot son lo que dice el archivo: ninguna jugada los muestra.
    [retired] Se jugó con una regla que ya no existe, así que solo se hicieron otra vez los repartos.
   *[stored] La jugó otra versión del bot, así que solo se repitió lo que trajo el azar.
  } Compara este sello con el que viste antes de la partida: { $seal }
