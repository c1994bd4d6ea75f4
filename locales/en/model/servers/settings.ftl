## What a server allows, and what can be set. $channels and $roles are lists.

manager = Only people with Manage Server can change these settings. Ask one of them.
unknown = That choice is no longer available. Open `/eights settings` again.
half-quiet = Quiet hours need a start and an end. Pick both, or neither.
always-quiet = Quiet hours can’t start and end at the same hour. Pick two different ones, or neither.

wrong-channel = Tables aren’t allowed in this channel. Go to { $channels }.
no-channel = Tables aren’t allowed in this channel, and the channels picked for them were deleted. Ask someone with Manage Server to pick new ones with `/eights settings`.
wrong-role-table = Only { $roles } can open tables here. Join one with `/eights show what:tables`.
wrong-role-tournament = Only { $roles } can open tournaments here. Ask one of them to open one.
no-role = The roles that could open this were deleted. Ask someone with Manage Server to pick new ones with `/eights settings`.
channel-full = This channel is full: { $count ->
    [one] 1 table is open, and that’s the most allowed
   *[other] { $count } tables are open, and that’s the most allowed
}. Join one with `/eights show what:tables`, or try another channel.
tables-of-member = { $count ->
    [one] You already have an open table here, and that’s the most allowed
   *[other] You already have { $count } open tables here, and that’s the most allowed
}. Close one with `/eights table action:close`.
house-rules-full = This server already saves { $count ->
    [one] 1 set of house rules, the most allowed
   *[other] { $count } sets of house rules, the most allowed
}. Delete one first with `/houserules saved action:delete`.
house-rules-of-member = { $count ->
    [one] You already saved a set of house rules here, the most allowed
   *[other] You already saved { $count } sets of house rules here, the most allowed
}. Delete one first with `/houserules saved action:delete`.
pace = I don’t know that pace. Pick one from the list.
pace-begun = The pace is fixed once the cards are dealt. Change it before the next match.
pace-tournament = The tournament sets the pace of its tables.

## The paces of a table: how long a person has for a turn.

pace-30s = Live · 30 seconds
pace-1m = Live · 1 minute
pace-2m = Live · 2 minutes
pace-5m = Relaxed · 5 minutes
pace-1h = Relaxed · 1 hour
pace-1d = Slow · 1 day
pace-3d = Slow · 3 days
pace-7d = Slow · 7 days
pace-none = No time limit
pace-unknown = Default

# $time is a time in words, such as 5 minutes.
pace-usual = Default · { $time }

lasting-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
lasting-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
lasting-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
lasting-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
