# Calling players to a table, and where a table is. $when is a moment that Discord counts down to.

turn = { $player }, it’s your turn at { $table }.
adding = { $player }, you won the round at { $table }. You may add a rule.
warning = { $player }, it’s still your turn at { $table }. Auto-play { $when }.
start = { $players }, the cards are dealt at { $table }. { $first } goes first. Press **My hand** to see your cards.
my-hand = My hand

seated = You have a seat at { $table }.
question = Want a ping when it’s your turn?
yes = Yes, ping me
no = No, thanks
wanted = I’ll ping you when it’s your turn.
unwanted = No pings, then. Only the first deal of a match calls everyone. If you change your mind, press **More** at a table.

to-bottom = Move to bottom
at-bottom = { $table } is at the bottom of the channel now.
too-soon = { $table } was posted less than a minute ago. Try again in a moment.
no-table-there = That message doesn’t show an open table. Pick a table’s own message, or use `/eights show`.
no-seat = Only players at { $table } can move it.
stays = It stays where it is.
held-over = The match is over, so its message [stays where it is]({ $link }).
held-thread = A thread hangs from the message, so it [stays where it is]({ $link }).

place = Where the table goes
place-channel = This channel
place-thread = A thread of its own
thread = **{ $table }** is in a thread of its own.
thread-opened = { $table } is open in { $link }.
no-threads-here = This channel can’t have threads. Open the table in a text channel, or with `place: This channel`.
no-threads-allowed = I can’t make a thread here without the permission { $missing }. Ask a moderator, or open the table with `place: This channel`.
thread-failed = Discord didn’t let me make a thread ({ $why }), so no table was opened. Try `place: This channel`.
