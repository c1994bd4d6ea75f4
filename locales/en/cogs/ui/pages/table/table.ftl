# The public message of a table during its match, and what happened there in a few words.

# Where it stands.

round = Round { $round } · { $aim }
tournament-round = Tournament { $tournament } · one round
turn = **{ $name }’s turn**
turn-doing = **{ $name }’s turn** · { $doing }
turn-until = { $turn } · auto-play { $when }
soon = soon
paused = **The tournament is paused.** { $name } plays next and gets the full time.
no-one = **No one is here, so the table waits.** Press **Come back** to go on. It closes { $when }.
too-long = **Everyone has waited a day for { $name }.** Anyone at the table can let a bot play until they’re back.
    .host = **Everyone has waited a day for { $name }.** Anyone at the table can become the host and let a bot play until they’re back.
round-over = **The round is over.** The next one starts when everyone’s ready, or { $when }.
dealt = The cards are dealt.

# The seats.

seat = **{ $name }** · { $notes }
seat-turn = ➤ { $seat }
seat-waiting = • { $seat }
bot = 🤖 { $seat }
    .heard = bot { $seat }
with = with { $names }
dealer = dealer
away = away, bot playing
ready = ready

# Buttons.

ready-button = Ready
hand-button = My hand
more-button = More
back-button = Come back
sit-button = Sit down
let-bot-button = Let a bot play

# What happened, in short lines.

you = You
line = **{ $name }** { $words }
happened-left = { $name } left. A bot took over.
    .you = You left. A bot is playing for you.
happened-quit = { $name } was out of the match and left the table.
    .you = You were out of the match and left the table.
happened-late = { $name } ran out of time. A bot took over.
    .you = You ran out of time. A bot is playing for you.
happened-removed = { $by } let a bot play for { $name }.
    .you = { $by } let a bot play for you.
happened-stood-in = A bot is playing for { $name }.
    .you = A bot is playing for you.
happened-back = { $name } is back.
    .you = You’re back.
happened-sat = { $name } took { $by }’s seat.
    .you = You took { $by }’s seat.
happened-waited = Everyone waited a day for { $name }.
    .you = Everyone waited a day for you.
happened-host = { $name } is the host now.
    .you = You’re the host now.
happened-first = { $name } was first, just before { $by }.
    .you = You were first, just before { $by }.
happened-hint = { $name } asked for a hint.
    .you = You asked for a hint.
happened-closed = { $by } closed the table.
happened-idle = The table closed because no one was here.
happened-retired = One of this match’s rules no longer exists, so it ended without a result.
stood-in = A bot played for { $name } in { $count ->
    [one] round { $rounds }
   *[other] rounds { $rounds }
}.
