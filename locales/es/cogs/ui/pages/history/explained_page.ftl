button = ¿Por qué así?
title = ### ¿Por qué así? · { $title }, ronda { $round }
told = -# Lo que una pista habría dicho a los expertos antes de las jugadas que importaron, con lo que veían en ese momento.
reason = **{ $did }**
    “{ $why }”
nothing = { $count ->
    [one] El experto no tuvo ninguna decisión importante: solo valía una jugada, o las demás eran igual de buenas.
   *[other] Los expertos no tuvieron ninguna decisión importante: solo valía una jugada, o las demás eran igual de buenas.
}
back = Volver a mi mano
