title = ### Marcador · { $title }
course = Así fue el marcador en { rounds }.
rounds-played = { rounds }
round-head = R{ $round }
    .heard = ronda { $round }
total-head = Total
    .heard = total
one-round = En esta mesa se juega una ronda. Sus puntos cuentan en el torneo.
earlier = -# { $count ->
    [one] La primera ronda va incluida en los totales.
   *[other] Las primeras { $count } rondas van incluidas en los totales.
}

forget = ### Olvídame
    Esto te saca de todas las mesas y de todos los torneos, y borra tu nombre y tus resultados en todos los servidores, para siempre. Quienes jugaron contigo conservan sus resultados y su rating. Tu lugar en ellos queda, sin nombre y sin nada que lleve a ti. Los mensajes viejos en los canales se quedan, y también los archivos que alguien haya descargado.
forget-presets = También se borran las reglas de la casa que guardaste ({ $count }). Si quieres, déjaselas a sus servidores, sin tu nombre. Las copias que guardó otra persona son suyas y se quedan.
forget-button = Olvídame para siempre
leave-button = Olvídame, pero conserva mis reglas
forgotten = Ya no sé quién eres. ¡Gracias por jugar!
    -# Los mensajes viejos en los canales aún muestran tu nombre, igual que los archivos que alguien haya descargado y las copias de seguridad anteriores a hoy. Solo quien mantiene este bot puede borrar las copias.
