back-more = Volver a Más
back-house-rules = Volver a Reglas de la casa
back-saved-sets = Volver a Reglas guardadas
back-first-steps = Volver a Primeros pasos
back-help = Volver a Ayuda
back-leaderboard = Volver a Clasificación
back-replay = Volver a Repetición
back-me = Volver a tu página
back-named = Volver a { $name }

no-card = “{ $typed }” no es una carta. { $spelling }, o elige de la lista.
from-to = { $what }: de { $first } a { $last }
torn-card = “{ $typed }” puede ser { $cards }. Escríbela en palabras, o elige de la lista.
torn-suit = “{ $typed }” puede ser { $suits }. Escribe la palabra entera.
