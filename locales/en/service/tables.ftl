# What a table refuses, beside what the engine and the seats refuse.

not-begun = The match hasn’t started yet. The host presses **Start**.
not-opened = I couldn’t save the table, so it isn’t open. Try again in a moment.
closed = This table is closed. Open a new one with `/eights open`.
seats-changed = The seats have changed. Look again, then pick once more.
begun = This match has already started.
stale = The table has moved on. Here’s your hand as it is now.
was-first = { $name } was first. { $refusal }
moved-for-you = I just made that move for you, as planned. Here’s your hand as it is now.
no-round = There’s no round to start right now.
out-not-asked = You’re out of this match, so the next round doesn’t wait for you.
no-rematch = You can rematch once this match ends.
away = A bot is playing for you. Press **Come back** first.
paused = The tournament is paused. When the organiser resumes it, you get a full turn again.
retired = One of this match’s rules no longer exists, so it ends without a result.
hint-too-late = The table has moved on, so the hint came too late. Look at your hand again.
