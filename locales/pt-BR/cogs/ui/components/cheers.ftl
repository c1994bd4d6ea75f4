cheers = -# { $cheers }
cheered-clap = 👏 { $name } aplaude
cheered-wow = 😮 { $name } se espanta
cheered-laugh = 😂 { $name } ri
cheered-fire = 🔥 { $name } diz que está pegando fogo
cheered-wince = 😬 { $name } diz ai
cheered-gg = { $name } diz gg
cheer-button = Torcer

cheer-clap = Aplaudir
cheer-wow = Se espantar
cheer-laugh = Rir
cheer-fire = Pegando fogo
cheer-wince = Ai!
cheer-gg = Dizer gg
