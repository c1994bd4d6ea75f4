# The settings of a server: the command, the page, and the forms of its chapters.

heading = ### Server settings
saved = Saved.

chapter-places = Places and language
chapter-games = Game and pace
chapter-day = Deal of the day
chapter-times = Times and pings
chapter-people = Roles
chapter-limits = Limits

# The page. $channels and $roles are lists.

channels = Channels · { $channels }
every-channel = every channel
deleted = { $count ->
    [one] 1 that was deleted
   *[other] { $count } that were deleted
}
place-channel = New tables · in the channel
place-thread = New tables · each in its own thread
game = Default game · { $game }
house-rules = “{ $name }” (house rules)
house-rules-gone = { $game }, because the house rules “{ $name }” were deleted
house-rules-missing = nothing, because the house rules “{ $name }” were deleted
day-on = Deal of the day · { $game }
day-off = Deal of the day · off
pace = Time for a turn · { $pace }
zone = Time zone · { $zone }
quiet = Quiet hours · { $start } to { $end }
quiet-none = Quiet hours · none
clock = { $hour }:00
pings-on = Pings · on
pings-off = Pings · off
role = Role to ping · { $role }
no-role = Role to ping · none
role-blocked = Discord won’t let me ping that role: not everyone may mention it, and I’m missing **Mention @everyone, @here, and All Roles**.
role-not-yours = Pick a role that you can mention yourself.
everyone = everyone
opens-tables = Who can open tables · { $roles }
opens-tournaments = Who can open tournaments · { $roles }
language = Language · { $language }
language-of-server = Language · { $language }, same as the server
limit-tables = Open tables · { $channel } per channel, { $person } per person
limit-house-rules = Saved house rules · { $server } in the server, { $person } per person

# The forms. Labels have 45 characters, help has 100.

ask-channels = Channels for tables and tournaments
    .help = Pick none to allow every channel. Threads count as their channel.
ask-place = Where new tables open
ask-place-channel = In the channel
ask-place-thread = Each in its own thread
ask-game = Default game
ask-game-more = Or one of these games
ask-house-rules = House rules instead
    .help = Pick one of this server’s saved sets to play by default.
ask-pace = Usual time for a turn
    .help = The host can pick another pace for each table.
ask-day = Deal of the day
    .help = Everyone here can play the same cards once a day with /eights today.
ask-day-game = Game of the day
ask-zone = Time zone
    .help = A city, such as Berlin or New York, or UTC+2.
ask-quiet-from = Quiet hours start
    .help = Turns don’t run out during quiet hours at tables with a slow pace.
ask-quiet-until = Quiet hours end
ask-no-hour = No quiet hours
ask-pings = Let me ping players
    .help = Players still choose whether they want pings.
ask-role = Role to ping when a table opens
    .help = At most once an hour in each channel, and never during quiet hours.
ask-table-roles = Who can open tables
    .help = Pick none to allow everyone. People with Manage Server always can.
ask-tournament-roles = Who can open tournaments
    .help = Pick none to allow everyone. People with Manage Server always can.
ask-language = Language for everyone
    .help = For tables, logs and pings. Players still see their hands in the language they picked.
ask-language-server = Same as the server
ask-limit-channel = Max. open tables per channel
ask-limit-member = Max. open tables per person
ask-limit-rules = Max. saved house rules in the server
ask-limit-rules-member = Max. saved house rules per person
