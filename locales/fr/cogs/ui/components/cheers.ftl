# Cheers: who cheered lately, with the sign and in words.

cheers = -# { $cheers }
cheered-clap = 👏 { $name } applaudit
cheered-wow = 😮 { $name } n’en revient pas
cheered-laugh = 😂 { $name } rigole
cheered-fire = 🔥 { $name } trouve que ça chauffe
cheered-wince = 😬 { $name } grimace
cheered-gg = { $name } dit gg
cheer-button = Encourager

# The same as buttons, for those who listen.

cheer-clap = Applaudir
cheer-wow = Waouh
cheer-laugh = Rigoler
cheer-fire = Ça chauffe
cheer-wince = Grimacer
cheer-gg = Dire gg
