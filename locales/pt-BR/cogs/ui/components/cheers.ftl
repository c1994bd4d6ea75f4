cheers = -# { $cheers }
cheered-clap = 👏 { $name } aplaude
cheered-wow = 😮 { $name } fica de queixo caído
cheered-laugh = 😂 { $name } ri
cheered-fire = 🔥 { $name } diz que está pegando fogo
cheered-wince = 😬 { $name } diz ai
cheered-gg = { $name } diz gg
cheer-button = Torcer

cheer-clap = Aplaudir
cheer-wow = Ficar de queixo caído
cheer-laugh = Rir
cheer-fire = Pegando fogo
cheer-wince = Ai!
cheer-gg = Dizer gg
