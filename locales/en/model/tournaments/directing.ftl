# What can't be done in a tournament, and the notices that everyone reads in its message.

## Opening

rounds-range = A tournament has { $least } to { $most } rounds, and four is usual. Pick a number in that range.
turn-range = Time for a turn must be between { $least } seconds and a day. Pick another time.
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
ended = { $how ->
    [over] This tournament is over.
   *[cancelled] This tournament was cancelled.
} See `/tournament show what:results`, or start a new one with `/tournament open`.
cleared-away = This tournament has ended. See `/tournament show what:results`, or start a new one with `/tournament open`.
elsewhere = You’re already in a tournament in <#{ $channel }>. Leave it first, or wait for it to end.
entered-already = You’ve already joined. { $playing ->
    [yes] Press **My table** to get to your table.
   *[no] Your table shows up here when a round starts.
}
too-late = The last round has started, so no one can join or come back any more. Join the next tournament.
played-all = That table of the last round is done, so there’s no seat to leave or to come back to. The result counts.
full = This tournament is full with { $count } players. Ask the organiser to make room.
no-level = There’s no bot called { $level }. Pick { $levels }.
not-in = You’re not in this tournament, so there’s nothing to leave. Join with `/tournament join`.
has-left = They have left this tournament already. Pick another player.
no-player = There’s no such player in this tournament. Pick one from the list.

## Rounds

still-playing = Round { $round } is still being played at { $count ->
    [one] table
   *[other] tables
} { $tables }. Wait for it to end.
paused-first = The tournament is paused. Press **Resume** first.
too-few = { $count ->
    [0] No one has joined yet,
    [one] Only 1 player has joined,
   *[other] Only { $count } players have joined,
} and a tournament needs { $needed }. Wait for more, or add bots.
paused-already = The tournament is already paused. Press **Resume** to go on.
nothing-to-pause = The tournament hasn’t started, so there’s nothing to pause. Press **Start** first.
not-paused = The tournament isn’t paused, so there’s nothing to resume.
started-already = The tournament has already started. Start its next round with `/tournament manage action:next`.
not-started = The tournament hasn’t started yet. Start it with `/tournament manage action:start`.
not-due = The next round has started already, or was put off.
table-label = Round { $round } · Table { $table }

## Notices

notice-late = { $name } joined after round { $round } started and sits down in the next one. { $penalties ->
    [yes] A missed round counts as the most penalty points anyone got in it.
   *[no] A missed round counts 0, or the lowest score in it if that’s below 0.
}
notice-back = { $name } is back with their old score.
notice-out = { $name } left. Their seat is gone, and they aren’t ranked.
notice-forgotten = A player asked to be forgotten. A bot keeps their place and their score.
notice-headless = The organiser is gone. Rounds start by themselves, and moderators can run the tournament.
notice-anew = A table of round { $round } was lost, so it’s played again.
notice-expired = No one started it or resumed it in time, so it’s cancelled.
notice-unstarted = Not enough players joined in time: a tournament needs { $needed }. The organiser can start it when there are enough.

## Its fairness

sealed = Seal of the draw: { $seal }. The seed that proves it is shown here at the end.
proved = Seed of the draw: { $seed }. It proves the seal { $seal }.

## Its tables

tables-of = { $count ->
    [one] a table of { $size ->
        [3] three
        [4] four
       *[5] five
    }
   *[other] { $count } tables of { $size ->
        [3] three
        [4] four
       *[5] five
    }
}
