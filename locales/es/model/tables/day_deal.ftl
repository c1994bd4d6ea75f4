label = Reparto del día
over = El reparto de hoy se acabó. El próximo empieza <t:{ $at }:R>.
off = Este servidor no tiene reparto del día. Quien tenga Gestionar servidor puede activarlo en `/eights settings`.
once = Ya usaste tu único intento en el reparto de hoy. Mira cómo va con `/eights today`.
not-begun = No pude guardar tu intento, así que no ha empezado. Pulsa **Jugar** otra vez en un momento.
no-game = El reparto del día usa un juego que ya no está. Quien tenga Gestionar servidor puede elegir otro en `/eights settings`.
