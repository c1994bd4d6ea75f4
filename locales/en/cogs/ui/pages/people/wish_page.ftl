# “Deal me in”: a person is told when a table opens. $games is a list joined by “or”.

chapter = Deal me in
off = I don’t tell you when a table opens.
on-ping = When a table opens for { $games }, I ping you in its channel.
on-message = When a table opens for { $games }, I send you a private message.
any-game = any game
hours = Only between { $first } and { $last } ({ $zone }).
rest = At most once in { $time }.
rest-hours = { $count ->
    [one] an hour
   *[other] { $count } hours
}
rest-days = { $count ->
    [one] a day
    [7] a week
   *[other] { $count } days
}
closed = Your private messages are closed to me, so I ping you in the channel from now on.
no-pings = Pings are off in this server, so pick a private message to hear of tables.

ask-way = Tell me when a table opens
    .help = I tell you in this server only, and never about your own table.
ask-off = Don’t tell me
ask-ping = Ping me in its channel
ask-message = Send me a private message
ask-games = Games
    .help = Leave it empty for any game.
ask-games-typed =
    .help = Their names, with commas between. Leave it empty for any game.
ask-more-games = More games
ask-hours = Between these hours
    .help = On your clock, such as 18-23 or 6 pm to 11 pm. Leave it empty for any time.
ask-rest = At most once in
