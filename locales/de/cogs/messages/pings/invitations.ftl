invitation = { $who } – { $host } möchte mit dir spielen: { $table }!
join = Mitspielen
