button = Waarom zo?
title = ### Waarom zo? · { $title }, ronde { $round }
told = -# Wat een tip tegen de experts gezegd had voor de keuzes die ertoe deden, met wat ze toen konden zien.
reason = **{ $did }**
    “{ $why }”
nothing = { $count ->
    [one] De expert had geen keuze die ertoe deed: er kon maar één ding, of iets anders was net zo goed.
   *[other] De experts hadden geen keuze die ertoe deed: er kon maar één ding, of iets anders was net zo goed.
}
back = Terug naar mijn hand
