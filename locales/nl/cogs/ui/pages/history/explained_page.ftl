button = Waarom zo?
title = ### Waarom zo? · { $title }, ronde { $round }
reason = **{ $did }**
    “{ $why }”
told = -# Dit zeiden de experts tegen zichzelf, met wat ze toen konden zien. Alleen keuzes die ertoe deden staan hier.
nothing = { $count ->
    [one] De expert had geen keuze die ertoe deed: er kon maar één ding, of iets anders was net zo goed.
   *[other] De experts hadden geen keuze die ertoe deed: er kon maar één ding, of iets anders was net zo goed.
}
back = Terug naar mijn hand
