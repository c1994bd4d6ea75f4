# Why calm experts played as they did in a round that is over. Each reason is what a hint would have told them.

button = Why so?
title = ### Why so? · { $title }, round { $round }
told = -# What a hint would have told the experts before the moves that mattered, from what they could see back then.
reason = **{ $did }**
    “{ $why }”
nothing = { $count ->
    [one] The expert had no choice that mattered: only one move fitted, or the others were as good.
   *[other] The experts had no choice that mattered: only one move fitted, or the others were as good.
}
back = Back to my hand
