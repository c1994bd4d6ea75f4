# What a planned evening refuses.

server-full = This server already has { $count } evenings planned, the most allowed. Call one off first.
person-full = { $count ->
    [one] You already have an evening planned here, and that’s the most allowed
   *[other] You already have { $count } evenings planned here, and that’s the most allowed
}. Call one off first.
begun = This evening has begun. Join its table with `/eights show what:tables`.
over = This evening is over. Plan a new one with `/eights plan`.
gone = This evening isn’t planned any more. Plan a new one with `/eights plan`.
guests-full = { $count } people are in already, and that’s as many as I can call. Come by when the table opens.
not-saved = I couldn’t save the evening, so it isn’t planned. Try again in a moment.
