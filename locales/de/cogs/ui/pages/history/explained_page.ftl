button = Warum so?
title = ### Warum so? · { $title }, Runde { $round }
told = -# Was ein Tipp den Profis gesagt hätte, bevor es darauf ankam, nach dem, was sie da sehen konnten.
reason = **{ $did }**
    „{ $why }“
nothing = { $count ->
    [one] Der Profi hatte nichts Wichtiges zu entscheiden: Es passte nur eins, oder anderes war genauso gut.
   *[other] Die Profis hatten nichts Wichtiges zu entscheiden: Es passte nur eins, oder anderes war genauso gut.
}
back = Zurück zu meiner Hand
