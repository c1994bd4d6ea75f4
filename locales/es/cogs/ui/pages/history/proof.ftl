title = ### Partida { $match } · { $game }
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
