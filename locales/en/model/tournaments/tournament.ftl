# What can't be done in a tournament.

## Opening

start-unreadable = I can’t read that time. Try “in 30 min”, “20:00”, “Friday 19:30” or “tomorrow at 8 pm”.
start-passed = That time has passed. Pick one in the future, like “in 30 min” or “tomorrow 20:00”.
start-too-far = That’s more than { $days } days from now. Pick an earlier time.
channel-taken = { $begun ->
    [yes] A tournament is already running in this channel. Wait for it to end
   *[no] Sign-up for a tournament is already open in this channel. Press **Join** there
}, or open one in another channel.
not-opened = The tournament couldn’t be saved, so it wasn’t opened. Try again in a moment.

## Coming and going

organiser-only = Only the organiser (or a moderator) can do that. Ask one of them.
cleared-away = This tournament has ended. Start a new one with `/tournament open`.
entered-already = You’ve already joined. Once a round has started, press **My hand** to play.
too-late = The last round has started, so no one can join or come back any more. Join the next tournament.
full = This tournament is full with { $count } players. Ask the organiser to make room.
not-in = You’re not in this tournament, so there’s nothing to leave. Join with `/tournament join`.
no-player = There’s no such player in this tournament. Pick one from the list.

## Rounds

no-one-in = There are no players in this tournament, so it can’t start. Wait for someone to join.
paused-already = The tournament is already paused. Press **Resume** to go on.
nothing-to-pause = The tournament hasn’t started, so there’s nothing to pause. Press **Start** first.
not-paused = The tournament isn’t paused, so there’s nothing to resume.
started-already = The tournament has already started. Its rounds start by themselves.
table-label = Round { $round } · Table { $table }
