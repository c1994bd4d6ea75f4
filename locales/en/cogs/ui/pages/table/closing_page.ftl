# Closing a table: the question, and what stays in the channel.

ask = Close { $table }?
    .match = The match ends here. It counts for no one.
close = Close it
closed = { $table } is closed.

# What stays of a match that was closed before its end.
closed-by = **{ $name } closed this table { $dealt ->
    [no] after
   *[yes] in
} round { $round }.** The match counts for no one.
closed-itself = **This table closed { $dealt ->
    [no] after
   *[yes] in
} round { $round }, because { $why ->
    [retired] one of its rules isn’t here any more
   *[left] no one was left
}.** The match counts for no one.
standing = Standings after { rounds }
place = **{ $place }** · **{ $name }** · { $score }
no-round = No round was finished. { $names } played.
rematch = The rematch is here: [open it]({ $link })
