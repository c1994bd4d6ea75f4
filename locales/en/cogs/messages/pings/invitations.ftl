# A friend is invited to a table: a ping to that person alone. $who is their mention, $host invites.

invitation = { $who } – { $host } wants to play { $table } with you!
join = Join
