# Calling players to a table, and where a table is. $when is a moment that Discord counts down to.

turn = { $player }, it’s your turn at { $table }.
adding = { $player }, you won the round at { $table }. Now you can add a rule.
warning = { $player }, it’s still your turn at { $table }. A bot takes over { $when }.
start = { $players }, the cards are dealt at { $table }. { $first } goes first. Press **My hand** to see your cards.
my-hand = My hand

seated = You have a seat at { $table }.
question = Want a ping when it’s your turn?
yes = Yes, ping me
no = No, thanks
wanted = I’ll ping you when it’s your turn.
unwanted = No pings, then. I’ll only ping you for the first deal of a match. Changed your mind? Press **More** at a table.

to-bottom = Move to bottom
at-bottom = { $table } is at the bottom of the channel now.
too-soon = { $table } was posted less than a minute ago. Try again in a moment.
no-table-there = That message doesn’t show an open table. Pick a table’s own message, or use `/eights show`.
no-seat = Only players at { $table } can move it.
stays = It stays where it is.
held-over = The match is over, so its message [stays where it is]({ $link }).
held-thread = The message has a thread, so it [stays where it is]({ $link }).

place = Where the table goes
place-channel = This channel
place-thread = Its own thread
thread = **{ $table }** has its own thread.
thread-opened = { $table } is open in { $link }.
no-threads-here = This channel can’t have threads. Open the table in a text channel, or with `place: This channel`.
no-threads-allowed = I can’t make a thread here: I’m missing { $missing }. Ask an admin for it, or open the table with `place: This channel`.
thread-failed = Discord didn’t let me make a thread ({ $why }), so no table was opened. Try `place: This channel`.
