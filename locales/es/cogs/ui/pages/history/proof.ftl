title = ### Partida { $match } · { $game }
right = **Los repartos son correctos.**
deals = El sello cuadra, y { $deals ->
    [one] el reparto
   *[other] los { $deals } repartos
  } (se barajó { $shuffles ->
    [one] 1 vez
   *[other] { $shuffles } veces
  }) { $deals ->
    [one] salió
   *[other] salieron
  } otra vez de sus secretos.
moves = { $way ->
    [again] Cada jugada se jugó otra vez con el mismo desenlace.
    [retired] Esta partida se jugó con una regla que ya no existe, así que los repartos se hicieron otra vez y las jugadas solo se leyeron.
   *[stored] Esta partida la jugó una versión anterior del bot, así que los repartos se hicieron otra vez y las jugadas solo se leyeron.
}
seal = Compara este sello con el de **Reparto limpio** antes de la partida: `{ $seal }`
proves = { $mixed ->
    [old] Si es el mismo, no se cambió ningún reparto. Es una partida antigua que no mezcló nada, así que no descarta que alguien eligiera los secretos.
    [alone] Si es el mismo, no se cambió ningún reparto. No se mezcló ningún Unirme ni Empezar, así que no descarta que alguien eligiera los secretos.
   *[pressed] Si es el mismo, no se cambió ningún reparto, y nadie que jugara eligió las cartas. { $presses ->
        [one] 1 Unirme o Empezar mezcló
       *[other] { $presses } Unirme y Empezar mezclaron
      } un número de Discord después del sello.
}
limits = -# No muestra si quien mantiene el bot desechó un comienzo o miró cartas, ni con qué azar jugaron los bots.
