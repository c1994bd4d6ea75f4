## Opening a table, sitting down and getting up. $table is a table's title, $name a player's.

opened = { $table } is open.
open-already = You already have { $table } open here. Press **Start** when everyone’s here.
left = You left { $table }.
    .bot = You left { $table }. A bot is playing for you. Press **Come back**, or use `/eights join`.
    .bot-open = You left { $table }. A bot plays for you until you or someone else takes the seat. Press **Come back**, or use `/eights join`.
    .out = You left { $table }. You’re out of its match, so no one plays for you.
    .waiting = You left { $table }. No one else is there, so the table waits for you. Press **Come back**, or use `/eights join`.
come-back = Come back
dealt = The cards are dealt at { $table }.
under-way = The round is under way, so there’s nothing to start. See your cards with `/eights hand`.
closed = { $table } is closed.
pings-on = You’ll get a ping when it’s your turn.
pings-off = You won’t get pings on your turn any more.

not-opened = No table was opened.
show-again = Use `/eights show` to see it.

## The message of a table before its match.

join = Join
add-bot = Add bot
start = Start
more = More

aim = Match: { $aim }.
house-rules-are = House rules – { $rules }
rule = { $rule }: { $value }
and-more = and { $count } more
pace = Turns: { $pace }
event = Opened for [a server event]({ $link })

ranked = Counts for the leaderboard.
too-short = Too short to count for the leaderboard.
hints = Hints are on: on your turn, press **Hint** in your hand. The match doesn’t count for the leaderboard.
ranked-with-two = Counts for the leaderboard once a second person joins.

seat = **{ $number }** · { $player }
host = { $player } · host
bot = 🤖 { $name } ({ $level } bot)
team = **Team { $team }**
open = open
chair-host = host
chair-bot = { $level } bot
chair = { $name } ({ $note })
sitting = Sitting here: { $names }.
free-seats = { $count ->
    [0] The table is full.
    [one] 1 more can join.
   *[other] { $count } more can join.
}
ready = Press **Start** when everyone’s here.
not-ready = { $why }

## The open tables of a server, as a list for one member.

heading = ### Open tables
mine = ### Your tables
    Pick one to see your hand.
none = ### No open tables
    Be the first: **Play now** opens one in this channel.
line = { $kind ->
    [free] **{ $table }** in { $place } · { $free ->
            [one] 1 seat free
           *[other] { $free } seats free
        } · with { $players }
    [full] **{ $table }** in { $place } · full · with { $players }
    [yours] **{ $table }** in { $place } · you’re in · with { $players }
    [away] **{ $table }** in { $place } · your seat is waiting · with { $players }
    [bot] **{ $table }** in { $place } · playing, a bot’s seat is free · with { $players }
   *[playing] **{ $table }** in { $place } · playing · with { $players }
}
page = Page { $number } of { $pages }

open-join = Join { $table }
sit = Sit down at { $table }
open-come-back = Come back to { $table }
table = Table { $number }
earlier = Previous
later = Next
play-now = Play now

## A friend is invited to a table. $table is its title, $name the friend's.

invite-opened = { $table } is open, and { $name } is invited.
    .unreached = { $table } is open, but I couldn’t reach { $name }. Tell them to press **Join**.
invited = { $name } is invited to { $table }.
    .unreached = I couldn’t reach { $name }. Tell them to press **Join** at { $table }.

no-table = None of your tables here is waiting for players. Open one with `/eights open`, then invite your friend.
not-waiting = { $table } isn’t waiting for players any more. Invite your friend to the next match.
friend-is-bot = That’s a bot, so invite a person instead. To add one of my bots, press **Add bot** at the table.
friend-is-you = You can’t invite yourself. Pick a friend.
friend-left = { $name } isn’t in this server any more. Pick someone who is.
friend-gone = That person isn’t in this server any more. Pick someone who is.
friend-cannot-see = { $name } can’t see the table’s channel. Open a table in a channel you both can see.
friend-sits = { $name } is already at { $table }.
friend-invited = { $name } is already invited to { $table }. The invitation stays in the channel until the match starts.

# The form

title = Invite a friend
friend = Your friend
    .help = They get a ping and a Join button.

## An event of the server has begun. $why is the sentence that says why its table isn’t open.

refused = “{ $event }” has begun, but I couldn’t open its table. { $why }

## A friend is invited to a table: a ping to that person alone. $who is their mention, $host invites.

invitation = { $who } – { $host } wants to play { $table } with you!
invited-join = Join

## A table has opened. $role is the mention of the role that the server has picked.

role-line = { $role } – { $table } is open. Take a seat!
role-join = Join
