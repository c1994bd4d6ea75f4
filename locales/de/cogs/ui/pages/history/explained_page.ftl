button = Warum so?
title = ### Warum so? · { $title }, Runde { $round }
reason = **{ $did }**
    „{ $why }“
told = -# Das haben sich die Profis damals selbst gesagt, nach dem, was sie da sehen konnten. Hier stehen nur Entscheidungen, auf die es ankam.
nothing = { $count ->
    [one] Der Profi hatte nichts Wichtiges zu entscheiden: Es passte nur eins, oder anderes war genauso gut.
   *[other] Die Profis hatten nichts Wichtiges zu entscheiden: Es passte nur eins, oder anderes war genauso gut.
}
back = Zurück zu meiner Hand
