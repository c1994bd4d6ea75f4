line = { $people } – { $table } ist offen. Setzt euch dazu!
line-alone = { $table } ist offen. Setzt euch dazu!
message = **{ $table }** ist offen: { $link }
    -# Das hast du dir gewünscht. Ändern kannst du es in `/eights me` unter **Sag mir Bescheid**.
join = Mitspielen
