# A tournament in Discord: its message, its sheets, its commands and buttons.

## Names

title = Tournament { $id } · { $game }
minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
tables-of = { $count ->
    [one] a table of { $size ->
        [3] three
       *[4] four
    }
   *[other] { $count } tables of { $size ->
        [3] three
       *[4] four
    }
}

## The heading

house-rules = house rules “{ $name }”
per-turn = { $time } per turn
organised-by = organised by <@{ $organiser }>

## Sign-up

sign-up-open = **Sign-up is open.** { $entered }
starts = **Starts <t:{ $at }:F>** · <t:{ $at }:R>
left-alone = If no one starts it, it’s cancelled <t:{ $at }:R>.
left-paused = If no one resumes it, it’s cancelled <t:{ $at }:R>.
how-goal = { $penalties ->
    [yes] The lowest penalty total after the last round wins.
   *[no] The highest total after the last round wins.
}
how-seating = Tables are drawn at random in round 1. After that, the best scorers of the previous round sit together, and at each table the player with the best total deals.
how-filled = Bots fill up the tables.
how-late = You can join late and sit down in the next round.
how-missed = { $penalties ->
    [yes] A missed round costs you the most penalty points anyone got in it.
   *[no] A missed round scores 0, or its lowest score if that’s below 0.
}
how-leaving = Players who leave aren’t ranked. Equal totals share a place.
how-clock = If you take longer than { $time } for a turn, a bot plays for you until you come back.

## A round and a break

round-started = **Round { $round } of { $rounds } has started** · { $done } of { $tables } tables done
round-over = **Round { $round } of { $rounds } is over!**
next-round = Round { $round } starts <t:{ $at }:R>.
paused = **Paused.** Clocks are stopped, and no one can play until the organiser presses **Resume**.
tables-of-round = ### Tables of round { $round }
table-done = **Table { $number }** · { $winners } won with { $points }
table-playing = **Table { $number }** · playing: { $players }
dealer = { $name } (dealer)

## Standings

standing-after = ### Standings after round { $round }
standing-final = ### Final standings
place = **{ $place }** · { $name } · **{ $total }**
    .rounds = **{ $place }** · { $name } · **{ $total }** ({ $rounds })
headline = { $count ->
    [one] { $names } wins the tournament!
   *[other] { $names } share first place!
}
cancelled-unplayed = **This tournament was cancelled** before it started.
cancelled-after = **This tournament was cancelled** after round { $round } of { $rounds }.

## Sheets

standing-sheet = ### Standings · { $title }
no-round-yet = No round is finished yet.
not-seated = You don’t have a table in this tournament right now. If you join, you sit down when the next round starts.
table-closed = { $label } is closed.
more-title = ### More · { $title }
details-title = ### Fair deal
details-text = A secret seed decides seats and ties. Together with every sign-up and start, it also decides all cards. Its seal is fixed before anyone signs up. The seed is shown at the end, and then anyone can check that the draw was fair.
sealed = Seal of the draw: { $seal }. The seed that proves it is shown here at the end.
proved = Seed of the draw: { $seed }. It proves the seal { $seal }.
pick-removed = Remove a player

## Before what can’t be undone

sure-close = This cancels the tournament and closes its tables. Finished rounds stay in the results.
    .button = Cancel the tournament

## Buttons

button-join = Join
button-leave = Leave
button-bot = Add bot
button-start = Start
button-more = More
button-resume = Resume
button-pause = Pause
button-standing = Standings
button-rules = Rulebook
button-cancel = Cancel the tournament
button-previous = Previous
button-following = Next
button-hand = My hand

## What commands and buttons answer

none-here = There’s no tournament in this channel. Open one with `/tournament open`.
opened = **{ $title } is open for sign-up.** Press **Start** when everyone’s in.
post-failed = No tournament was opened.
show-failed = It stays where it is.
shown = { $title } is at the bottom of the channel now.
bot-joined = { $name } joined.
started = **Round 1 has started!** Press **My hand** to see your cards.
paused-now = **The tournament is paused.** Clocks are stopped, and no one can play.
resumed = **The tournament is back on.** Current turns start over with the full time.
removed = { $name } was removed from the tournament.
cancelled = { $title } is cancelled.
joined = You joined { $title }. When a round starts, press **My hand** to play.
joined-late = You joined { $title }. You sit down when round { $round } starts.
left = You left { $title }. Until the last round starts, `/tournament join` brings you back with your score.
