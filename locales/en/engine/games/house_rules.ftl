# House rules of which some are no longer here.

left-out = { $count ->
    [one] One of these house rules no longer exists, so it’s left out.
   *[other] { $count } of these house rules no longer exist, so they’re left out.
}
