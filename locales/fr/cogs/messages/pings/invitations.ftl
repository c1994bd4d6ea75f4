# A friend is invited to a table: a ping to that person alone. $who is their mention, $host invites.

invitation = { $who } – { $host } t’attend pour jouer : { $table } !
join = Rejoindre
