# The More panel of a table, and the question before a match in play is closed.

heading = ### More · { $table }
remove = Remove a player
    .match = Replace with a bot
seats = Seats in this match
seat = Seat { $number }: { $name }
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
