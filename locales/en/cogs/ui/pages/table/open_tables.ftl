# The open tables of a server, as a list for one member.

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

join = Join { $table }
sit = Sit down at { $table }
come-back = Come back to { $table }
table = Table { $number }
earlier = Previous
later = Next
play-now = Play now
