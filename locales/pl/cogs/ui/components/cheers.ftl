cheers = -# { $cheers }
cheered-clap = 👏 { $name } bije brawo
cheered-wow = 😮 { $name } robi wielkie oczy
cheered-laugh = 😂 { $name } się śmieje
cheered-fire = 🔥 { $name } woła: ogień!
cheered-wince = 😬 { $name } się krzywi
cheered-gg = { $name } mówi gg
cheer-button = Okrzyk

# The same as buttons, for those who listen.

cheer-clap = Brawo
cheer-wow = Wielkie oczy
cheer-laugh = Śmiech
cheer-fire = Ogień
cheer-wince = Auć
cheer-gg = Powiedz gg
