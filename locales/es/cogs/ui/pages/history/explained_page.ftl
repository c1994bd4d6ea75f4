button = ¿Por qué así?
title = ### ¿Por qué así? · { $title }, ronda { $round }
reason = **{ $did }**
    “{ $why }”
told = -# Esto se dijeron los expertos con lo que veían en ese momento. Aquí solo están las decisiones que importaron.
nothing = { $count ->
    [one] El experto no tuvo ninguna decisión importante: solo valía una jugada, o las demás eran igual de buenas.
   *[other] Los expertos no tuvieron ninguna decisión importante: solo valía una jugada, o las demás eran igual de buenas.
}
back = Volver a mi mano
