# Closing a table: the question, the vote, and what stays in the channel.

ask = Close { $table }?
    .match = The match ends here. It counts for no one.
    .consent = The match ends here. It counts for no one. You didn’t open this table, so everyone here has to agree.
close = Close it
close-asking = Ask the others
closed = { $table } is closed.
asked = I asked { $names }. The table closes when everyone here agrees.
agreed = You agreed. Waiting for { $names }.
refused = You want to play on, so the table stays open.

# In the message of the table, while the others are asked.
vote = **{ $host } wants to close this table.** The match would end here and count for no one. Waiting for { $names }.
agree = Close it
play-on = Keep playing

# What stays of a match that was closed before its end.
closed-by = **{ $name } closed this table { $dealt ->
    [no] after
   *[yes] in
} round { $round }.** The match counts for no one.
closed-itself = **This table closed { $dealt ->
    [no] after
   *[yes] in
} round { $round }, because no one was left.** The match counts for no one.
standing = Standings after { rounds }
place = **{ $place }** · **{ $name }** · { $score }
no-round = No round was finished. { $names } played.
rematch = The rematch is here: [open it]({ $link })
