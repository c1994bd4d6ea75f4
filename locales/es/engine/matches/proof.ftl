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
    [again] Todas las jugadas se repitieron, con el mismo desenlace y los mismos resultados. Los nombres, las horas y quién era un bot constan solo en el archivo.
    [retired] Una de sus reglas ya no existe, así que solo se comprobaron los repartos.
   *[stored] Esta partida la jugó otra versión del bot, así que solo se comprobaron sus repartos y cómo se barajó.
  } Compara este sello con el que viste antes de la partida: { $seal }
