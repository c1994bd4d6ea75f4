# Closing a table: the question, and what stays in the channel.

ask = Close { $table }?
    .match = This ends the match, and it won’t count.
close = Close it
closed = { $table } is closed.

# What stays of a match that was closed before its end.
closed-by = **{ $name } closed this table { $dealt ->
    [no] after
   *[yes] in
} round { $round }.** The match doesn’t count.
closed-itself = **This table closed { $dealt ->
    [no] after
   *[yes] in
} round { $round }, because { $why ->
    [retired] one of its rules no longer exists
   *[left] no one was left
}.** The match doesn’t count.
standing = Standings after { rounds }
place = **{ $place }** · **{ $name }** · { $score }
no-round = No round was finished. { $names } played.
rematch = The rematch is here: [open it]({ $link })
