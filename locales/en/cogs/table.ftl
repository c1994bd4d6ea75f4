## The public message of a table during its match, and what happened there in a few words.

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

## The More panel of a table, and the question before a match in play is closed.

heading = ### More · { $table }
remove = Remove a player
    .match = Replace with a bot
seats = Seats in this match
more-seat = Seat { $number }: { $name }
options = Table options
log = Log
scores = Scores
pile = Pile
rules = Rulebook
details = Fair deal
ping = Ping me
    .off = Stop pings
invite = Invite a friend
leave = Leave my seat
close = Close the table

## The break after a round, the end of a match, and what stays of a closed table.

round-won = ## { $names } { $winners ->
    [one] wins
   *[other] win
} round { $round }!
end-round-over = ## Round { $round } ends without a winner
how = -# { $title } · { $ending }
winning-card = Winning card: **{ $card }**
next-round = Round { $round } starts when everyone’s ready, or { $when }.
end-soon = in a moment
is-ready = Ready: { $names }

match-won = { $names } { $winners ->
    [one] wins
   *[other] win
}!
    .you = { $winners ->
        [0] You win
       *[other] You and { $names } win
    }!
scored-best = { $names } { $winners ->
    [one] has
   *[other] have
} the best score!
    .you = { $winners ->
        [0] You have
       *[other] You and { $names } have
    } the best score!
lead = by { $counted ->
    [nothing] { cards }
    [rounds] { rounds }
   *[points] { points }
}
lead-left = last one left
score = { $counted ->
    [nothing] { $count ->
        [0] no cards left
       *[other] { cards } left
    }
    [rounds] { rounds } won
   *[points] with { points }
}
last-card = last card: { $card }
place = **{ $place }** · **{ $name }** · { $notes }
partner = -# { $name } · { $notes }
by-bot = finished by a bot
many-owners = someone in seat { $seat }
sat-later = -# { $names } sat down mid-match, so { $count ->
    [one] that seat’s result doesn’t
   *[other] those seats’ results don’t
} count.{ $rest ->
    [counts] { "" } Everyone else’s result counts as if a bot had played there.
    [too-few] { "" } Only one person was here from the first deal, so the match doesn’t count for the leaderboard.
   *[anyway] { "" }
}
played = -# Played in { rounds }.
play-again = -# Press **Rematch** to play again.
last-left = -# The last player left wins.
lowest = -# The lowest total wins.
for-tournament = -# { $penalties ->
    [yes] Penalty points in tournament { $tournament }: the lowest total wins.
   *[no] These points count in tournament { $tournament }: the highest total wins.
}
pays = { $payer } pays { $shares }.
share = { $name } { units }
who-pays = -# Press **Scores** to see who pays whom.
finish = { $place } { $name }{ $counted ->
    [nothing] { "" } with { cards }
    [rounds] { "" } with { rounds } won
   *[points] { "" } with { points }
}
together = { $count ->
    [1] { $first }
    [2] { $first } & { $second }
   *[other] { $first } +{ $more }
}
closed = ## { $title }
    This table is closed. { $count ->
        [0] No one
       *[other] { $names }
    } sat here.

rematch = Rematch
more = More

## Closing a table: the question, and what stays in the channel.

ask = Close { $table }?
    .match = This ends the match, and it won’t count.
closing-close = Close it
closing-closed = { $table } is closed.

# What stays of a match that was closed before its end.
closed-by = **{ $name } closed this table { $dealt ->
    [no] after
   *[yes] in
} round { $round }.** The match doesn’t count.
closed-itself = **This table closed { $dealt ->
    [no] after
   *[yes] in
} round { $round }, because { $why ->
    [retired] one of its rules no longer exists
   *[left] no one was left
}.** The match doesn’t count.
standing = Standings after { rounds }
closing-place = **{ $place }** · **{ $name }** · { $score }
no-round = No round was finished. { $names } played.
closing-rematch = The rematch is here: [open it]({ $link })

## The score sheet of a table.

title = ### Scores · { $title }
course = How the scores changed over { rounds }.
rounds-played = { rounds }
round-head = R{ $round }
    .heard = round { $round }
total-head = Total
    .heard = total
one-round = This table plays one round. Its points count in the tournament.
earlier = -# { $count ->
    [one] The first round isn’t shown, but the totals count it.
   *[other] The first { $count } rounds aren’t shown, but the totals count them.
}

## Private pages about a table: its log, its discard pile, and what proves its deals.

log-title = ### Log · { $title }
    -# Round { $round }, newest last
nothing = Nothing has happened yet.
pile-title = ### Discard pile · { $title }
    -# Newest first
pile-card = **{ $card }** { $name }
    .heard = **{ $card }**, by { $name }
pile-starter = **{ $card }** first card
    .heard = **{ $card }**, the first card
pile-unknown = **{ $card }**
pile-empty = The discard pile is empty.
log-earlier = Earlier
later = Later
page = -# Page { $page } of { $pages }
details-title = ### Fair deal · { $title }
seal = Seal of the deal: `{ $seal }`
seal-note = -# The seal was made before anyone joined, and it stays the same. It locks in a secret seed and salt. Every Join and Start after it mixes in a number from Discord, so no one can pick the cards. When the match ends, you can see it all, and `/eights history what:verify` checks every deal.
seal-note-tournament = -# This seal comes from the tournament’s seal, which was made before anyone signed up. Every sign-up and start after it mixes in a number from Discord, so no one can pick the cards. When the round ends, you can see it all, and `/eights history what:verify` checks every deal.
seal-note-old = -# The seal was made before the first card. At the end, the seed and salt prove that no deal was changed.
no-presses = -# No Join or Start was mixed in here, so the seal alone locks in the cards.
presses = Join and Start numbers: { $presses }
seed = Seed: `{ $seed }`
    Salt: `{ $salt }`
table = Table { $table }
match = Match { $match } · { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
engine = Engine version { $engine }

## The page where a host changes a table before its match.

host-heading = Table options · { $table }
game-tab = Game
seats-tab = Seats and bots
house-rules = House rules
notice = ❗ { $why }

pick-game = Game
saved-shelf = Saved here · { $count ->
    [one] 1 set of house rules
   *[other] { $count } sets of house rules
}
    .line = House rules saved on this server.
game = Game: { $game }
saved-game = Game: { $name }
saved-of = Your server’s house rules for { $game }
pick-target = Target
target = Target: { $target }
pick-pace = Time for a turn
pace = Turns: { $pace }
usual-pace = Turns: this server’s default
hints = { $on ->
    [yes] Hints are on (the match won’t count)
   *[no] Hints are off
}
take-backs = { $on ->
    [yes] Take-backs are on
   *[no] Take-backs are off
}
pick-seats = Seats
host-seats = Seats: { $count }
pick-bots = Bots
bots = Bots: { $count ->
    [0] none
   *[other] { $count }
}
pick-level = Level
level = Level: { $level }
pick-partners = Partners
partners = Partners: { $sides ->
    [0] none
   *[other] { $sides } teams
}
pick-newcomers = Bot seats during the match
newcomers-open = Bot seats: anyone can take one
    .line = A latecomer takes over a bot’s seat, cards and score.
newcomers-closed = Bot seats: no one can take one
    .line = No one joins after the start.
pick-swap = Swap two seats
host-seat = Seat { $number }: { $name }
shuffle = Shuffle the seats
seated = { $number }. { $name }
empty = No one sits here yet.

unknown-game = That game is no longer available. Press **Table options** again.
unknown-choice = That choice is no longer available. Press **Table options** again.

## Calling players to a table, and where a table is. $when is a moment that Discord counts down to.

ping-turn = { $player }, it’s your turn at { $table }.
adding = { $player }, you won the round at { $table }. Now you can add a rule.
warning = { $player }, it’s still your turn at { $table }. A bot takes over { $when }.
start = { $players }, the cards are dealt at { $table }. { $first } goes first. Press **My hand** to see your cards.
my-hand = My hand

ping-seated = You have a seat at { $table }.
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

place-channel = This channel
place-thread = Its own thread
thread = **{ $table }** has its own thread.
thread-opened = { $table } is open in { $link }.
no-threads-here = This channel can’t have threads. Open the table in a text channel, or with `place: This channel`.
no-threads-allowed = I can’t make a thread here: I’m missing { $missing }. Ask an admin for it, or open the table with `place: This channel`.
thread-failed = Discord didn’t let me make a thread ({ $why }), so no table was opened. Try `place: This channel`.

## Seats, bots and the table's message

seat-choice = { $number }: { $name }
    .bot = { $number }: { $name } (bot)
which-player = Who do you want to invite? Pick them with `player:`.
bot-joined = { $name } sits down at { $table }.
which-level = How well should the bot play? Pick `level:` too.
bot-level = { $name } at { $table } now { $level ->
        [easy] takes it easy
        [expert] remembers what everyone did and looks ahead
       *[other] plays the obvious good card
    }.
seats-changed = The seats have changed. Press **More** again.
removed = { $name } was removed.
    .bot = A bot plays for { $name } until they come back.
which-seat = Which seat? Pick one from the list for `seat:`.
no-such-seat = There’s no such seat. Pick one from the list for `seat:`.
stays-where = It stays where it is.
moved = { $table } is at the bottom of the channel now.
