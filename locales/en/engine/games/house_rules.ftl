# House rules of which some are no longer here.

left-out = { $count ->
    [one] One of these house rules isn’t here any more, so it’s left out.
   *[other] { $count } of these house rules aren’t here any more, so they’re left out.
}
