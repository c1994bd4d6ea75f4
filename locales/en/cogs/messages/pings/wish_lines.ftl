# People who want to be dealt in are told of a table. $people are their mentions.

line = { $people } – { $table } is open. Come and sit down!
line-alone = { $table } is open. Come and sit down!
message = **{ $table }** is open: { $link }
    -# You asked for this. Change it under **Deal me in** in `/eights me`.
join = Join
