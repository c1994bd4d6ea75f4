# The message of a table before its match.

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
