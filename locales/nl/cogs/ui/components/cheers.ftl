# Kreten: wie er net riep, met het teken en in woorden.

cheers = -# { $cheers }
cheered-clap = 👏 { $name } klapt
cheered-wow = 😮 { $name } zegt wauw
cheered-laugh = 😂 { $name } lacht
cheered-fire = 🔥 { $name } vindt het vuurwerk
cheered-wince = 😬 { $name } zegt au
cheered-gg = { $name } zegt gg
cheer-button = Roep iets

# Hetzelfde als knoppen, voor luisteraars.

cheer-clap = Klap
cheer-wow = Zeg wauw
cheer-laugh = Lach
cheer-fire = Vuurwerk
cheer-wince = Zeg au
cheer-gg = Zeg gg
