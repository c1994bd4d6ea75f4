no-seat = No tienes asiento en ninguna partida de esta mesa.
slipped = Tu mano no estaba al día. Aquí la tienes como está ahora.
pick-in-hand = Pulsa **Mi mano** y elige allí las cartas.
caught = ¡Atrapaste a { $name }!
move-counted = { $refusal } Tu última jugada sí contó: { $told }
    .heard = { $refusal } Tu última jugada sí contó.
does-not-fit = { $card } (ahora no encaja)
