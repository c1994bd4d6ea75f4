# The score sheet of a table.

title = ### Scores · { $title }
course = How the scores changed over { rounds }.
rounds-played = { rounds }
round-head = R{ $round }
    .heard = round { $round }
total-head = Total
    .heard = total
one-round = This table plays one round. Its points count in the tournament.
earlier = -# { $count ->
    [one] The first round isn’t shown, but the totals count it.
   *[other] The first { $count } rounds aren’t shown, but the totals count them.
}

# Being forgotten

forget = ### Forget me
    This takes you off every table and out of every tournament, and deletes your name and results in all servers, for good. The people you played with keep their results and ratings. Your place in them stays, with no name and no link to you. Old messages in channels stay, and so do files that others have downloaded.
forget-presets = The house rules that you saved ({ $count }) are deleted too. You can leave them to their servers instead, without your name. Copies that someone else saved are theirs and stay.
forget-button = Forget me for good
leave-button = Forget me, keep my house rules
forgotten = You’re forgotten. Thanks for playing!
    -# Old messages in channels still show your name, and so do files that others have downloaded, and backups of the database from before today. Only the person who runs this bot can delete the backups.
