# What a season is called, and what is wrong with it.

numbered = Season { $number }
no-season = No season here has that name. Pick one from the list that `season:` offers.
no-seasons = This server has no seasons yet. An admin starts one with `/eights settings season:start`.
no-name = Give the season a name, such as Autumn.
long-name = A season’s name may have { $most } characters, and this one has { $count }. Pick a shorter one.
already-on = A season is on already. End it first: `/eights settings season:end`.
known-name = This server had a season with that name. Pick another name.
none-on = No season is on. Start one with `/eights settings season:start`.
which-action = A season’s name goes with `season:`. Pick Start there to give it that name.
