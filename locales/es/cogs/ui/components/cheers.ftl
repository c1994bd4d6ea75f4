cheers = -# { $cheers }
cheered-clap = 👏 { $name } aplaude
cheered-wow = 😮 { $name } no se lo cree
cheered-laugh = 😂 { $name } se ríe
cheered-fire = 🔥 { $name } dice que esto arde
cheered-wince = 😬 { $name } hace una mueca
cheered-gg = { $name } dice gg
cheer-button = Animar

cheer-clap = Aplaudir
cheer-wow = No me lo creo
cheer-laugh = Reír
cheer-fire = Esto arde
cheer-wince = Hacer una mueca
cheer-gg = Decir gg
