line = { $role } – { $table } ist offen. Setzt euch dazu!
join = Mitspielen
