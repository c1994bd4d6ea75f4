unknown = Este servidor no tiene reglas de la casa con ese nombre. `/houserules saved` las muestra todas.
bad-name = Un nombre necesita al menos una letra o un número, y como mucho { $most } caracteres. Elige otro.
name-of-game = Ese es el nombre de un juego. Elige otro para tus reglas de la casa.
name-taken = Este servidor ya tiene reglas de la casa con ese nombre. Elige otro nombre, o cambia esas reglas.
only-owner-changes = Solo quien guardó estas reglas (o quien tenga Gestionar servidor) puede cambiarlas. Empieza unas nuevas a partir de ellas.
only-owner-replaces = Solo quien guardó estas reglas (o quien tenga Gestionar servidor) puede sustituirlas.
only-owner-deletes = Solo quien guardó estas reglas (o quien tenga Gestionar servidor) puede borrarlas.
