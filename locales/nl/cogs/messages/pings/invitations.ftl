# Een vriend wordt aan een tafel uitgenodigd.

invitation = { $who } – { $host } wil { $table } met je spelen!
join = Meedoen
