# A tournament in Discord: its message, its sheets, its commands and buttons.

## Names

title = Tournament { $id } · { $game }
hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
players = { $count ->
    [one] 1 player
   *[other] { $count } players
}

## The heading

house-rules = house rules “{ $name }”
per-turn = { $time } per turn
organised-by = organised by <@{ $organiser }>

## Sign-up

sign-up-open = **Sign-up is open.** { $entered }
entered = { $count ->
    [0] No one has joined yet, and it takes { $needed } to start.
    [one] 1 player has joined, and it takes { $needed } to start.
   *[other] { $count } players have joined, and it takes { $needed } to start.
}
entered-enough = { $count } players have joined: { $tables }.
entered-five = { $count } players have joined: { $tables }, with a bot as the sixth.
starts = **Starts <t:{ $at }:F>** · <t:{ $at }:R>
left-alone = If no one starts it, it’s cancelled <t:{ $at }:R>.
left-paused = If no one resumes it, it’s cancelled <t:{ $at }:R>.
more-names = and { $count } more
how-goal = { $penalties ->
    [yes] The lowest penalty total after the last round wins.
   *[no] The highest total after the last round wins.
}
how-in-short = { how-goal } Press **More** to see how it’s played.
how-seating = Tables are drawn at random in round 1. After that, the best scorers of a round sit together, and the best total deals.
how-late = You can join late and sit down in the next round.
how-missed = { $penalties ->
    [yes] A missed round counts as the most penalty points anyone got in it.
   *[no] A missed round counts 0, or the lowest score in it if that’s below 0.
}
how-leaving = Players who leave aren’t ranked. Equal totals share a place.
how-clock = If you take longer than { $time } for a turn, a bot plays for you until you come back.

## A round and a break

round-started = **Round { $round } of { $rounds } has started** · { $done } of { $tables } tables done
round-over = **Round { $round } of { $rounds } is over!** { $next }
next-by-itself = Round { $round } starts <t:{ $at }:R>, or when the organiser presses **Next round**.
next-by-hand = Round { $round } starts when the organiser presses **Next round**.
paused = **Paused.** No clock runs and no one can play until the organiser presses **Resume**.
goes-on-next = Round { $round } starts when every table is done.
goes-on-last = This was the last round. The tournament ends when every table is done.
over-won = The tournament is over: { $winners }.
over-cancelled = The tournament was cancelled.
tables-of-round = ### Tables of round { $round }
fewest-win = Penalty points: the lowest total wins.
table-done = **Table { $number }** · { $winners } won with { $points } · [Jump to table]({ $link })
    .bare = **Table { $number }** · { $winners } won with { $points }
table-playing = **Table { $number }** · playing: { $players }
table-scores = **Table { $number }** · done: { $scores }
dealer = { $name } (dealer)
away = { $name } (away)
scored = { $name } { $points }
    .helped = { $name } { $points } (a bot finished)
helped = { $points } 🤖
    .heard = { $points } (bot)
helped-legend = 🤖 after a score: a bot finished that round for the player.
    .heard = “bot” after a score: a bot finished that round for the player.
more-tables = … and { $count ->
    [one] 1 more table
   *[other] { $count } more tables
}. Press **My table** to find yours.
more-places = … and { $count ->
    [one] 1 more place
   *[other] { $count } more places
}. Press **Standings** to see them all.

## Standings

standing-after = ### Standings after round { $round }
standing-final = ### Final standings
place = **{ $place }** · { $name } · **{ $total }**
    .rounds = **{ $place }** · { $name } · **{ $total }** ({ $rounds })
left-without-place = Left, not ranked: { $name }, { $points }
left-many = { $count ->
    [one] 1 player left and isn’t ranked.
   *[other] { $count } players left and aren’t ranked.
}
wins = { $count ->
    [one] { $names } wins
   *[other] { $names } share first place
}
headline = { $count ->
    [one] { $names } wins the tournament!
   *[other] { $names } share first place!
}
others = { $count ->
    [one] { $count } other
   *[other] { $count } others
}
won-after = { $penalties ->
    [yes] The lowest penalty total after { rounds } wins.
   *[no] The highest total after { rounds } wins.
}
cancelled-unplayed = **This tournament was cancelled** before it started.
cancelled-after = **This tournament was cancelled** after round { $round } of { $rounds }.

## Sheets

standing-sheet = ### Standings · { $title }
no-round-yet = No round has been finished yet.
sheet-over = Over: { $winners }
sheet-cancelled = Cancelled with { $done } of { rounds } played
sheet-running = { $done } of { rounds } played
round-sheet = ### Round { $round } · { $title }
round-option = Round { $round }
pick-round = Look at a round
results-title = ### Tournaments of this server
no-results = No tournament has been finished here yet. Open one with `/tournament open`.
result-line = **{ $title }** · { $outcome } · { $players }, { rounds }
    .dated = **{ $title }** · { $outcome } · { $players }, { rounds } · <t:{ $at }:D>
outcome-cancelled = cancelled
outcome-playing = being played
pick-result = Look at a tournament
not-seated = You’re not in round { $round }. You sit down in the next one.
own-table = ### Table { $number } of round { $round }
own-playing = Your table is playing.
own-back = You’re back at your table, with your old score.
own-done = Your table is done. You scored { $points }.
own-done-penalty = Your table is done. You got { $count ->
    [one] 1 penalty point
   *[other] { $count } penalty points
}.
go-to-table = [Jump to table]({ $link })
this-table = This table
table-replaced = { $label } is over. Round { $round } has started.
table-lost = { $label } was lost and is played again.
table-closed = { $label } is closed. The tournament has ended.
more-title = ### More · { $title }
details-title = ### Fair deal
details-text = Seats and ties are drawn from a secret seed, and the cards of every table follow from it and from each sign-up and start. Its seal is fixed before anyone signs up, and the seed is shown at the end, so anyone can check that the draw was fair.
pick-removed = Remove a player
pick-part = { $what }: { $first } to { $last }

## Before what can’t be undone

sure-remove = { $name } is out: a bot finishes their round, and they aren’t ranked.
    .button = Remove
sure-close = This cancels the tournament and closes its tables. Rounds that are finished stay in the results.
    .button = Cancel the tournament

## Buttons

button-join = Join
button-leave = Leave
button-bot = Add bot
button-start = Start
button-more = More
button-mine = My table
button-next = Next round
button-resume = Resume
button-pause = Pause
button-standing = Standings
button-rules = Rulebook
button-cancel = Cancel the tournament
button-clear = Close its tables
button-previous = Previous
button-following = Next
button-hand = My hand

## What commands and buttons answer

none-here = There’s no tournament in this channel. Open one with `/tournament open`.
which-player = Which player? Pick one from the list for `player:`.
not-kept = I don’t have that tournament any more. `/tournament show what:results` lists the ones I do.
opened = **{ $title } is open for sign-up.** Press **Start** when everyone’s in, then **My table** to find your seat.
opened-timed = **{ $title } is open for sign-up.** It starts <t:{ $at }:F>, <t:{ $at }:R>.
post-failed = So I didn’t open it.
show-failed = It stays where it is.
shown = { $title } is at the bottom of the channel now.
bot-joined = { $name } joined.
started = **Round 1 has started!** Press **My table**, or use `/tournament show what:table`, to find your seat.
next-started = **Round { $round } has started!**
paused-now = **The tournament is paused.** No clock runs and no one can play.
resumed = **The tournament goes on.** Everyone whose turn it is gets the full time again.
removed = { $name } was removed from the tournament.
cancelled = { $title } is cancelled.
cleared = The tables of { $title } are closed. See `/tournament show what:results` for how it ended.
round-unplayed = This round hasn’t been played. Press **Standings** to look again.
not-in-it = You’re not in this tournament. Join with `/tournament join`.
no-tables-yet = No round has started, so there are no tables yet. Wait for the organiser to press **Start**.
joined-back = You’re back in { $title }, with your old score. You sit down when round { $round } starts.
joined = You joined { $title }. When a round starts, press **My table** to find your seat.
joined-timed = You joined { $title }. It starts <t:{ $at }:R>. Then press **My table** to find your seat.
joined-late = You joined { $title }. You sit down when round { $round } starts.
left = You left { $title }. { $after }
left-again = `/tournament join` signs you up again.
left-finishing = A bot finishes your round, then your seat is gone. Until the last round starts, `/tournament join` brings you back with your score.
left-gone = Your seat is gone. Until the last round starts, `/tournament join` brings you back with your score.
left-last = A bot finishes your round, and you aren’t ranked. While it’s played, `/tournament join` brings you back with your score.
no-such-player = There’s no such player in this tournament. Pick one from the list.

## Commands
