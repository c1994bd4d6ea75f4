cheers = -# { $cheers }
cheered-clap = 👏 { $name } klatscht
cheered-wow = 😮 { $name } staunt
cheered-laugh = 😂 { $name } lacht
cheered-fire = 🔥 { $name } findet: läuft!
cheered-wince = 😬 { $name } sagt autsch
cheered-gg = { $name } sagt gg
cheer-button = Zurufen

# Dasselbe als Knöpfe, zum Hören.

cheer-clap = Klatschen
cheer-wow = Staunen
cheer-laugh = Lachen
cheer-fire = Läuft!
cheer-wince = Autsch
cheer-gg = gg sagen
