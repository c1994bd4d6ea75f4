# Een partij die voorbij is, stap voor stap.

title = ## Terugkijken · { $game }
stage = -# Partij #{ $match } · ronde { $round } · beurt { $step } van { $steps }
open = -# Alle handen zijn open.
as-seat = -# Zoals { $name } het zag.
seat = { $turn ->
    [yes] ▸
   *[no] •
} **{ $name }** · { $notes }
    .heard = **{ $name }** · { $notes }
hand = -# { $cards }
nothing = Verder gebeurde er niets.
first = Eerste
previous = Vorige
next = Volgende
last = Laatste
round = Volgende ronde
download = Downloaden
matches = Alle partijen
jump = Spring naar een beurt
    .heard = Spring naar een ronde
jump-option = { $step } · { $words }
    .heard = { $words }
jump-earlier = Eerdere beurten
    .heard = Eerdere rondes
jump-later = Latere beurten
    .heard = Latere rondes
view = Wiens kaarten
view-open = Alle handen
view-seat = Zoals { $name } het zag
button = Terugkijken
unknown = Deze herhaling is er niet meer. Open hem opnieuw met `/eights history`.
download-title = ## Partij #{ $match }, om te bewaren
download-what = Het verslag is voor programma’s: `python -m engine replay` controleert er elke beurt van.
download-too-large = Deze partij is te lang voor een bestand dat Discord aanneemt.
download-note = -# Er staat in wie er speelde. Een naam die hier later vergeten wordt, blijft staan in een bestand dat bewaard is.
