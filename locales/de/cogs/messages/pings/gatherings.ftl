line = { $people } – es ist so weit! { $table } ist offen. Setzt euch dazu!
join = Mitspielen
