# Cheers: who cheered lately, with the sign and in words.

cheers = -# { $cheers }
cheered-clap = 👏 { $name } claps
cheered-wow = 😮 { $name } is amazed
cheered-laugh = 😂 { $name } laughs
cheered-fire = 🔥 { $name } says it’s on fire
cheered-wince = 😬 { $name } winces
cheered-gg = { $name } says gg
cheer-button = Cheer

# The same as buttons, for those who listen.

cheer-clap = Clap
cheer-wow = Be amazed
cheer-laugh = Laugh
cheer-fire = On fire
cheer-wince = Wince
cheer-gg = Say gg
