# A table has opened. $role is the mention of the role that the server has picked.

line = { $role } – { $table } is open. Take a seat!
join = Join
