# The More panel of a table, and the question before a match in play is closed.

heading = ### More · { $table }
remove = Remove a player
    .match = Replace a player with a bot
seat = Seat { $number }: { $name }
options = Table options
house-rules = House rules
log = Log
scores = Scores
pile = Pile
rules = Rulebook
details = Fair deal
ping = Ping me on my turn
    .off = Stop pinging me
invite = Invite a friend
leave = Leave my seat
close = Close the table
